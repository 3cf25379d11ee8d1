/// The meaning of a view's content for its direction.
public nonisolated enum UISemanticContentAttribute: Int, Hashable, Sendable {
    /// Follows the reading direction.
    case unspecified = 0
    /// Controls playing, which runs to the right everywhere.
    case playback = 1
    /// Means directions in space, which are the same everywhere.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}
