/// The kind of a path's segment, which also determines the number of its points.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// Begins a subpath at its one point.
    case moveToPoint
    /// A straight line to its one point.
    case addLineToPoint
    /// A quadratic curve: the control point and the end.
    case addQuadCurveToPoint
    /// A cubic curve: two control points and the end.
    case addCurveToPoint
    /// A line back to the subpath's start; no points.
    case closeSubpath
}
