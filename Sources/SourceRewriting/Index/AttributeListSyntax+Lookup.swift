import SwiftSyntax

extension AttributeListSyntax {
    /// The first attribute of a name.
    func attribute(_ name: String) -> AttributeSyntax? {
        for case .attribute(let attribute) in self where attribute.name == name { return attribute }
        return nil
    }

    func has(_ name: String) -> Bool { attribute(name) != nil }

    /// The name in `@objc(name)`, without spaces.
    var objectiveCName: String? {
        guard let arguments = attribute("objc")?.arguments else { return nil }
        let text = arguments.trimmedDescription.filter { !$0.isWhitespace && $0 != "`" }
        return text.isEmpty ? nil : text
    }
}

extension AttributeSyntax {
    var name: String {
        attributeName.as(IdentifierTypeSyntax.self)?.name.text ?? attributeName.trimmedDescription
    }
}
