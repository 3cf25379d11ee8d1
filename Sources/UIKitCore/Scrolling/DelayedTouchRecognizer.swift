import CoreGraphics
import Foundation

/// Holds touches back from the content of a scroll view until it is clear that no scroll begins, and takes those away that
/// stop a movement.
///
/// It keeps views waiting by `delaysTouchesBegan` and lets them go by failing. A touch that stops a movement is a gesture of its
/// own, which lasts as long as the finger is down and does not keep the same finger from scrolling.
final class DelayedTouchRecognizer: UIGestureRecognizer {
    /// Seconds for which a touch is held.
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

    private func actsAtOnce(_ touch: UITouch) -> Bool { touch.isPointer && touch.view?.takesMouseAtOnce == true }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        // The pan has seen this movement already: what it does not take, the content gets.
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
