import SwiftSyntax

extension FileRewriter {
    /// Arguments that make an empty object, for classes whose `init()` is missing in Foundation on Linux.
    private static let emptyArguments = [
        "NSAttributedString": "string: \"\"",
        "NSMutableAttributedString": "string: \"\"",
        "Timer": "timeInterval: 0, repeats: false, block: { _ in }",
    ]

    /// Gives arguments to a call such as `NSAttributedString()`.
    func fillArguments(of node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let paren = node.leftParen,
            let name = Self.className(in: node.calledExpression), let arguments = Self.emptyArguments[name],
            !isDeclaredHere(name)
        else { return }
        edits.insert(arguments, behind: paren)
    }

    /// Whether a name means a type of the module.
    private func isDeclaredHere(_ name: String) -> Bool {
        guard let scope = scopes.last?.qualifiedName, let type = index.lookUp(name, from: scope), type.name != name
        else {
            return index.lookUp(name).map { $0.name == name && $0.kind != .foreign } ?? false
        }
        return (scope + ".").hasPrefix(type.name.dropLast(name.count))
    }

    /// The class in `Class(…)` and `Class.init(…)`.
    private static func className(in expression: ExprSyntax) -> String? {
        if let access = expression.as(MemberAccessExprSyntax.self),
            access.declName.baseName.tokenKind == .keyword(.`init`)
        {
            return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }
}
