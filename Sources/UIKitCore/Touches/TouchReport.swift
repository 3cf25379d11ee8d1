/// The content of one call to a view: touches of its own and the phase that it is told they are in.
///
/// A view that was kept waiting is told late, as if it happened now: `UITouch.phase` is the told one meanwhile, and the touch
/// begins where it came down.
struct TouchReport {
    let touches: [UITouch]
    let phase: UITouch.Phase
    let view: UIView

    /// Calls the view, unless it does not take touches of its content; false when it does not.
    func send(with event: UIEvent?) -> Bool {
        let set = Set(touches)
        if phase == .began, !view.mayReceiveContentTouches(set, with: event) { return false }
        for touch in touches {
            touch.reportedPhase = phase
            if phase == .began { touch.beginsLate = touch.location != touch.startLocation }
            announce(touch)
        }
        switch phase {
        case .began: view.touchesBegan(set, with: event)
        case .moved: view.touchesMoved(set, with: event)
        case .ended: view.touchesEnded(set, with: event)
        default: view.touchesCancelled(set, with: event)
        }
        for touch in touches {
            touch.reportedPhase = nil
            if phase != .began { touch.beginsLate = false }
        }
        return true
    }

    private func announce(_ touch: UITouch) {
        guard let runtime = ApplicationRuntime.current else { return }
        runtime.onDelivery?(touch, phase, view)
        runtime.trace(touch, delivered: phase, to: view)
    }
}
