import CoreGraphics

/// Pointer events without touches: hovering, and turning wheels.
extension GestureArbiter {
    /// Seconds without a step after which a wheel or touchpad has come to rest.
    private static let scrollPause = 0.15

    /// The pointer moved over the window, or left it.
    func hover(_ event: PointerEvent) {
        turn(event) {
            var entered: [UIHoverGestureRecognizer] = []
            var view = event.hoverPhase == .inside ? event.view?.nearestWithRecognizers : nil
            while let current = view {
                for case let recognizer as UIHoverGestureRecognizer in current.storedGestureRecognizers
                where recognizer.isEnabled { entered.append(recognizer) }
                view = current.superview?.nearestWithRecognizers
            }
            for recognizer in hovered where !entered.contains(where: { $0 === recognizer }) {
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
    ///
    /// A touch that is not delivered to views represents the device while it moves, so that the usual rules decide between
    /// recognizers.
    func scroll(_ event: PointerEvent) {
        turn(event) {
            let touch = scrolling ?? beginScrolling(event)
            scrolling = touch
            for recognizer in active where !recognizer.storedState.isOver {
                guard recognizer.sequence.contains(where: { $0 === touch }) else { continue }
                note(event, for: recognizer)
                touch.location = event.location
                recognizer.pointerDidMove(event)
            }
            scrollingEnd?.cancel()
            scrollingEnd = ApplicationRuntime.current?.deadlines.schedule(at: event.timestamp + Self.scrollPause) {
                [weak self] in self?.endScrolling()
            }
        }
    }

    private func beginScrolling(_ event: PointerEvent) -> UITouch {
        let touch = UITouch(
            id: 0, location: event.location, time: event.timestamp, type: .indirectPointer, isPointer: true)
        (touch.window, touch.view) = (event.window, event.view)
        var view = event.view?.nearestWithRecognizers
        while let current = view {
            for recognizer in current.storedGestureRecognizers
            where recognizer.isEnabled && recognizer.storedState == .possible && recognizer.accepts(event)
                && recognizer.shouldReceive(event)
                && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) != false
            {
                enlist(recognizer, of: current, with: touch)
            }
            view = current.superview?.nearestWithRecognizers
        }
        return touch
    }

    private func endScrolling() {
        guard let touch = scrolling else { return }
        (scrolling, scrollingEnd) = (nil, nil)
        turn(nil) {
            for recognizer in active where recognizer.sequence.contains(where: { $0 === touch }) {
                recognizer.pointerDidRest()
            }
        }
    }

    private func note(_ event: PointerEvent, for recognizer: UIGestureRecognizer) {
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
    }
}
