public import Foundation

/// How overlapping parts of a path decide what is inside.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Inside where the outline winds around a point a non-zero number of times.
    case winding
    /// Inside where a ray crosses the outline an odd number of times.
    case evenOdd
}

/// How the ends of open lines look.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt, round, square
}

/// How the corners of lines look.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter, round, bevel
}

/// An immutable outline of lines and curves in user space.
///
/// Status: partial – construction, bounds, containment and transforms; stroking, dashing and element application follow.
public class CGPath: @unchecked Sendable, Hashable {
    /// The segments. Only `CGMutablePath` changes them, and a mutable path must not be shared across threads while it does.
    package fileprivate(set) var geometry: PathGeometry

    package init(geometry: PathGeometry) { self.geometry = geometry }

    /// Makes an upright rectangle, transformed when a transform is given.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var geometry = PathGeometry()
        geometry.addRect(rect)
        self.init(geometry: transform.map { geometry.applying($0.pointee) } ?? geometry)
    }

    /// Makes the ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var geometry = PathGeometry()
        geometry.addEllipse(in: rect)
        self.init(geometry: transform.map { geometry.applying($0.pointee) } ?? geometry)
    }

    /// Makes a rectangle with elliptical corners; the radii are cut to half the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var geometry = PathGeometry()
        geometry.addRoundedRect(in: rect, radiusX: cornerWidth, radiusY: cornerHeight, corners: .all)
        self.init(geometry: transform.map { geometry.applying($0.pointee) } ?? geometry)
    }

    /// True when nothing was added.
    public var isEmpty: Bool { geometry.isEmpty }

    /// Where the next segment would begin; the origin for an empty path.
    public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// The rectangle around all points, control points included; null when empty.
    public var boundingBox: CGRect { geometry.controlBounds }

    /// The rectangle around the outline itself; null when empty.
    public var boundingBoxOfPath: CGRect { geometry.outlineBounds }

    /// Whether a point lies inside; open subpaths count as closed.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        transform.isIdentity
            ? geometry.contains(point, rule: rule) : geometry.applying(transform).contains(point, rule: rule)
    }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(geometry: geometry) }

    /// A mutable copy.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.geometry = geometry
        return copy
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.geometry == right.geometry }

    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
}

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

    /// Adds a cubic Bézier curve.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        geometry.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a quadratic Bézier curve.
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

    /// Adds an arc, joined by a line to the current point.
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

    /// Adds an arc that touches two lines, joined by a line to the current point.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        geometry.addArc(tangent1: tangent1End, tangent2: tangent2End, radius: radius)
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

extension PathGeometry {
    /// Adds a segment of another path so that its first move becomes a line from the current point.
    fileprivate mutating func join(_ element: PathElement) {
        switch element {
        case .move(let point), .line(let point): addLine(to: point)
        case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
        case .close: close()
        }
    }
}
