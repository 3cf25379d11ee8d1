import UIKitCore
import UIKitText

/// Follows the finger that chooses an answer, from one button to the next; it fails when a long list scrolls.
final class AlertTracker: UIGestureRecognizer {
    private weak var alertView: AlertView?

    init(of alertView: AlertView) {
        self.alertView = alertView
        super.init(target: nil, action: nil)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard self.touches.count == touches.count, let touch = touches.earliest, touches.count == 1,
            touch.buttonMask.contains(.primary), !(touch.view is UITextField)
        else { return state = .failed }
        alertView?.highlightButton(at: location(in: alertView))
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        alertView?.highlightButton(at: location(in: alertView))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        let alertView = alertView
        let button = alertView?.button(at: location(in: alertView))
        // A touch beside the buttons is left to other recognizers and views.
        state = button == nil ? .failed : .ended
        alertView?.choose(button)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    override func reset() {
        super.reset()
        alertView?.highlightButton(at: nil)
    }
}
