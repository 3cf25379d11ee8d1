import Foundation

/// Time that runs out; times of call are seconds on any clock that does not stop.
struct Countdown: Equatable {
    /// The time at the start, in seconds.
    let duration: TimeInterval
    private var left: TimeInterval
    private var start: TimeInterval?

    /// Makes one that runs.
    init(_ duration: TimeInterval, from now: TimeInterval) { (self.duration, left, start) = (duration, duration, now) }

    /// Makes one of which only a part is left; it runs unless it is paused.
    init(_ duration: TimeInterval, left: TimeInterval, isPaused: Bool, at now: TimeInterval) {
        self.duration = duration
        self.left = min(max(0, left), duration)
        start = isPaused ? nil : now
    }

    var isPaused: Bool { start == nil }

    /// The remaining time in seconds.
    func left(at now: TimeInterval) -> TimeInterval { max(0, left - (start.map { max(0, now - $0) } ?? 0)) }

    /// The remaining part of the whole, from 1 to 0.
    func fraction(at now: TimeInterval) -> Double { duration > 0 ? left(at: now) / duration : 0 }

    /// The seconds on the display: begun ones count.
    func seconds(at now: TimeInterval) -> Int { Int((left(at: now) - 1e-6).rounded(.up)) }

    mutating func pause(at now: TimeInterval) {
        left = left(at: now)
        start = nil
    }

    mutating func resume(at now: TimeInterval) { start = start ?? now }

    /// Seconds as `1:05:09` or `04:59`.
    static func text(_ seconds: Int) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        let tail = "\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        return seconds < 3600 ? tail : "\(seconds / 3600):" + tail
    }
}
