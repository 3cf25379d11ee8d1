import SwiftSyntax

extension FileRewriter {
    /// The name of the property that says whether an object implements an optional requirement.
    func presenceName(of node: FunctionDeclSyntax) -> String { "__has_" + identifier(of: node) }

    /// The name of the property with the method of an optional requirement; nil where the object does not implement it.
    private static func referenceName(_ fullName: String) -> String { "__reference_" + identifier(of: fullName) }

    /// The full name as an identifier, with the types of the parameters where requirements have one name.
    private func identifier(of node: FunctionDeclSyntax) -> String {
        let types = node.signature.parameterClause.parameters.map(\.type.singleLine).joined(separator: "_")
        return Self.identifier(of: node.fullName + (index.overloadedOptionals.contains(node.fullName) ? types : ""))
    }

    private static func identifier(of fullName: String) -> String {
        String(fullName.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    }

    /// Declares for an optional requirement whether it is implemented, and the method as a value.
    func declarePresence(of node: FunctionDeclSyntax, in scope: Scope) {
        let presence = presenceName(of: node)
        edits.insert("; var \(presence): Bool { get }", behind: node)
        let access = Self.access(scope.type?.access)
        var members = ["\(access)var \(presence): Bool { false }"]
        // Among overloads only type inference can choose.
        if node.isReferable, !index.overloadedOptionals.contains(node.fullName) {
            let words = (node.isThrowing ? "try " : "") + (node.isAsync ? "await " : "")
            let effects = (node.isAsync ? " async" : "") + (node.isThrowing ? " throws" : "")
            let type = node.signature.returnClause?.type.singleLineOfValue ?? "Void"
            let inputs = node.parameters.map(\.type).joined(separator: ", ")
            let arguments = node.parameters.enumerated().map {
                ($0.element.label == "_" ? "" : $0.element.label + ": ") + "$\($0.offset)"
            }
            members.append(
                "\(access)var \(Self.referenceName(node.fullName)): ((\(inputs))\(effects) -> \(type))? { \(presence) ? "
                    + "{ \(words)self.\(Self.optionalName(node.baseName))(\(arguments.joined(separator: ", ")))! } : nil }"
            )
        }
        append("extension \(scope.qualifiedName) { \(members.joined(separator: "; ")) }\n")
    }

    /// Rewrites the mention of an optional requirement that is no call, as in `a.b != nil` and `let f = a.b(_:)`.
    func rewriteReference(_ node: MemberAccessExprSyntax) {
        let name = node.declName.baseName.text.unquoted
        guard index.optionalBases.contains(name), !node.isCalled else { return }
        var fitting = optionalRequirements(named: name, of: node.base)
        if let labels = node.declName.argumentNames?.arguments.map({ $0.name.text.unquoted + ":" }) {
            fitting = fitting.filter { $0.fullName == name + "(" + labels.joined() + ")" }
        }
        guard let first = fitting.first else { return }
        guard fitting.count == 1 else {
            let isOverloaded = Set(fitting.map(\.fullName)).count == 1
            report(
                .error, at: node.declName,
                "'\(name)' can be any of \(fitting.count) optional requirements; "
                    + (isOverloaded
                        ? "they have one name, so call the one that is meant and look at the result"
                        : "write the labels, as in '\(first.fullName)'"))
            return
        }
        edits.replace(node.declName, with: Self.referenceName(first.fullName), padded: false)
    }

    /// The optional requirements of a name that the protocol of an object has; none where the protocol is not known.
    func optionalRequirements(named name: String, of base: ExprSyntax?) -> [IndexedMethod] {
        guard let written = base.flatMap(ObjectTypes(self).typeName(before:)),
            let type = index.lookUp(written, from: scopes.last?.qualifiedName), type.kind == .protocolDeclaration
        else { return [] }
        return ([type] + index.protocols(of: type)).flatMap(\.optionalRequirements).filter { $0.baseName == name }
    }
}

extension FunctionDeclSyntax {
    /// Whether a closure can pass on all arguments.
    fileprivate var isReferable: Bool {
        signature.parameterClause.parameters.allSatisfy { parameter in
            parameter.ellipsis == nil
                && !parameter.type.tokens(viewMode: .sourceAccurate).contains {
                    $0.tokenKind == .keyword(.inout) || $0.tokenKind == .keyword(.some) || $0.text == "autoclosure"
                }
        }
    }
}

extension MemberAccessExprSyntax {
    /// Whether the member is called, with or without a sign of optionals.
    fileprivate var isCalled: Bool {
        var node = ExprSyntax(self)
        if let sign = node.parent?.as(OptionalChainingExprSyntax.self) { node = ExprSyntax(sign) }
        if let sign = node.parent?.as(ForceUnwrapExprSyntax.self) { node = ExprSyntax(sign) }
        return node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
    }
}
