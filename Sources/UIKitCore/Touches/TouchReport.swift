/// The content of one call to a view: touches and their reported phase.
///
/// A delayed view gets the calls late, as if the touch had happened then: `UITouch.phase` is the reported one meanwhile, and the
/// touch begins at its original location.
struct TouchReport {
    let touches: [UITouch]
    let phase: UITouch.Phase
    let view: UIView

    /// Calls the view, unless an outer scroll view refuses touches of its content.
    ///
    /// - Returns: Whether the view was called.
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
