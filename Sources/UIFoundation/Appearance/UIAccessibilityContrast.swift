/// The contrast between content and its background.
public nonisolated enum UIAccessibilityContrast: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = -1
    /// As designed.
    case normal = 0
    /// Stronger, as the user has asked for.
    case high = 1
}
