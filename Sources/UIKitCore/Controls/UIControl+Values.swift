package import Foundation
import UIFoundation

extension UIControl {
    /// Notifies targets that the user changed the value.
    package func sendValueChanged() {
        sendActions(for: .primaryActionTriggered)
        sendActions(for: .valueChanged)
    }

    /// Whether a touch still counts as inside.
    func isInside(_ touch: UITouch) -> Bool {
        let slop = touch.isPointer ? 0 : Self.retentionSlop
        return bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: self))
    }

    /// Looks pressed in one frame more, and no longer unless another touch is followed by then.
    func endHighlightAfterFrame() {
        let end = { [weak self] in
            guard let self, !isTracking else { return }
            (owesHighlight, isHighlighted) = (false, false)
        }
        guard let clock = AppClock.current, window != nil else { return end() }
        clock.afterLayout { clock.deadlines.schedule(at: clock.now, end) }
    }

    /// Makes a change, animated when asked for and visible.
    package func change(animated: Bool, duration: TimeInterval, _ change: @escaping () -> Void) {
        guard animated, window != nil else { return UIView.performWithoutAnimation(change) }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: change)
    }
}
