import UIKit

/// The app's stopwatch, which runs on while the app is closed.
final class LapTimer {
    private let kept: Kept<Stopwatch.Record>
    private(set) var stopwatch: Stopwatch {
        didSet { kept.value = stopwatch.record(at: CACurrentMediaTime(), date: Date()) }
    }

    /// Makes one that continues the kept record; an app must be running.
    init(in defaults: UserDefaults) {
        kept = Kept("stopwatch", in: defaults, first: Stopwatch.Record())
        stopwatch = Stopwatch(kept.value, at: CACurrentMediaTime(), date: Date())
    }

    func startOrStop() {
        let now = CACurrentMediaTime()
        stopwatch.isRunning ? stopwatch.stop(at: now) : stopwatch.start(at: now)
    }

    /// Finishes a lap while it runs, else resets to zero.
    func lapOrReset() { stopwatch.isRunning ? stopwatch.lap(at: CACurrentMediaTime()) : stopwatch.reset() }
}
