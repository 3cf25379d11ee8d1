import SwiftSyntax

extension FileRewriter {
    /// Gives an optional property of a protocol another name, an optional value, and nil as its default.
    ///
    /// The property's own name becomes that of an extension's property, which reads the other one: so objects of the protocol
    /// have an optional value under it, and objects of a conforming class have their own.
    func rewriteOptionalProperty(_ node: VariableDeclSyntax) {
        guard let modifier = node.modifiers.first(where: { $0.name.tokenKind == .keyword(.optional) }),
            let scope = scopes.last
        else { return }
        edits.blank(modifier)
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let type = binding.typeAnnotation?.type
            else { continue }
            let value = Self.optionalValue(of: type)
            edits.insert("__optional_", before: name)
            edits.replace(type, with: value, padded: false)
            if let accessors = binding.accessorBlock { edits.replace(accessors, with: "{ get }") }
            let access = Self.access(scope.type?.access)
            append(
                "extension \(scope.qualifiedName) { \(access)var \(Self.optionalName(name.text.unquoted)): \(value) { nil }; "
                    + "\(access)var \(name.text): \(value) { \(Self.optionalName(name.text.unquoted)) } }\n")
        }
    }

    /// Adds to a property that implements an optional one the property of the requirement's other name.
    func implementOptionalProperty(_ node: VariableDeclSyntax) {
        guard let scope = scopes.last, let type = scope.type, !node.modifiers.isStatic,
            scope.kind == .classDeclaration || scope.kind == .extensionDeclaration
        else { return }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                let value = index.optionalProperty(name.unquoted, fulfilledBy: type)
            else { continue }
            // The superclass declares it already, and reads this one.
            let isInherited = index.superclasses(of: type).contains {
                $0.properties[name.unquoted] != nil && index.optionalProperty(name.unquoted, fulfilledBy: $0) != nil
            }
            if node.modifiers.has(.override), isInherited { continue }
            let isolation = node.modifiers.has(.nonisolated) ? "nonisolated " : ""
            edits.insert(
                "; \(isolation)\(Self.access(node.modifiers.access))var \(Self.optionalName(name.unquoted)): \(value) "
                    + "{ \(name) }", behind: node)
        }
    }

    /// A type with one more optional around it: nil means that the class has no such member.
    static func optionalValue(of type: TypeSyntax) -> String { "(\(type.singleLineOfValue))?" }
}
