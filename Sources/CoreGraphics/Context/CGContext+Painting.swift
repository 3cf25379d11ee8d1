public import Foundation

extension CGContext {
    /// Fills the current path and drops it.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        fill(userPath, rule: rule)
        beginPath()
    }

    /// Strokes the current path and drops it.
    public func strokePath() {
        stroke(userPath)
        beginPath()
    }

    /// Fills, strokes or both, and drops the current path.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = userPath
        switch mode {
        case .fill, .fillStroke: fill(path, rule: .winding)
        case .eoFill, .eoFillStroke: fill(path, rule: .evenOdd)
        case .stroke: break
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path) }
        beginPath()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        var path = PathGeometry()
        path.addRect(rect)
        fill(path, rule: .winding)
    }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { rects.forEach { fill($0) } }

    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) {
        var path = PathGeometry()
        path.addEllipse(in: rect)
        fill(path, rule: .winding)
    }

    /// Strokes a rectangle's outline.
    public func stroke(_ rect: CGRect) {
        var path = PathGeometry()
        path.addRect(rect)
        stroke(path)
    }

    /// Strokes a rectangle's outline with a width of its own.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        let saved = state.stroke.width
        state.stroke.width = width
        stroke(rect)
        state.stroke.width = saved
    }

    /// Strokes the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        var path = PathGeometry()
        path.addEllipse(in: rect)
        stroke(path)
    }

    /// Strokes separate lines between each pair of points.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = PathGeometry()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        stroke(path)
    }

    /// Makes a rectangle fully transparent.
    public func clear(_ rect: CGRect) { record(.clear(rect)) }

    func fill(_ path: PathGeometry, rule: CGPathFillRule) {
        guard !path.isEmpty else { return }
        record(.fill(path, rule, fillPaint))
    }

    func stroke(_ path: PathGeometry) {
        guard !path.isEmpty, state.stroke.width > 0 else { return }
        record(.stroke(path, state.stroke, strokePaint))
    }
}
