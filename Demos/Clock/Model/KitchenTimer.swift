import UIKit

/// The app's countdown, which runs out whatever is on screen.
final class KitchenTimer {
    /// The time to count down at the next start, in seconds.
    var duration: TimeInterval = 60
    /// The countdown that runs or is paused.
    private(set) var countdown: Countdown?
    /// It was started, paused, resumed or cancelled, or ran out.
    var onChange: (() -> Void)?
    /// It ran out.
    var onEnd: (() -> Void)?

    private var timer: Timer?

    /// Starts from the duration anew; without any nothing happens.
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
                self?.cancel()
                self?.onEnd?()
            }
        }
        onChange?()
    }
}
