import SwiftSyntax

/// Whether a member is exposed to Objective-C, as far as its own declaration decides.
enum Exposure: Sendable {
    /// Exposed by an attribute of its own.
    case marked
    /// Exposed if its class exposes all of its members.
    case byClass
    /// Private, static, unavailable, or marked `@nonobjc`.
    case hidden

    init(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) {
        if modifiers.isStatic || attributes.has("nonobjc") || attributes.isUnavailable {
            self = .hidden
        } else if attributes.expose {
            self = .marked
        } else {
            self = modifiers.has(.private) || modifiers.has(.fileprivate) ? .hidden : .byClass
        }
    }
}
