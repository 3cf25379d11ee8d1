import SwiftSyntax

extension FileRewriter {
    /// Attributes for Objective-C and Interface Builder, which the tables replace.
    static let removedAttributes: Set<String> = [
        "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
        "GKInspectable",
    ]

    /// - Returns: whether the attribute is removed, so that its contents need not be visited.
    func rewrite(_ node: AttributeSyntax) -> Bool {
        switch node.name {
        case let name where Self.removedAttributes.contains(name): edits.blank(node)
        case "UIApplicationMain", "NSApplicationMain": edits.replace(node, with: "@main")
        case "NSManaged" where isInLayer: edits.blank(node)
        case "convention" where node.isOfMethods: refuseFunctionOfMethod(at: node)
        case "NSManaged":
            report(
                .error, at: node,
                "@NSManaged properties belong to Core Data, which is not there on Linux; leave the file out with a line "
                    + "'// exclude:' in the target's own file, or the lines with #if canImport(CoreData)")
        default: return false
        }
        return true
    }

    func rewrite(_ node: DeclModifierSyntax) {
        if node.name.tokenKind == .keyword(.dynamic) { edits.blank(node) }
    }

    /// Reports a use of a method's implementation pointer, as sources have that exchange methods.
    func refuseFunctionOfMethod(at node: some SyntaxProtocol) {
        report(
            .error, at: node,
            "methods have no functions that could be called or replaced, because there is no Objective-C on Linux; override "
                + "the method in a subclass, or leave the file out with a line '// exclude:' in the target's own file")
    }

    // MARK: Managed properties

    /// Whether the current type is a subclass of `CALayer`, whose properties Core Animation stores by name.
    private var isInLayer: Bool {
        guard let type = scopes.last?.type else { return false }
        let root = index.superclasses(of: type).last ?? type
        let name = root.kind == .classDeclaration ? root.inherited.first ?? "" : root.name
        return name.hasPrefix("CA") && name.hasSuffix("Layer")
    }

    /// Gives the `@NSManaged` properties of a layer accessors that store the values by name.
    func manage(_ node: VariableDeclSyntax) {
        guard node.attributes.has("NSManaged"), isInLayer else { return }
        guard node.bindings.count == 1, let binding = node.bindings.first else {
            report(
                .error, at: node,
                "managed properties need a declaration each, because each has its own accessors here; write one var for "
                    + "each of the \(node.bindings.count)")
            return
        }
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            binding.typeAnnotation != nil, binding.accessorBlock == nil
        else { return }
        let key = node.attributes.objectiveCName ?? name.unquoted
        edits.insert(
            " { get { anoleManagedValue(of: self, \"\(key)\") } set { setValue(newValue, forKey: \"\(key)\") } }",
            behind: binding)
    }
}

extension AttributeSyntax {
    /// Whether `@convention` belongs to a block, or to a function with a selector as Objective-C's methods have them.
    fileprivate var isOfMethods: Bool {
        if arguments?.trimmedDescription == "block" { return true }
        return parent?.parent?.tokens(viewMode: .sourceAccurate).contains { $0.text == "Selector" } == true
    }
}
