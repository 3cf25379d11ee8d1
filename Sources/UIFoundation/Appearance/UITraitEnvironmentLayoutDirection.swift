/// The direction in which an interface reads, as a trait that may be left open.
public nonisolated enum UITraitEnvironmentLayoutDirection: Int, Hashable, Sendable {
    /// Not decided here: the value from above counts.
    case unspecified = -1
    case leftToRight = 0
    case rightToLeft = 1
}
