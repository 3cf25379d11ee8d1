import Foundation

/// A line or curve with the lengths along it.
struct MeasuredSegment {
    let start: CGPoint
    let first: CGPoint
    let second: CGPoint
    let end: CGPoint
    let isLine: Bool
    /// Lengths from the start at equal steps of the curve's parameter.
    let lengths: [CGFloat]

    var length: CGFloat { lengths.last ?? 0 }

    init(line start: CGPoint, _ end: CGPoint) {
        // With control points at the thirds the parameter grows evenly along the line.
        first = CGPoint(x: start.x + (end.x - start.x) / 3, y: start.y + (end.y - start.y) / 3)
        second = CGPoint(x: end.x - (end.x - start.x) / 3, y: end.y - (end.y - start.y) / 3)
        (self.start, self.end, isLine) = (start, end, true)
        lengths = [0, hypot(end.x - start.x, end.y - start.y)]
    }

    init(curve start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
        (self.start, self.first, self.second, self.end, isLine) = (start, first, second, end, false)
        let steps = 64
        var lengths: [CGFloat] = [0]
        var (last, sum) = (start, CGFloat(0))
        for step in 1...steps {
            let t = CGFloat(step) / CGFloat(steps)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            let point = CGPoint(
                x: a * start.x + b * first.x + c * second.x + d * end.x,
                y: a * start.y + b * first.y + c * second.y + d * end.y)
            sum += hypot(point.x - last.x, point.y - last.y)
            lengths.append(sum)
            last = point
        }
        self.lengths = lengths
    }

    /// The curve's parameter at a length from its start.
    private func parameter(at length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        guard length < self.length, let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else {
            return 1
        }
        let (low, high) = (lengths[index - 1], lengths[index])
        return (CGFloat(index - 1) + (high > low ? (length - low) / (high - low) : 0)) / CGFloat(lengths.count - 1)
    }

    /// Adds the part between two lengths to a path that has reached its start.
    func add(from low: CGFloat, to high: CGFloat, to path: inout PathGeometry) {
        let part = part(parameter(at: low), parameter(at: high))
        isLine ? path.addLine(to: part.3) : path.addCurve(to: part.3, control1: part.1, control2: part.2)
    }

    /// The point at a length from the start.
    func point(at length: CGFloat) -> CGPoint {
        let place = parameter(at: length)
        return part(place, place).0
    }

    /// The end, control and end points of the part between two parameters.
    private func part(_ from: CGFloat, _ to: CGFloat) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
        // The polar form of a cubic gives the control points of any part directly.
        func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
            func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
                CGPoint(x: a.x * (1 - t) + b.x * t, y: a.y * (1 - t) + b.y * t)
            }
            let (ab, bc, cd) = (mix(start, first, r), mix(first, second, r), mix(second, end, r))
            return mix(mix(ab, bc, s), mix(bc, cd, s), t)
        }
        return (
            blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to)
        )
    }
}
