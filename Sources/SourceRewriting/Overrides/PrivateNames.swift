import SwiftSyntax

/// Finds the names that only one file can use: those of private declarations outside of functions.
final class PrivateNames: SyntaxVisitor {
    private var names: Set<String> = []
    /// For each extension around the current node, whether its members are private without a modifier of their own.
    private var hides: [Bool] = []

    static func names(in source: SourceFile) -> Set<String> {
        let finder = PrivateNames(viewMode: .sourceAccurate)
        finder.walk(source.tree)
        return finder.names
    }

    private func note(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) {
        let access = modifiers.access ?? (hides.last == true ? "private" : "internal")
        if ["private", "fileprivate"].contains(access) { names.insert(name.text.unquoted) }
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        hides.append(["private", "fileprivate"].contains(node.modifiers.access))
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { hides.removeLast() }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: ClassDeclSyntax) { hides.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: StructDeclSyntax) { hides.removeLast() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name, node.modifiers) }
    override func visitPost(_ node: EnumDeclSyntax) { hides.removeLast() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.modifiers)
        return .skipChildren
    }

    private func enter(_ name: TokenSyntax, _ modifiers: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        note(name, modifiers)
        hides.append(false)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        note(node.name, node.modifiers)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            for token in binding.pattern.tokens(viewMode: .sourceAccurate) {
                if case .identifier = token.tokenKind { note(token, node.modifiers) }
            }
        }
        return .skipChildren
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension Collection<String> {
    fileprivate func contains(_ word: String?) -> Bool { word.map { contains($0) } ?? false }
}
