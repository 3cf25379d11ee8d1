import SwiftSyntax

/// Whether Objective-C knows a member, as far as the member itself says.
enum Exposure: Sendable {
    /// A word before it says so.
    case marked
    /// Known where its class exposes all of its members.
    case byClass
    /// Private, of the class itself, or kept from Objective-C.
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
