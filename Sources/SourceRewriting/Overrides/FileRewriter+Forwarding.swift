import SwiftSyntax

extension FileRewriter {
    /// Leaves a member in its extension, where it can use the private names of its file, and adds one to the class's body that
    /// calls it.
    ///
    /// - Returns: whether the member is done.
    func forward(
        _ node: some ForwardableMember, token: TokenSyntax, modifiers: DeclModifierListSyntax, to type: IndexedType
    ) -> Bool {
        guard let scope = scopes.last, let body = type.body, let file = body.file, file != number
        else { return false }
        let hidden = node.tokens(viewMode: .sourceAccurate).first { token in
            if case .identifier(let name) = token.tokenKind { return privateNames.contains(name.unquoted) }
            return false
        }
        guard hidden != nil || !source.importedModules.isSubset(of: body.imports) else { return false }
        let name = ownName(token.text.unquoted, of: type.name)
        guard let text = node.forward(to: name, words: words(of: node, modifiers, in: scope)) else {
            guard let hidden else { return false }
            report(
                .error, at: node,
                "'\(token.text)' cannot be overridden in an extension: it moves into the body of '\(type.name)' in another "
                    + "file, where '\(hidden.text)' is private; take the word before '\(hidden.text)' away, or move the "
                    + "override there")
            return true
        }
        rename(token, of: type.name, modifiers: modifiers)
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        movedMembers.append(
            MovedMember(
                type: type, range: node.byteRange, line: location.line, column: location.column,
                conditions: conditions, forward: text))
        return true
    }

    /// The attributes and modifiers that a member has in the class's body.
    private func words(of node: some ForwardableMember, _ modifiers: DeclModifierListSyntax, in scope: Scope) -> String
    {
        let attributes = (node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []).compactMap { element in
            guard case .attribute(let attribute) = element, !Self.removedAttributes.contains(attribute.name) else {
                return nil as String?
            }
            return attribute.singleLine
        }
        let inherited = scope.access.flatMap { access in
            modifiers.access == nil ? (access == "private" ? "fileprivate" : access) : nil
        }
        let own = modifiers.filter { $0.name.tokenKind != .keyword(.dynamic) }.map(\.singleLine)
        let all = scope.sharedAttributes + attributes + own + (inherited.map { [$0] } ?? [])
        return all.map { $0 + " " }.joined()
    }

    // MARK: Framework classes

    /// Replaces a member of a framework's class that can be replaced, as a category does on Apple's systems.
    ///
    /// - Returns: whether it did.
    func replace(
        _ node: some ForwardableMember, name: String, token: TokenSyntax, modifiers: DeclModifierListSyntax
    ) -> Bool {
        guard let scope = scopes.last, scope.type.map({ $0.kind == .foreign }) ?? true else { return false }
        let type = index.meaning(of: ModuleIndex.plainName(of: scope.name), from: nil)
        guard ReplaceableMembers.names[type]?.contains(name) == true, !modifiers.isStatic else { return false }
        edits.insert("@_dynamicReplacement(for: \(name)) ", before: node)
        rename(token, of: type, modifiers: modifiers)
        return true
    }
}
