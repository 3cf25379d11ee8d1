import UIKit

/// Calls at every full second, or minute, of the wall clock.
final class WallTicker {
    private let interval: TimeInterval
    private let onTick: (Date) -> Void
    private var timer: Timer?

    /// Makes one that is stopped.
    ///
    /// - Parameter interval: Seconds between two calls, a part of an hour.
    init(every interval: TimeInterval, onTick: @escaping (Date) -> Void) {
        (self.interval, self.onTick) = (interval, onTick)
    }

    isolated deinit { timer?.invalidate() }

    /// Calls at once, and then at each interval.
    func start() {
        timer?.invalidate()
        // A call may be a moment early by rounding; it shall not count as the second before.
        let now = Date.timeIntervalSinceReferenceDate + 0.001
        let last = (now / interval).rounded(.down) * interval
        onTick(Date(timeIntervalSinceReferenceDate: last))
        timer = Timer.scheduledTimer(withTimeInterval: last + interval - now + 0.001, repeats: false) {
            [unowned self] _ in
            MainActor.assumeIsolated { start() }
        }
    }

    func stop() {
        timer?.invalidate()
        timer = nil
    }
}
