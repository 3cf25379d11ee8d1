public import Foundation

/// An immutable outline of lines and curves in user space.
public class CGPath: @unchecked Sendable, Hashable {
    /// The segments. Only `CGMutablePath` changes them, and a mutable path must not be shared across threads while it does.
    package internal(set) var geometry: PathGeometry

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

    /// True when no segment was added.
    public var isEmpty: Bool { geometry.isEmpty }

    /// Whether the path is exactly one upright closed rectangle, which is then written where the pointer says.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = geometry.asRect else { return false }
        rect?.pointee = found
        return true
    }

    /// The start of the next segment; the origin for an empty path.
    public var currentPoint: CGPoint { geometry.currentPoint ?? .zero }

    /// The rectangle around all points, control points included; null when empty.
    ///
    /// - Complexity: linear in the number of segments, as for the outline itself.
    public var boundingBox: CGRect { geometry.controlBounds }

    /// The rectangle around the outline itself; null when empty.
    public var boundingBoxOfPath: CGRect { geometry.outlineBounds }

    /// Whether a point lies inside; open subpaths count as closed.
    ///
    /// - Complexity: linear in the number of segments.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        transform.isIdentity
            ? geometry.contains(point, rule: rule) : geometry.applying(transform).contains(point, rule: rule)
    }

    /// An immutable copy.
    public func copy() -> CGPath? { CGPath(geometry: geometry) }

    /// The same outline in a path that can grow on its own.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.geometry = geometry
        return copy
    }

    public static func == (left: CGPath, right: CGPath) -> Bool { left.geometry == right.geometry }

    public func hash(into hasher: inout Hasher) { hasher.combine(geometry) }
}

extension PathGeometry {
    /// Adds a segment of another path so that its first move becomes a line from the current point.
    mutating func join(_ element: PathElement) {
        switch element {
        case .move(let point), .line(let point): addLine(to: point)
        case .curve(let end, let first, let second): addCurve(to: end, control1: first, control2: second)
        case .close: close()
        }
    }
}
