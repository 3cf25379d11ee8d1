/// How overlapping parts of a path decide what is inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Inside where the outline winds around a point a non-zero number of times.
    case winding
    /// Inside where a ray crosses the outline an odd number of times.
    case evenOdd
}
