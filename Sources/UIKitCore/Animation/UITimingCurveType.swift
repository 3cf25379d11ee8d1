/// The kind of description of an animator's pace.
public nonisolated enum UITimingCurveType: Int, Sendable {
    /// One of the named curves.
    case builtin
    /// A Bézier curve with control points.
    case cubic
    /// A spring.
    case spring
    /// Several together.
    case composed
}
