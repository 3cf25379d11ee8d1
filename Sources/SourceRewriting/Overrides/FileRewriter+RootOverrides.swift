import SwiftSyntax

extension FileRewriter {
    /// Whether a method overrides one of NSObject's that does not exist on Linux.
    func isRootOverride(_ node: FunctionDeclSyntax) -> Bool {
        guard node.modifiers.has(.override), RootMethods.names.contains(node.fullName), !node.modifiers.isStatic,
            let type = scopes.last?.type
        else { return false }
        return index.isFirst(node.fullName, in: type)
    }

    /// Removes the word `override` from such a method; a key-value observer conforms to a protocol instead.
    func dropRootOverride(_ node: FunctionDeclSyntax) {
        guard isRootOverride(node) else { return }
        if let word = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.override) }) { edits.blank(word) }
        guard node.fullName == RootMethods.observation, let scope = scopes.last else { return }
        var parent = node.parent
        while let current = parent, !current.is(ClassDeclSyntax.self), !current.is(ExtensionDeclSyntax.self) {
            parent = current.parent
        }
        if let last = parent?.as(ClassDeclSyntax.self)?.inheritanceClause?.inheritedTypes.last {
            edits.insert(", \(RootMethods.observationProtocol)", behind: last.type)
        } else {
            appendix.append("extension \(scope.qualifiedName): \(RootMethods.observationProtocol) {}\n")
        }
    }
}
