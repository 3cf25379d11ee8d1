/// Brings the touches of a window to their views, as far as no recognizer holds or took them.
///
/// Calls are grouped per view and phase: began, moved, ended, cancelled. A view without `isMultipleTouchEnabled` gets
/// one touch at a time, and an exclusive view gets a touch only while no other view of the window has one.
final class TouchDelivery {
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
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
        touch.view != nil && !routed.contains { $0.delivery.isDown && Self.excludes($0, touch) }
    }

    /// Whether two touches are not to be with their views at once: on a view for one, or on two of which one is exclusive.
    private static func excludes(_ one: UITouch, _ other: UITouch) -> Bool {
        guard let view = one.view, let otherView = other.view else { return false }
        return view === otherView ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
    }

    /// Delivers what nothing holds back.
    func flush(with event: UIEvent?) {
        isDirty = false
        guard !routed.isEmpty else { return }
        if let event { lastEvent = event }
        if routed.count > 1 { deliverEarlierTouches() }
        for phase in Self.phases {
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

    /// Delivers what is due of a touch before any begins that it keeps away.
    private func deliverEarlierTouches() {
        for (place, touch) in routed.enumerated() where touch.delivery.owes(.began) {
            for earlier in routed[..<place] where Self.excludes(earlier, touch) {
                for phase in Self.phases where isDue(earlier, phase) {
                    guard let view = earlier.view else { continue }
                    deliver([earlier], phase, to: view)
                }
            }
        }
    }

    private func isDue(_ touch: UITouch, _ phase: UITouch.Phase) -> Bool {
        guard touch.delivery.owes(phase) else { return false }
        return switch phase {
        case .began: !isHeld(touch) { $0.delaysTouchesBegan } && !isBehindHeldTap(touch)
        case .ended: !isHeld(touch) { $0.delaysTouchesEnded }
        default: true
        }
    }

    /// Whether an earlier touch that keeps this one away is still to begin for its view, lifted though it is.
    private func isBehindHeldTap(_ touch: UITouch) -> Bool {
        guard routed.count > 1 else { return false }
        return routed.prefix { $0 !== touch }.contains { $0.delivery.owes(.began) && Self.excludes($0, touch) }
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
