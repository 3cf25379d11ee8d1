import CoreGraphics
import Foundation

/// The way of a keyframe animation: curves from key to key, each in the plain numbers of the value, and when each is passed.
nonisolated struct KeyframeTrack {
    /// A cubic Bézier curve between two keys.
    struct Segment {
        let points: [[CGFloat]]

        init(_ start: [CGFloat], _ first: [CGFloat], _ second: [CGFloat], _ end: [CGFloat]) {
            points = [start, first, second, end]
        }

        init(lineFrom start: [CGFloat], to end: [CGFloat]) {
            func third(_ t: CGFloat) -> [CGFloat] { zip(start, end).map { $0 + ($1 - $0) * t } }
            points = [start, third(1 / 3), third(2 / 3), end]
        }

        func vector(at s: CGFloat) -> [CGFloat] {
            // The ends are handed out as they are: a sum of products would round them.
            if s <= 0 { return points[0] }
            if s >= 1 { return points[3] }
            let u = 1 - s
            let weights = [u * u * u, 3 * u * u * s, 3 * u * s * s, s * s * s]
            return points[0].indices.map { i in
                // From the start on, so that a resting component stays exactly where it is.
                points[0][i] + (1...3).reduce(0) { $0 + weights[$1] * (points[$1][i] - points[0][i]) }
            }
        }

        func direction(at s: CGFloat) -> [CGFloat] {
            let u = 1 - s
            let weights = [u * u, 2 * u * s, s * s]
            let exact = points[0].indices.map { i in
                (0...2).reduce(0) { $0 + weights[$1] * (points[$1 + 1][i] - points[$1][i]) }
            }
            if exact.contains(where: { $0 != 0 }) { return exact }
            // A control point on its end leaves no tangent there; the chord over the next bit has it.
            let (low, high) = (vector(at: max(0, s - 1e-3)), vector(at: min(1, s + 1e-3)))
            return zip(low, high).map { $1 - $0 }
        }
    }

    let segments: [Segment]
    /// One more than there are segments, ascending.
    let keyTimes: [Double]
    let timingFunctions: [CAMediaTimingFunction]
    private let pacing: KeyframePacing?

    /// Key times that do not fit are replaced by equally spaced ones; with `isPaced` they and the timing functions do not count.
    init?(segments: [Segment], keyTimes: [Double]?, timingFunctions: [CAMediaTimingFunction], isPaced: Bool) {
        guard !segments.isEmpty else { return nil }
        self.segments = segments
        self.timingFunctions = timingFunctions
        self.keyTimes = Self.usable(keyTimes, count: segments.count + 1) ?? Self.equallySpaced(segments.count + 1)
        pacing = isPaced ? KeyframePacing(segments) : nil
    }

    /// The times when they are as many, ascending and within 0…1.
    static func usable(_ times: [Double]?, count: Int) -> [Double]? {
        guard let times, times.count == count, times.allSatisfy({ (0...1).contains($0) }),
            zip(times, times.dropFirst()).allSatisfy({ $0 <= $1 })
        else { return nil }
        return times
    }

    static func equallySpaced(_ count: Int) -> [Double] {
        (0..<count).map { count == 1 ? 0 : Double($0) / Double(count - 1) }
    }

    /// The position for a fraction of the whole: the segment, and the parameter of its curve.
    func position(at fraction: Double) -> (segment: Segment, s: CGFloat) {
        if let pacing {
            let (index, s) = pacing.position(at: fraction)
            return (segments[index], s)
        }
        // At a key the later segment counts, so that a jump between equal key times has happened.
        let index = max(0, min(segments.count - 1, (keyTimes.lastIndex { $0 <= fraction } ?? 0)))
        let (start, end) = (keyTimes[index], keyTimes[index + 1])
        let raw = end > start ? (fraction - start) / (end - start) : (fraction < start ? 0 : 1)
        let within = max(0, min(1, raw))
        return (
            segments[index],
            timingFunctions.indices.contains(index)
                ? CGFloat(timingFunctions[index].progress(at: within)) : CGFloat(within)
        )
    }
}
