import UIKit

/// The app's countdown, which runs out on every page.
final class KitchenTimer {
    /// The saved form of the timer: by a date, which advances between two runs of the app.
    struct Record: Codable, Equatable {
        var duration: TimeInterval = 60
        var running: Running?

        /// The saved form of a countdown; without an end it is paused.
        struct Running: Codable, Equatable {
            let duration: TimeInterval
            let left: TimeInterval
            let end: Date?
        }
    }

    private let kept: Kept<Record>
    /// The time to count down at the next start, in seconds.
    var duration: TimeInterval {
        get { kept.value.duration }
        set { kept.value.duration = newValue }
    }
    /// The countdown that runs or is paused.
    private(set) var countdown: Countdown?
    /// It was started, paused, resumed or cancelled, or ran out.
    var onChange: (() -> Void)?
    /// It ran out.
    var onEnd: (() -> Void)?

    private var timer: Timer?

    init(in defaults: UserDefaults) { kept = Kept("timer", in: defaults, first: Record()) }

    /// Continues a countdown that was kept; one that ran out meanwhile ends as soon as time passes.
    func takeUp() {
        guard let running = kept.value.running else { return }
        let left = running.end.map { $0.timeIntervalSinceNow } ?? running.left
        countdown = Countdown(
            running.duration, left: left, isPaused: running.end == nil, at: CACurrentMediaTime())
        didChange()
    }

    /// Starts from the duration anew; without a duration it has no effect.
    func start() {
        guard duration > 0 else { return }
        countdown = Countdown(duration, from: CACurrentMediaTime())
        didChange()
    }

    func pause() {
        countdown?.pause(at: CACurrentMediaTime())
        didChange()
    }

    func resume() {
        countdown?.resume(at: CACurrentMediaTime())
        didChange()
    }

    func cancel() {
        countdown = nil
        didChange()
    }

    private func didChange() {
        timer?.invalidate()
        timer = nil
        if let countdown, !countdown.isPaused {
            timer = Timer.scheduledTimer(
                withTimeInterval: countdown.left(at: CACurrentMediaTime()), repeats: false
            ) { [weak self] _ in
                MainActor.assumeIsolated {
                    self?.cancel()
                    self?.onEnd?()
                }
            }
        }
        keep()
        onChange?()
    }

    private func keep() {
        let now = CACurrentMediaTime()
        kept.value.running = countdown.map { countdown in
            let left = countdown.left(at: now)
            let end = countdown.isPaused ? nil : Date(timeIntervalSinceNow: left)
            return Record.Running(duration: countdown.duration, left: left, end: end)
        }
    }
}
