/// The use that `drawPath(using:)` makes of the current path.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}
