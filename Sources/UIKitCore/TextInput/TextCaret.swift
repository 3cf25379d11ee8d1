import CoreGraphics
package import Foundation
import QuartzCore

/// The bar where text goes that is typed, in the tint colour; it blinks while the app is active.
///
/// Blinking changes the layer's opacity alone, twice a second; nothing is laid out or drawn for it, and between two changes the
/// app sleeps.
package final class TextCaret: UIView {
    package static let width: CGFloat = 2
    /// Seconds for which it is seen after it has moved.
    private static let rest = 0.6
    /// Seconds for which it is gone, and for which it is there again.
    private static let beat = 0.5

    private var change: DeadlineQueue.Deadline?
    private var observers: [any NSObjectProtocol] = []

    package init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.cornerRadius = Self.width / 2
        observe(UIApplication.didBecomeActiveNotification) { $0.restart() }
        observe(UIApplication.willResignActiveNotification) { $0.stop() }
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit {
        change?.cancel()
        observers.forEach(NotificationCenter.default.removeObserver)
    }

    package override var drawsContent: Bool { false }

    private func observe(_ name: NSNotification.Name, _ react: @escaping @MainActor (TextCaret) -> Void) {
        observers.append(
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
                MainActor.assumeIsolated {
                    guard let self, !self.isHidden else { return }
                    react(self)
                }
            })
    }

    /// Stands at a place, seen for a while if it stood elsewhere.
    package func show(in rect: CGRect) {
        let isFresh = isHidden || frame != rect
        (frame, isHidden) = (rect, false)
        if isFresh { restart() }
    }

    /// Shows nothing.
    package func leave() {
        isHidden = true
        stop()
    }

    /// Is seen for a while before it goes on blinking, as after typing.
    package func restart() {
        stop()
        alpha = 1
        guard let runtime = ApplicationRuntime.current, runtime.application.applicationState == .active,
            window?.windowScene === runtime.scene
        else { return }
        schedule(at: runtime.now + Self.rest, by: runtime.clock)
    }

    private func schedule(at time: Double, by clock: AppClock) {
        change = clock.deadlines.schedule(at: time, isRoutine: true) { [weak self] in
            guard let self, window != nil else { return }
            UIView.performWithoutAnimation { alpha = alpha > 0 ? 0 : 1 }
            schedule(at: max(time + Self.beat, clock.now), by: clock)
        }
    }

    private func stop() {
        change?.cancel()
        change = nil
        alpha = 1
    }

    package override func windowDidChange() {
        super.windowDidChange()
        if window == nil { stop() } else if !isHidden { restart() }
    }
}
