import CoreGraphics
import UIFoundation

/// Pointer events without touches: hovering, and turning wheels.
extension WindowEventDispatcher {
    /// Seconds without a step after which a wheel or touchpad rests.
    private static let scrollPause = 0.15

    /// Passes hovering and scrolling of a pointer to the recognizers that handle it.
    func dispatch(_ event: PointerEvent) { event.type == .hover ? hover(event) : scroll(event) }

    /// The pointer moved over the window, or left it.
    private func hover(_ event: PointerEvent) {
        arbiter.turn(event) {
            var entered: [UIHoverGestureRecognizer] = []
            var view = event.hoverPhase == .inside ? event.view?.nearestWithRecognizers : nil
            while let current = view {
                for case let recognizer as UIHoverGestureRecognizer in current.storedGestureRecognizers
                where recognizer.isEnabled { entered.append(recognizer) }
                view = current.superview?.nearestWithRecognizers
            }
            for recognizer in hovered where recognizer.isAtWork && !entered.holds(recognizer) {
                note(event, for: recognizer)
                recognizer.pointerLeft()
            }
            hovered = entered
            for recognizer in entered {
                note(event, for: recognizer)
                recognizer.pointerIsInside(event)
            }
        }
    }

    /// A wheel or touchpad moved over the window.
    private func scroll(_ event: PointerEvent) {
        arbiter.turn(event) {
            let device = scrolling ?? beginScrolling(event)
            scrolling = device
            for recognizer in arbiter.active where !recognizer.storedState.isOver {
                guard recognizer.inputs.contains(where: { $0.isDevice(device) }) else { continue }
                note(event, for: recognizer)
                device.location = event.location
                recognizer.pointerDidMove(event)
            }
            scrollingEnd?.cancel()
            scrollingEnd = AppClock.current?.deadlines.schedule(at: event.timestamp + Self.scrollPause) {
                [weak self] in self?.endScrolling()
            }
        }
    }

    private func beginScrolling(_ event: PointerEvent) -> DeviceInput {
        let device = DeviceInput(.indirectPointer, over: event.view, at: event.location)
        var view = event.view?.nearestWithRecognizers
        while let current = view {
            for recognizer in current.storedGestureRecognizers
            where recognizer.isEnabled && recognizer.storedState == .possible && recognizer.accepts(event)
                && recognizer.shouldReceive(event)
                && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
            {
                arbiter.enlist(recognizer, of: current, with: .device(device))
            }
            view = current.superview?.nearestWithRecognizers
        }
        return device
    }

    private func endScrolling() {
        guard let device = scrolling else { return }
        (scrolling, scrollingEnd) = (nil, nil)
        arbiter.turn(nil) {
            for recognizer in arbiter.active where recognizer.inputs.contains(where: { $0.isDevice(device) }) {
                recognizer.pointerDidRest()
            }
        }
    }

    private func note(_ event: PointerEvent, for recognizer: UIGestureRecognizer) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
    }
}
