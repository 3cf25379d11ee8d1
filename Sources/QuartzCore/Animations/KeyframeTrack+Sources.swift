import CoreGraphics
import Foundation

extension KeyframeTrack {
    /// Straight lines through vectors.
    nonisolated static func lines(through vectors: [[CGFloat]]) -> [Segment] {
        zip(vectors, vectors.dropFirst()).map { Segment(lineFrom: $0, to: $1) }
    }

    /// The shape of a spline at each of its keys; missing numbers are 0.
    nonisolated struct SplineShape {
        var tension: [Double] = []
        var continuity: [Double] = []
        var bias: [Double] = []

        func at(_ index: Int) -> (t: CGFloat, c: CGFloat, b: CGFloat) {
            func value(_ list: [Double]) -> CGFloat { list.indices.contains(index) ? CGFloat(list[index]) : 0 }
            return (value(tension), value(continuity), value(bias))
        }
    }

    /// A Kochanek–Bartels spline through vectors; all zeros give Catmull and Rom's.
    ///
    /// At the ends the missing neighbour is taken to lie as far outside as the other one does inside. Tangents are scaled to the
    /// key times on both sides, so that a smooth key is passed without a change of speed.
    nonisolated static func spline(through vectors: [[CGFloat]], keyTimes: [Double], shape: SplineShape) -> [Segment] {
        let count = vectors.count
        guard count > 1 else { return [] }
        func step(_ index: Int) -> [CGFloat] {
            let from = max(0, min(count - 2, index))
            return zip(vectors[from], vectors[from + 1]).map { $1 - $0 }
        }
        func span(_ index: Int) -> CGFloat {
            let from = max(0, min(count - 2, index))
            return CGFloat(keyTimes[from + 1] - keyTimes[from])
        }
        func tangent(at key: Int, outgoing: Bool) -> [CGFloat] {
            let (t, c, b) = shape.at(key)
            let sign: CGFloat = outgoing ? 1 : -1
            let before = (1 - t) * (1 + sign * c) * (1 + b) / 2
            let after = (1 - t) * (1 - sign * c) * (1 - b) / 2
            let sum = span(key - 1) + span(key)
            let scale = sum > 0 ? 2 * span(outgoing ? key : key - 1) / sum : 1
            return zip(step(key - 1), step(key)).map { scale * (before * $0 + after * $1) }
        }
        return (0..<count - 1).map { key in
            let (start, end) = (vectors[key], vectors[key + 1])
            let first = zip(start, tangent(at: key, outgoing: true)).map { $0 + $1 / 3 }
            let second = zip(end, tangent(at: key + 1, outgoing: false)).map { $0 - $1 / 3 }
            return Segment(start, first, second, end)
        }
    }

    /// The lines and curves of a path; every point but those of moves ends one. A close of no length makes none.
    nonisolated static func segments(of path: PathGeometry) -> [Segment] {
        func vector(_ p: CGPoint) -> [CGFloat] { [p.x, p.y] }
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        var result: [Segment] = []
        for element in path.elements {
            switch element {
            case .move(let p): (start, current) = (p, p)
            case .line(let p):
                result.append(Segment(lineFrom: vector(current), to: vector(p)))
                current = p
            case .curve(let p, let first, let second):
                result.append(Segment(vector(current), vector(first), vector(second), vector(p)))
                current = p
            case .close:
                if current != start { result.append(Segment(lineFrom: vector(current), to: vector(start))) }
                current = start
            }
        }
        return result
    }
}
