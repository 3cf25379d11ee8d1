import Foundation

extension PathGeometry {
    /// More repeats of a dash pattern than this look solid and would not end in a useful time.
    private static let mostRepeats: CGFloat = 100_000

    /// The path cut into dashes; whole when the pattern is not valid or too fine.
    func dashed(phase: CGFloat, lengths: [CGFloat]) -> PathGeometry {
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), isFinite else { return self }
        let measured = MeasuredPath(self)
        let reach = measured.length
        guard reach.isFinite, reach / total < Self.mostRepeats else { return self }
        let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
        var result = PathGeometry()
        for run in measured.runs {
            var walk = DashWalk(pattern, phase: phase)
            if walk.isDash { result.move(to: run[0].start) }
            for segment in run {
                var done: CGFloat = 0
                while segment.length - done > walk.rest {
                    let next = done + walk.rest
                    if walk.isDash {
                        segment.add(from: done, to: next, to: &result)
                    } else {
                        result.move(to: segment.point(at: next))
                    }
                    done = next
                    walk.advance()
                }
                walk.rest -= segment.length - done
                if walk.isDash { segment.add(from: done, to: segment.length, to: &result) }
            }
        }
        return result
    }
}

/// A position in a dash pattern with an even number of lengths.
private struct DashWalk {
    private let pattern: [CGFloat]
    private var index = 0
    /// The remaining length of the current dash or gap.
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
