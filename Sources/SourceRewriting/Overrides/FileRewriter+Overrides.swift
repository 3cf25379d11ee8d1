import SwiftSyntax

extension FileRewriter {
    /// Moves a member from an extension into the class's body when it overrides or is overridden.
    ///
    /// - Parameters:
    ///   - node: The member.
    ///   - name: Its full name.
    ///   - token: Its name where it is declared.
    ///   - keyword: The keyword behind its modifiers, such as `func`.
    func move(
        _ node: some ForwardableMember, name: String, token: TokenSyntax, modifiers: DeclModifierListSyntax,
        keyword: TokenSyntax
    ) {
        guard let scope = scopes.last else { return }
        let isOverride = modifiers.has(.override)
        guard scope.kind == .extensionDeclaration else {
            if isOverride, let type = scope.type { refuseOverride(of: name, in: type, at: node) }
            return
        }
        if isOverride, replace(node, name: name, token: token, modifiers: modifiers) { return }
        guard let type = scope.type else {
            if isOverride { refuseExtension(of: scope.name, overriding: name, at: node) }
            return
        }
        guard isOverride || index.overriddenInExtensions.contains(type.name + "." + name) else { return }
        guard let body = type.body, body.file != nil, type.kind == .classDeclaration else {
            // When the base is declared for a framework's class, the override is reported with the reason.
            if isOverride { refuseExtension(of: type.name, overriding: name, at: node) }
            return
        }
        if isOverride, refuseOverride(of: name, in: type, at: node) { return }
        if forward(node, token: token, modifiers: modifiers, to: type) { return }
        if let access = scope.access, modifiers.access == nil {
            edits.insert(access == "private" ? "fileprivate " : access + " ", before: keyword)
        }
        for attribute in scope.sharedAttributes { edits.insert(attribute + " ", before: node) }
        let location = converter.location(for: node.positionAfterSkippingLeadingTrivia)
        edits.move(node.byteRange)
        movedMembers.append(
            MovedMember(
                type: type, range: node.byteRange, line: location.line, column: location.column, conditions: conditions)
        )
    }

    private func refuseExtension(of type: String, overriding name: String, at node: some SyntaxProtocol) {
        report(
            .error, at: node,
            "an extension cannot override '\(name)' of '\(type)', a class of another module: without Objective-C only a "
                + "class's body overrides; declare a subclass of '\(type)' that does, and use that")
    }

    /// Reports a member that overrides another which no body of the module declares.
    ///
    /// - Returns: whether it did.
    @discardableResult
    private func refuseOverride(of name: String, in type: IndexedType, at node: some SyntaxProtocol) -> Bool {
        for ancestor in index.superclasses(of: type) {
            guard let isInExtension = ancestor.declaresInExtension(name) else { continue }
            guard isInExtension, ancestor.body?.file == nil else { return false }
            report(
                .error, at: node,
                "'\(name)' cannot be overridden: an extension of '\(ancestor.name)', a class of another module, declares "
                    + "it, and without Objective-C only members of a class's body can be overridden; declare it in a "
                    + "class of this module between the two")
            return true
        }
        return false
    }

    /// Reports an override in an extension of a kind that is not moved.
    func refuseOverride(_ modifiers: DeclModifierListSyntax, of kind: String, at node: some SyntaxProtocol) {
        guard scopes.last?.kind == .extensionDeclaration, modifiers.has(.override) else { return }
        report(
            .error, at: node,
            "an extension cannot override \(kind): without Objective-C only a class's body overrides; move it there")
    }
}
