import Foundation

extension PathGeometry {
    /// More repeats of a dash pattern than this look solid and would not end in a useful time.
    private static let mostRepeats: CGFloat = 100_000

    /// The path cut into dashes; whole when the pattern is not valid or too fine.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathGeometry {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), isFinite else { return self }
        let lines = polylines(tolerance: 0.01)
        let reach = lines.reduce(0) { $0 + $1.length }
        guard reach.isFinite, reach / total < Self.mostRepeats else { return self }
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        var result = PathGeometry()
        for line in lines {
            var walk = DashWalk(pattern, phase: phase)
            let corners = line.isClosed ? line.points + [line.points[0]] : line.points
            if walk.isDash { result.move(to: corners[0]) }
            for (from, to) in zip(corners, corners.dropFirst()) {
                let length = hypot(to.x - from.x, to.y - from.y)
                var done: CGFloat = 0
                while length - done > walk.rest {
                    done += walk.rest
                    let cut = CGPoint(
                        x: from.x + (to.x - from.x) * done / length, y: from.y + (to.y - from.y) * done / length)
                    walk.isDash ? result.addLine(to: cut) : result.move(to: cut)
                    walk.advance()
                }
                walk.rest -= length - done
                if walk.isDash { result.addLine(to: to) }
            }
        }
        return result
    }
}

extension Polyline {
    fileprivate var length: CGFloat {
        let corners = isClosed ? points + [points[0]] : points
        return zip(corners, corners.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    }
}

/// A place in a dash pattern with an even number of lengths.
private struct DashWalk {
    private let pattern: [CGFloat]
    private var index = 0
    /// What is left of the current dash or gap.
    var rest: CGFloat

    init(_ pattern: [CGFloat], phase: CGFloat) {
        self.pattern = pattern
        let total = pattern.reduce(0, +)
        var ahead = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
        if ahead < 0 { ahead += total }
        rest = pattern[0]
        while ahead >= rest, index < pattern.count - 1 {
            ahead -= rest
            advance()
        }
        rest = max(0, rest - ahead)
    }

    var isDash: Bool { index.isMultiple(of: 2) }

    mutating func advance() {
        index = (index + 1) % pattern.count
        rest = pattern[index]
    }
}
