/// Whether text is to be bolder than designed.
public nonisolated enum UILegibilityWeight: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = -1
    /// As designed.
    case regular = 0
    /// Bolder, as the user has asked for.
    case bold = 1
}
