import CoreGraphics
import Foundation

/// Delivery of keys to recognizers.
extension GestureArbiter {
    /// Gives presses to the recognizers of their responders' views and of those above, before the responders hear of them.
    ///
    /// A touch that is not delivered to views represents each press, so that the usual rules decide between recognizers.
    func process(_ event: UIPressesEvent) {
        // Without the event: touches that go on meanwhile have their own.
        turn(nil) {
            for press in event.changedPresses {
                if press.phase == .began { enlist(press, event) }
                if press.standIn != nil { give(press, event) }
            }
        }
    }

    private func enlist(_ press: UIPress, _ event: UIPressesEvent) {
        let start = press.responder?.placeOfKeyboard
        var view = start?.nearestWithRecognizers
        while let current = view {
            for recognizer in current.storedGestureRecognizers where recognizer.accepts(press, of: event) {
                let touch = press.standIn ?? standIn(for: press, on: start, event)
                recognizer.take(press, standIn: touch)
                enlist(recognizer, of: current, with: touch)
            }
            view = current.superview?.nearestWithRecognizers
        }
    }

    private func standIn(for press: UIPress, on view: UIView?, _ event: UIPressesEvent) -> UITouch {
        let area = view.map { $0.bounds.applying($0.toCanvas) } ?? .zero
        let touch = UITouch(
            id: 0, location: CGPoint(x: area.midX, y: area.midY), time: event.timestamp, type: .indirect,
            isPointer: false)
        (touch.window, touch.view) = (press.window, view)
        press.standIn = touch
        return touch
    }

    private func give(_ press: UIPress, _ event: UIPressesEvent) {
        for recognizer in active where recognizer.presses.contains(where: { $0 === press }) {
            guard !recognizer.storedState.isOver else { continue }
            recognizer.modifierFlags = event.modifierFlags
            recognizer.buttonMask = []
            switch press.phase {
            case .began: recognizer.pressesBegan([press], with: event)
            case .changed, .stationary: recognizer.pressesChanged([press], with: event)
            case .ended: recognizer.pressesEnded([press], with: event)
            case .cancelled:
                recognizer.pressesCancelled([press], with: event)
                // One that does not care about cancellation must not go on without its presses.
                if recognizer.presses.allSatisfy(\.isUp) { recognizer.state = .cancelled }
            }
        }
    }
}
