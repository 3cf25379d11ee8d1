import SwiftSyntax

extension FileRewriter {
    /// Rewrites `#keyPath(T.a.b)` to the string that Objective-C makes of it.
    func rewriteKeyPath(_ node: MacroExpansionExprSyntax) {
        guard let argument = node.arguments.first, let names = Self.names(in: argument.expression.withoutParentheses)
        else {
            report(.error, at: node, "#keyPath needs names of properties with dots between them")
            return
        }
        // The type's own name is not part of the path.
        let path = names.drop { $0.first?.isUppercase == true }
        let start = names.dropLast(path.count).joined(separator: ".")
        var type = start.isEmpty ? scopes.last?.type : index.lookUp(start, from: scopes.last?.qualifiedName)
        let keys = path.map { name in
            let property = type.flatMap { index.property(named: name, in: $0) }
            defer { type = property?.typeName.flatMap { index.lookUp($0) } }
            return property?.key ?? ObjectiveCName.key(ofFrameworkProperty: name)
        }
        edits.replace(node, with: "\"\(keys.joined(separator: "."))\"")
    }

    private static func names(in expression: ExprSyntax) -> [String]? {
        if let name = expression.as(DeclReferenceExprSyntax.self) { return [name.baseName.text.unquoted] }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return names(in: chain.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return names(in: unwrapped.expression) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        return names(in: base).map { $0 + [member.declName.baseName.text.unquoted] }
    }
}
