import SwiftSyntax

extension AttributeListSyntax {
    /// Whether `@available(*, unavailable)` forbids every call.
    var isUnavailable: Bool {
        contains { element in
            guard case .attribute(let attribute) = element, attribute.name == "available",
                let words = attribute.arguments?.tokens(viewMode: .sourceAccurate).map(\.text)
            else { return false }
            return words.first == "*" && words.contains("unavailable")
        }
    }
}
