import UIKit

/// The app's stopwatch, which goes on while the app is not there.
final class LapTimer {
    private let kept: Kept<Stopwatch.Record>
    private(set) var stopwatch: Stopwatch {
        didSet { kept.value = stopwatch.record(at: CACurrentMediaTime(), date: Date()) }
    }

    /// Makes one that goes on with what was kept; an app must be running.
    init(in defaults: UserDefaults) {
        kept = Kept("stopwatch", in: defaults, first: Stopwatch.Record())
        stopwatch = Stopwatch(kept.value, at: CACurrentMediaTime(), date: Date())
    }

    func startOrStop() {
        let now = CACurrentMediaTime()
        stopwatch.isRunning ? stopwatch.stop(at: now) : stopwatch.start(at: now)
    }

    /// Finishes a lap while it runs, else goes back to nothing.
    func lapOrReset() { stopwatch.isRunning ? stopwatch.lap(at: CACurrentMediaTime()) : stopwatch.reset() }
}
