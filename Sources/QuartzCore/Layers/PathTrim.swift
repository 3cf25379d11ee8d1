import CoreGraphics
import Foundation

/// Cuts a path at fractions of its whole length, all subpaths together.
nonisolated struct PathTrim {
    /// A line or curve with its length.
    private struct Segment {
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
        func parameter(at length: CGFloat) -> CGFloat {
            guard length > 0 else { return 0 }
            guard length < self.length, let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else {
                return 1
            }
            let (low, high) = (lengths[index - 1], lengths[index])
            return (CGFloat(index - 1) + (high > low ? (length - low) / (high - low) : 0)) / CGFloat(lengths.count - 1)
        }

        /// The end, control and end points of the part between two parameters.
        func part(_ from: CGFloat, _ to: CGFloat) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
            // The polar form of a cubic gives the control points of any part directly.
            func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
                func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
                    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
                }
                let (ab, bc, cd) = (mix(start, first, r), mix(first, second, r), mix(second, end, r))
                return mix(mix(ab, bc, s), mix(bc, cd, s), t)
            }
            return (
                blossom(from, from, from), blossom(from, from, to), blossom(from, to, to), blossom(to, to, to)
            )
        }
    }

    private let path: PathGeometry

    init(_ path: PathGeometry) { self.path = path }

    /// The part between two fractions, cut to 0…1; the path itself for all of it, nothing when they do not leave a length.
    func part(from low: CGFloat, to high: CGFloat) -> PathGeometry {
        let (low, high) = (max(0, low), min(1, high))
        if low == 0, high == 1 { return path }
        guard low < high else { return PathGeometry() }
        let runs = Self.runs(of: path)
        let total = runs.joined().reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return PathGeometry() }
        var result = PathGeometry()
        var walked: CGFloat = 0
        for run in runs {
            var isDrawing = false
            for segment in run {
                let (begin, end) = (low * total - walked, high * total - walked)
                walked += segment.length
                guard begin < segment.length, end > 0, segment.length > 0 else { continue }
                let (from, to) = (segment.parameter(at: begin), segment.parameter(at: end))
                let part = segment.part(from, to)
                if !isDrawing { result.move(to: part.0) }
                isDrawing = true
                if segment.isLine {
                    result.addLine(to: part.3)
                } else {
                    result.addCurve(to: part.3, control1: part.1, control2: part.2)
                }
            }
        }
        return result
    }

    private static func runs(of path: PathGeometry) -> [[Segment]] {
        var runs: [[Segment]] = []
        var run: [Segment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        func finish() {
            if !run.isEmpty { runs.append(run) }
            run = []
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                finish()
                (start, current) = (point, point)
            case .line(let point):
                run.append(Segment(line: current, point))
                current = point
            case .curve(let end, let first, let second):
                run.append(Segment(curve: current, first, second, end))
                current = end
            case .close:
                if current != start { run.append(Segment(line: current, start)) }
                finish()
                current = start
            }
        }
        finish()
        return runs
    }
}
