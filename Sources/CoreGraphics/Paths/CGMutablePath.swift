public import Foundation

/// An outline that segments can be added to.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Makes an empty path.
    public init() { super.init(geometry: PathGeometry()) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.move(to: point.applying(transform))
    }

    /// Adds a straight line; without a current point it begins a subpath there.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.addLine(to: point.applying(transform))
    }

    /// Adds a cubic Bézier curve to a point, with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        geometry.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a quadratic Bézier curve to a point, with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        geometry.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a closed rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        append(transform) { $0.addRect(rect) }
    }

    /// Adds the closed ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        append(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a closed rectangle with elliptical corners.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        append(transform) {
            $0.addRoundedRect(in: rect, radiusX: cornerWidth, radiusY: cornerHeight, corners: .all)
        }
    }

    /// Adds an arc about a centre, joined by a line to the current point.
    ///
    /// Angles are radians; `clockwise` is meant for a y axis that points up, as in Apple's API, so on screen true runs
    /// against the clock.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard transform.isIdentity else {
            var arc = PathGeometry()
            arc.addArc(
                center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
            for element in arc.applying(transform).elements { geometry.join(element) }
            return
        }
        geometry.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, increasing: !clockwise)
    }

    /// Adds an arc with a radius that touches the lines to the ends of two tangents, joined by a line to the current point.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard !transform.isIdentity, transform.determinant != 0, let begin = geometry.currentPoint else {
            return geometry.addArc(
                tangent1: tangent1End.applying(transform), tangent2: tangent2End.applying(transform), radius: radius)
        }
        // The circle is one before the transform, so the way to it has to begin there, too.
        var arc = PathGeometry()
        arc.move(to: begin.applying(transform.inverted()))
        arc.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
        for element in arc.applying(transform).elements.dropFirst() { geometry.join(element) }
    }

    /// Adds an arc about a centre with a radius, from an angle on by `delta`, joined by a line to the current point.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta, clockwise: delta < 0,
            transform: transform)
    }

    /// Adds closed rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Adds all segments of another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        geometry.append(path.geometry, transform: transform)
    }

    /// Adds connected lines through the points; none for an empty list.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            index == 0 ? move(to: point, transform: transform) : addLine(to: point, transform: transform)
        }
    }

    /// Closes the current subpath with a line to its start.
    public func closeSubpath() { geometry.close() }

    private func append(_ transform: CGAffineTransform, _ build: (inout PathGeometry) -> Void) {
        var part = PathGeometry()
        build(&part)
        geometry.append(part, transform: transform)
    }
}
