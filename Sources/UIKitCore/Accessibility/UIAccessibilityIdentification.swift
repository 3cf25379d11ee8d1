/// An object that tests find by a name which no user hears.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: AnyObject {
    /// The name; nil for none.
    var accessibilityIdentifier: String? { get set }
}
