/// The way in which a switch's user moves through the elements inside an element.
public nonisolated enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// As the system decides.
    case automatic = 0
    /// One element after the other.
    case separate = 1
    /// All as one first.
    case combined = 2
}
