/// The rules for the inside of overlapping parts of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Inside where the outline winds around a point a non-zero number of times.
    case winding
    /// Inside where a ray crosses the outline an odd number of times.
    case evenOdd
}
