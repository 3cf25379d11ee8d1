import CoreGraphics
import UIFoundation

/// Passes the input of a window to its recognizers, and then to its views as far as recognizers allow it.
///
/// Touch path: step 6 of 7 – from `UIWindow.sendEvent(_:)`, to `UIResponder.touchesBegan(_:with:)`.
final class WindowEventDispatcher {
    private let delivery = TouchDelivery()
    /// Decides between the window's recognizers.
    let arbiter: GestureArbiter
    /// The hover recognizers under the pointer.
    var hovered: [UIHoverGestureRecognizer] = []
    /// The wheel or touchpad while it moves.
    var scrolling: DeviceInput?
    var scrollingEnd: DeadlineQueue.Deadline?

    init() { arbiter = GestureArbiter(delivery: delivery) }

    /// Brings the touches of a window that have changed to its recognizers and views.
    func dispatch(_ event: UIEvent, in window: UIWindow) {
        let changed = event.changed.count == 1 ? event.changed : event.changed.filter { $0.window === window }
        arbiter.turn(event) {
            for touch in changed where touch.phase == .began { enlist(touch, event) }
            if !arbiter.active.isEmpty { giveToRecognizers(changed, event) }
            for touch in changed { delivery.note(touch) }
        }
    }

    /// Finds the recognizers that take part in a new touch: of its view and of those above.
    private func enlist(_ touch: UITouch, _ event: UIEvent) {
        var view = touch.view?.nearestWithRecognizers
        while let current = view {
            for recognizer in current.storedGestureRecognizers where recognizer.accepts(touch, of: event) {
                recognizer.touches.append(touch)
                arbiter.enlist(recognizer, of: current, with: .touch(touch))
            }
            view = current.superview?.nearestWithRecognizers
        }
    }

    private func giveToRecognizers(_ changed: [UITouch], _ event: UIEvent) {
        let whole = Set(changed)
        let phase = changed.allSatisfy { $0.phase == changed[0].phase } ? changed[0].phase : nil
        for recognizer in arbiter.active {
            if let phase {
                give(changed, whole, phase, to: recognizer, event)
            } else {
                for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                    let group = changed.filter { $0.phase == phase }
                    if !group.isEmpty { give(group, Set(group), phase, to: recognizer, event) }
                }
            }
        }
    }

    /// Hands touches of one phase to a recognizer, as far as they are its own.
    private func give(
        _ group: [UITouch], _ whole: Set<UITouch>, _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer,
        _ event: UIEvent
    ) {
        var own: [UITouch] = []
        for touch in group where recognizer.touches.holds(touch) { own.append(touch) }
        guard !own.isEmpty else { return }
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
        // A finished recognizer only waits for its fingers to be lifted.
        guard !recognizer.storedState.isOver else { return }
        let touches = own.count == group.count ? whole : Set(own)
        switch phase {
        case .began:
            recognizer.touchesBegan(touches, with: event)
            if recognizer.storedState.isActive, recognizer.cancelsTouchesInView {
                // A finger that joins a gesture is the gesture's from the start.
                for touch in own where touch.recognizers.holds(recognizer) { delivery.revoke(touch) }
            }
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        default:
            recognizer.touchesCancelled(touches, with: event)
            // A recognizer that does not handle cancellation must not continue without its touches.
            if recognizer.touches.allSatisfy(\.isUp) { recognizer.state = .cancelled }
        }
    }

    /// A view is removed: gestures that wait for another touch there will not get it.
    func viewIsLeaving(_ view: UIView) {
        for recognizer in arbiter.active
        where recognizer.touches.isEmpty && recognizer.view?.isDescendant(of: view) == true {
            arbiter.abort(recognizer)
        }
        for recognizer in hovered where recognizer.isAtWork && recognizer.view?.isDescendant(of: view) == true {
            arbiter.abort(recognizer)
        }
        hovered.removeAll { $0.view?.isDescendant(of: view) == true }
    }

    /// A view is removed with the view of a touch that stays: the recognizers and views inside lose the touch.
    func viewIsLeaving(_ view: UIView, with touch: UITouch) {
        arbiter.turn(nil) {
            for recognizer in touch.recognizers where recognizer.view?.isDescendant(of: view) != false {
                arbiter.abort(recognizer)
            }
            delivery.revoke(touch)
        }
    }

    /// A view is removed or disabled: touches that recognizers hold back for it, and for its subviews, are cancelled.
    func cancelHeldEnds(in view: UIView) { arbiter.turn(nil) { delivery.cancelHeldEnds(in: view) } }
}
