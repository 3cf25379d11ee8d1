import CoreGraphics
package import Foundation
import QuartzCore

/// The bar at the position where typed text is inserted. It has the tint colour and blinks while the app is active.
///
/// Blinking changes only the layer's opacity, twice a second. No layout and no drawing are needed, and the app sleeps between
/// two changes.
package final class TextCaret: UIView {
    package static let width: CGFloat = 2
    /// Seconds for which the caret stays visible after it has moved.
    private static let rest = 0.6
    /// Seconds of each half of a blink: hidden, then visible.
    private static let beat = 0.5

    /// Whether the caret blinks; otherwise it is steadily visible.
    package var isBlinking = true { didSet { if isBlinking != oldValue { restart() } } }
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

    /// Shows the caret in a rectangle of its superview. If it moved or was hidden, it stays visible for a while before it blinks.
    package func show(in rect: CGRect) {
        let isFresh = isHidden || frame != rect
        (frame, isHidden) = (rect, false)
        if isFresh { restart() }
    }

    /// Hides the caret and stops its blinking.
    package func leave() {
        isHidden = true
        stop()
    }

    /// Shows the caret steadily for a while before it blinks again, as after typing.
    package func restart() {
        stop()
        alpha = 1
        guard isBlinking, let runtime = ApplicationRuntime.current, runtime.application.applicationState == .active,
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
