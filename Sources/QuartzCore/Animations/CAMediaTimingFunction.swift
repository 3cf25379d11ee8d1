public import Foundation

/// A pace: a cubic Bézier curve from (0, 0) to (1, 1) that maps the fraction of time to the fraction of progress.
public nonisolated final class CAMediaTimingFunction: NSObject, Sendable {
    private let first: CGPoint
    private let second: CGPoint

    /// Makes a pace from two control points; x is cut to 0…1, y may leave it.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        first = CGPoint(x: max(0, min(1, CGFloat(c1x))), y: CGFloat(c1y))
        second = CGPoint(x: max(0, min(1, CGFloat(c2x))), y: CGFloat(c2y))
    }

    /// Makes one of the named paces; an unknown name is linear.
    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        default: self.init(controlPoints: 0, 0, 1, 1)
        }
    }

    /// Writes the x and y of the control point with an index of 0 to 3 to `values`; others are ignored.
    public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let points = [CGPoint.zero, first, second, CGPoint(x: 1, y: 1)]
        guard points.indices.contains(index) else { return }
        values[0] = Float(points[index].x)
        values[1] = Float(points[index].y)
    }

    /// The progress at a fraction of time between 0 and 1.
    package func progress(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if first.x == first.y, second.x == second.y { return fraction }
        func value(_ a: CGFloat, _ b: CGFloat, _ s: Double) -> Double {
            let u = 1 - s
            return 3 * u * u * s * Double(a) + 3 * u * s * s * Double(b) + s * s * s
        }
        // x grows with s, so halving always finds s; 40 halvings reach the precision of the fraction.
        var low = 0.0
        var high = 1.0
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if value(first.x, second.x, middle) < fraction { low = middle } else { high = middle }
        }
        return value(first.y, second.y, (low + high) / 2)
    }
}
