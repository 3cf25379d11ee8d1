/// Delivers the touches of a window to their views, unless a recognizer delays or has revoked them.
///
/// Calls are grouped per view and phase: began, moved, ended, cancelled. A view without `isMultipleTouchEnabled` gets one touch
/// at a time, and an exclusive view gets a touch only while no other view of the window has one.
final class TouchDelivery {
    private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]
    /// The touches with callbacks that are still due.
    @exclusivity(unchecked) private var routed: [UITouch] = []
    /// The event that is passed in calls without an event of their own, such as after a delay.
    @exclusivity(unchecked) private var lastEvent: UIEvent?
    /// True when deliveries may be due since the last flush.
    @exclusivity(unchecked) var isDirty = false

    /// Adopts the present phase of a touch.
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

    /// Revokes a touch from its view on behalf of a recognizer.
    func revoke(_ touch: UITouch) {
        touch.delivery.apply(.revoke)
        isDirty = true
    }

    /// Reports ended touches as cancelled to a view that is removed or disabled and its subviews, if their ends were delayed.
    func cancelHeldEnds(in view: UIView) {
        for touch in routed where touch.delivery.owesLift && touch.view?.isDescendant(of: view) == true {
            touch.delivery.apply(.cancel)
            isDirty = true
        }
    }

    /// Whether the view accepts a new touch.
    private func accepts(_ touch: UITouch) -> Bool {
        touch.view != nil && !routed.contains { $0.delivery.isDown && Self.excludes($0, touch) }
    }

    /// Whether two touches may not be with their views at once: both on a single-touch view, or on two of which one is exclusive.
    private static func excludes(_ one: UITouch, _ other: UITouch) -> Bool {
        guard let view = one.view, let otherView = other.view else { return false }
        return view === otherView ? !view.isMultipleTouchEnabled : view.isExclusiveTouch || otherView.isExclusiveTouch
    }

    /// Delivers all touches that no recognizer delays.
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

    /// Delivers the remaining callbacks of a touch before another touch begins that it excludes.
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

    /// Whether `touchesBegan` is still due for an earlier touch that excludes this one, even if that touch has ended already.
    private func isBehindHeldTap(_ touch: UITouch) -> Bool {
        guard routed.count > 1 else { return false }
        return routed.prefix { $0 !== touch }.contains { $0.delivery.owes(.began) && Self.excludes($0, touch) }
    }

    /// Whether a recognizer that has not decided yet delays the touch.
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
