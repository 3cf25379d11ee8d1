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
    func note(_ touch: UITouch) {
        isDirty = true
        switch touch.phase {
        case .began:
            guard case .undecided = touch.delivery, accepts(touch) else { return touch.delivery.apply(.refuse) }
            touch.delivery.apply(.accept)
            routed.append(touch)
        case .moved: touch.delivery.apply(.move)
        case .ended: touch.delivery.apply(.lift)
        case .cancelled: touch.delivery.apply(.cancel)
        default: break
        }
    }

    /// A recognizer takes a touch: the view loses it.
    func revoke(_ touch: UITouch) {
        touch.delivery.apply(.revoke)
        isDirty = true
    }

    /// A view goes or is switched off: lifted touches whose ends are still held back end as cancelled for it and all in it.
    func cancelHeldEnds(in view: UIView) {
        for touch in routed where touch.delivery.owesLift && touch.view?.isDescendant(of: view) == true {
            touch.delivery.apply(.cancel)
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
        for index in routed.indices.reversed() {
            if case .over = routed[index].delivery { routed.remove(at: index) }
        }
    }

    /// A view for one touch hears all of a lifted touch that was held back from it before it hears of the next one.
    private func deliverHeldTaps() {
        for touch in routed {
            guard case .held(_, isLifted: true) = touch.delivery, let view = touch.view, !view.isMultipleTouchEnabled
            else { continue }
            for phase in [UITouch.Phase.began, .moved, .ended] where isDue(touch, phase) {
                deliver([touch], phase, to: view)
            }
        }
    }

    private func isDue(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        guard touch.delivery.owes(phase) else { return false }
        return switch phase {
        case .began: !isHeld(touch) { $0.delaysTouchesBegan }
        case .ended: !isHeld(touch) { $0.delaysTouchesEnded }
        default: true
        }
    }

    /// Whether a recognizer that has not decided yet keeps the view waiting.
    private func isHeld(_ touch: UITouch, by delays: (UIGestureRecognizer) -> Bool) -> Bool {
        for recognizer in touch.recognizers where recognizer.storedState == .possible && delays(recognizer) {
            return true
        }
        return false
    }

    private func deliver(_ touches: [UITouch], _ phase: UITouch.Phase, to view: UIView) {
        let step: DeliveryState.Step =
            switch phase {
            case .began: .reportBegan
            case .moved: .reportMoved
            default: .reportEnd
            }
        for touch in touches { touch.delivery.apply(step) }
        let isHandled = TouchReport(touches: touches, phase: phase, view: view).send(with: lastEvent)
        if !isHandled { for touch in touches { touch.delivery.apply(.refuse) } }
    }
}
