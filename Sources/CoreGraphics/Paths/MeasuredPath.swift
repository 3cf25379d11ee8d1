package import Foundation

/// A path with the lengths of its segments, to be cut by length; parts of curves stay curved.
package struct MeasuredPath {
    private let path: PathGeometry
    /// The subpaths' segments in order, the closing lines among them.
    let runs: [[MeasuredSegment]]

    package init(_ path: PathGeometry) {
        self.path = path
        runs = Self.runs(of: path)
    }

    /// The length of all subpaths together.
    package var length: CGFloat { runs.joined().reduce(0) { $0 + $1.length } }

    /// The part between two fractions of the whole length, cut to 0…1; the path itself for all of it, an empty one when they do
    /// not leave a length.
    package func part(from low: CGFloat, to high: CGFloat) -> PathGeometry {
        let (low, high) = (max(0, low), min(1, high))
        if low == 0, high == 1 { return path }
        guard low < high else { return PathGeometry() }
        let total = length
        guard total > 0, total.isFinite else { return PathGeometry() }
        var result = PathGeometry()
        var walked: CGFloat = 0
        for run in runs {
            var isDrawing = false
            for segment in run {
                let (begin, end) = (low * total - walked, high * total - walked)
                walked += segment.length
                guard begin < segment.length, end > 0, segment.length > 0 else { continue }
                if !isDrawing { result.move(to: segment.point(at: begin)) }
                isDrawing = true
                segment.add(from: begin, to: end, to: &result)
            }
        }
        return result
    }

    private static func runs(of path: PathGeometry) -> [[MeasuredSegment]] {
        var runs: [[MeasuredSegment]] = []
        var run: [MeasuredSegment] = []
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
                run.append(MeasuredSegment(line: current, point))
                current = point
            case .curve(let end, let first, let second):
                run.append(MeasuredSegment(curve: current, first, second, end))
                current = end
            case .close:
                if current != start { run.append(MeasuredSegment(line: current, start)) }
                finish()
                current = start
            }
        }
        finish()
        return runs
    }
}
