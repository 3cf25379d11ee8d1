import CoreGraphics
import Foundation
import UIFoundation

/// Delivery of keys to recognizers.
extension WindowEventDispatcher {
    /// Brings presses to the recognizers of their responders' views and of those above, and then to the responders.
    func dispatch(_ event: UIPressesEvent) {
        // Without the event: touches that continue meanwhile have their own.
        arbiter.turn(nil) {
            for press in event.changedPresses {
                if press.phase == .began { enlist(press, event) }
                if press.device != nil { give(press, event) }
            }
        }
        event.deliver()
    }

    private func enlist(_ press: UIPress, _ event: UIPressesEvent) {
        let start = press.responder?.firstResponderView
        var view = start?.nearestWithRecognizers
        while let current = view {
            for recognizer in current.storedGestureRecognizers where recognizer.accepts(press, of: event) {
                let device = press.device ?? makeDevice(for: press, on: start)
                recognizer.add(press, of: device)
                arbiter.enlist(recognizer, of: current, with: .device(device))
            }
            view = current.superview?.nearestWithRecognizers
        }
    }

    private func makeDevice(for press: UIPress, on view: UIView?) -> DeviceInput {
        let area = view.map { $0.bounds.applying($0.toCanvas) } ?? .zero
        let device = DeviceInput(.indirect, over: view, at: CGPoint(x: area.midX, y: area.midY))
        press.device = device
        return device
    }

    private func give(_ press: UIPress, _ event: UIPressesEvent) {
        for recognizer in arbiter.active where recognizer.presses.holds(press) {
            guard !recognizer.storedState.isOver else { continue }
            recognizer.modifierFlags = event.modifierFlags
            recognizer.buttonMask = []
            switch press.phase {
            case .began: recognizer.pressesBegan([press], with: event)
            case .changed, .stationary: recognizer.pressesChanged([press], with: event)
            case .ended: recognizer.pressesEnded([press], with: event)
            case .cancelled:
                recognizer.pressesCancelled([press], with: event)
                // A recognizer that does not handle cancellation must not continue without its presses.
                if recognizer.presses.allSatisfy(\.isUp) { recognizer.state = .cancelled }
            }
        }
    }
}
