import CoreGraphics
import Foundation

extension PathGeometry {
    /// The path a fraction of the way to another with the same kinds of segments; nil when those differ.
    nonisolated func interpolated(to other: PathGeometry, at t: CGFloat) -> PathGeometry? {
        guard elements.count == other.elements.count else { return nil }
        func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint { CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t) }
        var result = PathGeometry()
        for pair in zip(elements, other.elements) {
            switch pair {
            case (.move(let a), .move(let b)): result.move(to: mix(a, b))
            case (.line(let a), .line(let b)): result.addLine(to: mix(a, b))
            case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
                result.addCurve(to: mix(a, b), control1: mix(a1, b1), control2: mix(a2, b2))
            case (.close, .close): result.close()
            default: return nil
            }
        }
        return result
    }

    /// The numbers of all points, in the order of the segments.
    nonisolated var coordinates: [CGFloat] {
        elements.flatMap { element -> [CGFloat] in
            switch element {
            case .move(let p), .line(let p): [p.x, p.y]
            case .curve(let end, let first, let second): [first.x, first.y, second.x, second.y, end.x, end.y]
            case .close: []
            }
        }
    }

    /// The same segments through other points; there must be as many numbers as in `coordinates`.
    nonisolated func replacingCoordinates(with numbers: [CGFloat]) -> PathGeometry {
        var rest = numbers[...]
        func next() -> CGPoint { CGPoint(x: rest.removeFirst(), y: rest.removeFirst()) }
        var result = PathGeometry()
        for element in elements {
            switch element {
            case .move: result.move(to: next())
            case .line: result.addLine(to: next())
            case .curve:
                let (first, second) = (next(), next())
                result.addCurve(to: next(), control1: first, control2: second)
            case .close: result.close()
            }
        }
        return result
    }
}
