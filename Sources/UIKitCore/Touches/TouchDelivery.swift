/// Brings the touches of a window to their views, as far as no recognizer holds or took them.
///
/// Calls are grouped per view and phase: began, moved, ended, cancelled. A view without `isMultipleTouchEnabled` gets
/// one touch at a time, and an exclusive view gets a touch only while no other view of the window has one.
final class TouchDelivery {
    /// The touches that their views are still to hear of.
    @exclusivity(unchecked) private var routed: [UITouch] = []
    /// The event that calls without an event of their own, such as after a delay, hand on.
    @exclusivity(unchecked) private var lastEvent: UIEvent?
    /// True when something may have to be delivered since the last flush.
    @exclusivity(unchecked) var isDirty = false

    /// Takes in what became of a touch.
    func note(_ touch: UITouch, in window: UIWindow) {
        isDirty = true
        switch touch.phase {
        case .began:
            guard !touch.delivery.isTaken, accepts(touch) else { return }
            touch.delivery.isAccepted = true
            routed.append(touch)
        case .moved: touch.delivery.hasMoved = true
        default: touch.delivery.end = touch.phase
        }
    }

    /// A recognizer took a touch: the view loses it.
    func take(_ touch: UITouch) {
        touch.delivery.isTaken = true
        isDirty = true
    }

    /// A view goes or is switched off: lifted touches whose ends are still held back end as cancelled for it and all in it.
    func cancelHeldEnds(in view: UIView) {
        for touch in routed where touch.delivery.end == .ended && touch.view?.isDescendant(of: view) == true {
            touch.delivery.end = .cancelled
            isDirty = true
        }
    }

    /// Whether the view takes a new touch.
    private func accepts(_ touch: UITouch) -> Bool {
        guard let view = touch.view else { return false }
        for other in routed where other.delivery.isDown {
            guard let otherView = other.view else { continue }
            if otherView === view {
                if !view.isMultipleTouchEnabled { return false }
            } else if otherView.isExclusiveTouch || view.isExclusiveTouch {
                return false
            }
        }
        return true
    }

    /// Delivers what nothing holds back.
    func flush(with event: UIEvent?) {
        isDirty = false
        guard !routed.isEmpty else { return }
        if let event { lastEvent = event }
        if routed.count > 1 { deliverHeldTaps() }
        for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
            var due: [UITouch] = []
            for touch in routed where isDue(touch, phase) { due.append(touch) }
            while let view = due.first?.view {
                guard due.count > 1 else {
                    deliver(due, phase, to: view)
                    break
                }
                let group = due.filter { $0.view === view }
                due.removeAll { $0.view === view }
                deliver(group, phase, to: view)
            }
        }
        for index in routed.indices.reversed() where isDone(routed[index]) { routed.remove(at: index) }
    }

    /// A view for one touch hears all of a lifted touch that was held back from it before it hears of the next one.
    private func deliverHeldTaps() {
        for touch in routed where touch.delivery.end == .ended && !touch.delivery.hasBegun {
            guard let view = touch.view, !view.isMultipleTouchEnabled else { continue }
            for phase in [UITouch.Phase.began, .moved, .ended] where isDue(touch, phase) {
                deliver([touch], phase, to: view)
            }
        }
    }

    private func isDue(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        let status = touch.delivery
        switch phase {
        case .began:
            return status.isAccepted && !status.isTaken && !status.hasBegun && status.end != .cancelled
                && !isHeld(touch) { $0.delaysTouchesBegan }
        case .moved: return status.isAccepted && !status.isTaken && status.hasBegun && status.hasMoved
        case .ended:
            return status.isAccepted && !status.isTaken && status.hasBegun && status.end == .ended
                && !isHeld(touch) { $0.delaysTouchesEnded }
        default: return status.isAccepted && status.hasBegun && (status.isTaken || status.end == .cancelled)
        }
    }

    /// Whether a recognizer that has not decided yet keeps the view waiting.
    private func isHeld(_ touch: UITouch, by delays: (UIGestureRecognizer) -> Bool) -> Bool {
        for recognizer in touch.recognizers where recognizer.storedState == .possible && delays(recognizer) {
            return true
        }
        return false
    }

    private func isDone(_ touch: UITouch) -> Bool {
        let status = touch.delivery
        return !status.isAccepted || (!status.hasBegun && (status.isTaken || status.end == .cancelled))
    }

    private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView) {
        for touch in touches {
            switch phase {
            case .began: touch.delivery.hasBegun = true
            case .moved: touch.delivery.hasMoved = false
            default: touch.delivery.isAccepted = false
            }
        }
        let set = Set(touches)
        if phase == .began, !view.mayTakeContentTouches(set, with: lastEvent) {
            for touch in touches { touch.delivery.isAccepted = false }
            return
        }
        // What was held back, or taken away, is told as if it happened now.
        var actual: [UITouch.Phase] = []
        for touch in touches where touch.phase != phase { actual = touches.map(\.phase) }
        for touch in touches {
            touch.phase = phase
            ApplicationRuntime.current?.trace(touch, delivered: phase, to: view)
        }
        switch phase {
        case .began: view.touchesBegan(set, with: lastEvent)
        case .moved: view.touchesMoved(set, with: lastEvent)
        case .ended: view.touchesEnded(set, with: lastEvent)
        default: view.touchesCancelled(set, with: lastEvent)
        }
        for (touch, actual) in zip(touches, actual) where touch.phase == phase { touch.phase = actual }
    }
}
