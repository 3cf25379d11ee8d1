import CoreGraphics
import Foundation

/// Delays touches of a scroll view's content until it is clear that no scroll begins, and takes touches that stop a movement.
///
/// It delays touches by `delaysTouchesBegan` and delivers them by failing. A touch that stops a movement is a gesture of its own,
/// which lasts until the touch ends and does not prevent the same touch from scrolling.
final class DelayedTouchRecognizer: UIGestureRecognizer {
    /// The maximum delay in seconds.
    static let delay = 0.15

    private weak var scrollView: UIScrollView?
    private var deadline: DeadlineQueue.Deadline?
    private var start = CGPoint.zero

    init(of scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init(target: nil, action: nil)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, deadline == nil, let scrollView else { return }
        // Hash order: one touch among all is looked for.
        if scrollView.stopForTouch() {
            state = .began
        } else if scrollView.delaysContentTouches, !touches.contains(where: actsAtOnce) {
            start = location(in: nil)
            deadline = AppClock.current?.deadlines.schedule(at: event.timestamp + Self.delay) {
                [weak self] in self?.release()
            }
        } else {
            state = .failed
        }
    }

    private func actsAtOnce(_ touch: UITouch) -> Bool { touch.isPointer && touch.view?.receivesMouseAtOnce == true }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        // The pan has already seen this movement; the content gets it if the pan has not begun.
        if state == .possible, max(abs(place.x - start.x), abs(place.y - start.y)) >= UIPanGestureRecognizer.slop,
            scrollView?.panGestureRecognizer.state.isActive == false
        {
            release()
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { finish() }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { finish() }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { !(other is ScrollPan) && !(other is ScrollPinch) }

    override func reset() {
        super.reset()
        deadline?.cancel()
        deadline = nil
    }

    private func release() { state = .failed }

    private func finish() {
        guard touches.allSatisfy(\.isUp) else { return }
        if state.isActive {
            state = .ended
            scrollView?.fingerThatStoppedLifts()
        } else {
            release()
        }
    }
}
