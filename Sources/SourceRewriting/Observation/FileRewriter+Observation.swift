import SwiftSyntax

extension FileRewriter {
    /// Makes a property notify its observers when it has changed, as the setters of `@objc dynamic` properties do.
    func observe(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, scope.kind == .classDeclaration || scope.kind == .extensionDeclaration,
            node.modifiers.has(.dynamic), !node.modifiers.isStatic, node.bindingSpecifier.tokenKind == .keyword(.var),
            !node.attributes.has("NSManaged"),
            node.attributes.has("objc") || scope.exposesAll || node.attributes.has("IBInspectable")
        else { return }
        if node.bindings.count > 1 {
            report(
                .error, at: node,
                "properties that are observed need a declaration each, because each has its own didSet here; "
                    + "write one var for each of the \(node.bindings.count)")
            return
        }
        guard let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return }
        let key = node.attributes.objectiveCName ?? name.unquoted
        let change = { (before: String) in
            "anoleChanged(self, \\\(scope.name).\(name), \"\(key)\", \(before), self.\(name))"
        }
        guard let block = binding.accessorBlock else {
            edits.insert(" { didSet { \(change("oldValue")) } }", behind: binding)
            return
        }
        // A property with only a getter is not set; the code that changes its value notifies the observers.
        guard case .accessors(let accessors) = block.accessors else { return }
        let body = { (word: Keyword) in
            accessors.first { $0.accessorSpecifier.tokenKind == .keyword(word) }.flatMap { accessor in
                accessor.body.map { (brace: $0.leftBrace, parameter: accessor.parameters?.name.text) }
            }
        }
        // Observers are notified after the property's own `didSet`.
        if let didSet = body(.didSet) {
            edits.insert(" defer { \(change(didSet.parameter ?? "oldValue")) };", behind: didSet.brace)
        } else if body(.willSet) != nil {
            edits.insert(" didSet { \(change("oldValue")) }", behind: block.leftBrace)
        } else if let set = body(.set) {
            edits.insert(" let __old = self.\(name); defer { \(change("__old")) };", behind: set.brace)
        }
    }
}
