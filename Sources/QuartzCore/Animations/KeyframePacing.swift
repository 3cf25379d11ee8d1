import CoreGraphics
import Foundation

/// Finds the points of a chain of curves by their distances along it.
nonisolated struct KeyframePacing {
    /// Chords per curve: enough that a circle's quarter is off by less than a hundred-thousandth of its length.
    private static let steps = 128
    /// The length up to the end of every chord, over all segments.
    private let lengths: [CGFloat]

    init(_ segments: [KeyframeTrack.Segment]) {
        var lengths: [CGFloat] = []
        var total: CGFloat = 0
        for segment in segments {
            var last = segment.points[0]
            for step in 1...Self.steps {
                let next = segment.vector(at: CGFloat(step) / CGFloat(Self.steps))
                total += zip(last, next).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
                lengths.append(total)
                last = next
            }
        }
        self.lengths = lengths
    }

    /// The segment and the position on it for a fraction of the whole length.
    func position(at fraction: Double) -> (Int, CGFloat) {
        let total = lengths[lengths.count - 1]
        guard total > 0, fraction > 0 else { return (0, 0) }
        let wanted = CGFloat(min(1, fraction)) * total
        // Halving: the first chord that reaches the length.
        var (low, high) = (0, lengths.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if lengths[middle] < wanted { low = middle + 1 } else { high = middle }
        }
        let before = low == 0 ? 0 : lengths[low - 1]
        let part = lengths[low] > before ? (wanted - before) / (lengths[low] - before) : 1
        return (low / Self.steps, (CGFloat(low % Self.steps) + part) / CGFloat(Self.steps))
    }
}
