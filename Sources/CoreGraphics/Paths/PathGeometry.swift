package import Foundation

/// The segments of a path as a value, for display lists to record and rasterisers to trace.
package struct PathGeometry: Hashable, Sendable {
    package private(set) var elements: [PathElement] = []
    package private(set) var currentPoint: CGPoint?
    private var start: CGPoint = .zero

    package init() {}

    /// Makes segments that continue a path at its end, in the space of a transform; `append` adds them to it.
    init(continuing path: PathGeometry, in space: CGAffineTransform) {
        currentPoint = path.currentPoint?.applying(space)
        start = path.start.applying(space)
    }

    package var isEmpty: Bool { elements.isEmpty }

    /// The rectangle around all end and control points; null when empty.
    package var controlBounds: CGRect {
        var points: [CGPoint] = []
        for element in elements { element.forEachPoint { points.append($0) } }
        return CGRect(around: points)
    }

    /// The rectangle when the path is exactly one upright closed rectangle, as made by `addRect`.
    package var asRect: CGRect? {
        guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
            case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4],
            a.y == b.y, b.x == c.x, c.y == d.y, d.x == a.x
        else { return nil }
        return CGRect(x: a.x, y: a.y, width: c.x - a.x, height: c.y - a.y).standardized
    }

    package mutating func move(to point: CGPoint) {
        elements.append(.move(point))
        start = point
        currentPoint = point
    }

    package mutating func addLine(to point: CGPoint) {
        guard currentPoint != nil else { return move(to: point) }
        elements.append(.line(point))
        currentPoint = point
    }

    package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        if currentPoint == nil { move(to: control1) }
        elements.append(.curve(to: end, control1, control2))
        currentPoint = end
    }

    package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let begin = currentPoint ?? control
        if currentPoint == nil { move(to: control) }
        // Degree elevation: each cubic control point lies two thirds of the way to the quadratic one.
        let first = CGPoint(x: begin.x + (control.x - begin.x) * 2 / 3, y: begin.y + (control.y - begin.y) * 2 / 3)
        let second = CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        addCurve(to: end, control1: first, control2: second)
    }

    package mutating func close() {
        guard currentPoint != nil, elements.last != .close else { return }
        elements.append(.close)
        currentPoint = start
    }

    package mutating func addRect(_ rect: CGRect) {
        guard !rect.isNull else { return }
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        close()
    }

    package mutating func append(_ other: PathGeometry, transform: CGAffineTransform = .identity) {
        guard !transform.isIdentity else {
            elements += other.elements
            start = other.start
            currentPoint = other.currentPoint ?? currentPoint
            return
        }
        elements += other.elements.map { $0.applying(transform) }
        start = other.start.applying(transform)
        currentPoint = other.currentPoint.map { $0.applying(transform) } ?? currentPoint
    }

    package func applying(_ transform: CGAffineTransform) -> PathGeometry {
        var result = PathGeometry()
        result.append(self, transform: transform)
        return result
    }
}
