import Foundation

/// Stands between a window and its views: gives touches to recognizers first, and decides which of them win.
///
/// Everything that happens to recognizers happens in a turn. When the outermost turn ends, those that waited go on if they may,
/// views get their touches, targets are told, and finished recognizers without touches are reset, in this order.
///
/// Touch path: step 6 of 7 – from `UIWindow.sendEvent(_:)`, to `UIResponder.touchesBegan(_:with:)`.
final class GestureArbiter {
    /// The recognizers that had a touch since their last reset; those of deeper views first.
    @exclusivity(unchecked) var active: [UIGestureRecognizer] = []
    /// The hover recognizers under the pointer.
    var hovered: [UIHoverGestureRecognizer] = []
    /// Stands for a wheel or touchpad while it moves.
    var scrolling: UITouch?
    var scrollingEnd: DeadlineQueue.Deadline?
    let delivery = TouchDelivery()

    @exclusivity(unchecked) private var untold: [UIGestureRecognizer] = []
    @exclusivity(unchecked) private var needsReview = false
    @exclusivity(unchecked) private var depth = 0

    // MARK: Events

    func process(_ event: UIEvent, in window: UIWindow) {
        let changed = event.changed.count == 1 ? event.changed : event.changed.filter { $0.window === window }
        turn(event) {
            for touch in changed where touch.phase == .began { enlist(touch, event) }
            if !active.isEmpty { giveToRecognizers(changed, event) }
            for touch in changed { delivery.note(touch, in: window) }
        }
    }

    /// Finds who takes part in a new touch: the recognizers of its view and of those above.
    private func enlist(_ touch: UITouch, _ event: UIEvent) {
        var view = touch.view?.nearestWithRecognizers
        while let current = view {
            for recognizer in current.storedGestureRecognizers where recognizer.accepts(touch, of: event) {
                recognizer.touches.append(touch)
                enlist(recognizer, of: current, with: touch)
            }
            view = current.superview?.nearestWithRecognizers
        }
    }

    func enlist(_ recognizer: UIGestureRecognizer, of view: UIView, with touch: UITouch) {
        recognizer.sequence.append(touch)
        touch.recognizers.append(recognizer)
        guard recognizer.arbiter == nil else { return }
        recognizer.arbiter = self
        // Deeper views come first; recognizers of one view stand in the order in which they were added to it.
        let place = active.firstIndex { other in
            guard let otherView = other.view else { return false }
            return otherView === view ? other.rank > recognizer.rank : view.isDescendant(of: otherView)
        }
        active.insert(recognizer, at: place ?? active.count)
    }

    private func giveToRecognizers(_ changed: [UITouch], _ event: UIEvent) {
        let whole = Set(changed)
        let phase = changed.allSatisfy { $0.phase == changed[0].phase } ? changed[0].phase : nil
        for recognizer in active {
            if let phase {
                give(changed, whole, phase, to: recognizer, event)
            } else {
                for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
                    let group = changed.filter { $0.phase == phase }
                    if !group.isEmpty { give(group, Set(group), phase, to: recognizer, event) }
                }
            }
        }
    }

    /// Hands touches of one phase to a recognizer, as far as they are its own.
    private func give(
        _ group: [UITouch], _ whole: Set<UITouch>, _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer,
        _ event: UIEvent
    ) {
        var own: [UITouch] = []
        for touch in group where recognizer.touches.holds(touch) { own.append(touch) }
        guard !own.isEmpty else { return }
        recognizer.modifierFlags = event.modifierFlags
        recognizer.buttonMask = event.buttonMask
        // A finished recognizer only waits for its fingers to be lifted.
        guard !recognizer.storedState.isOver else { return }
        let touches = own.count == group.count ? whole : Set(own)
        switch phase {
        case .began:
            recognizer.touchesBegan(touches, with: event)
            if recognizer.storedState.isActive, recognizer.cancelsTouchesInView {
                // A finger that joins a gesture is the gesture's from the start.
                for touch in own where touch.recognizers.holds(recognizer) { delivery.take(touch) }
            }
        case .moved: recognizer.touchesMoved(touches, with: event)
        case .ended: recognizer.touchesEnded(touches, with: event)
        default:
            recognizer.touchesCancelled(touches, with: event)
            // One that does not care about cancellation must not go on without its touches.
            if recognizer.touches.allSatisfy(\.isUp) { recognizer.state = .cancelled }
        }
    }

    // MARK: States

    /// A recognizer asks for a state.
    func request(_ wanted: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        turn(nil) {
            if recognizer.wantedState != nil {
                requestWhileWaiting(wanted, for: recognizer)
                return
            }
            switch (recognizer.storedState, wanted) {
            case (.possible, .began), (.possible, .ended): pass(recognizer, to: wanted)
            case (.possible, .failed), (.possible, .cancelled): move(recognizer, to: .failed)
            case (.began, .changed), (.began, .ended), (.began, .cancelled), (.changed, .changed), (.changed, .ended),
                (.changed, .cancelled):
                advance(recognizer, to: wanted)
            case (.began, .failed), (.changed, .failed): advance(recognizer, to: .cancelled)
            default: break
            }
        }
    }

    private func requestWhileWaiting(_ wanted: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        switch wanted {
        case .failed, .cancelled: move(recognizer, to: .failed)
        case .ended where recognizer.wantedState == .began: recognizer.deferredState = .ended
        default: break
        }
    }

    /// The step from `possible` onward, which others may forbid or hold up.
    private func pass(_ recognizer: UIGestureRecognizer, to wanted: UIGestureRecognizer.State) {
        let gate = RecognitionGate(active: active)
        switch gate.verdict(on: recognizer) {
        case .waits: recognizer.wantedState = wanted
        case .fails: move(recognizer, to: .failed)
        case .recognizes:
            // A delegate may have switched it off when asked.
            guard recognizer.storedState == .possible else { return }
            recognizer.willRecognize(afterWaiting: recognizer.wantedState != nil)
            move(recognizer, to: wanted)
            for loser in gate.losers(to: recognizer) { move(loser, to: .failed) }
        }
    }

    /// A step of a gesture that was recognized; what happens in one turn is told once, but a beginning is never passed over.
    private func advance(_ recognizer: UIGestureRecognizer, to wanted: UIGestureRecognizer.State) {
        guard recognizer.deferredState == nil else { return }
        if recognizer.storedState == .began, untold.contains(where: { $0 === recognizer }) {
            if wanted != .changed { recognizer.deferredState = wanted }
        } else {
            move(recognizer, to: wanted)
        }
    }

    private func move(_ recognizer: UIGestureRecognizer, to state: UIGestureRecognizer.State) {
        let former = recognizer.storedState
        recognizer.storedState = state
        if former != state { ApplicationRuntime.current?.traceGesture(recognizer, from: former, to: state) }
        if state != .changed { needsReview = true }
        if former == .possible {
            recognizer.wantedState = nil
            // What was to be held until a failure is not given back after a recognition.
            if state != .failed, recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan {
                for touch in recognizer.sequence { delivery.take(touch) }
            }
        }
        if recognizer.arbiter == nil {
            // One without touches takes part as well, so that it is reset.
            recognizer.arbiter = self
            active.append(recognizer)
        }
        if state == .failed {
            recognizer.deferredState = nil
        } else if !untold.contains(where: { $0 === recognizer }) {
            untold.append(recognizer)
        }
    }

    /// Ends what a recognizer does, as cancelled or failed, and takes its touches away from it.
    func abort(_ recognizer: UIGestureRecognizer) {
        turn(nil) {
            if !recognizer.storedState.isOver { recognizer.state = .cancelled }
            for touch in recognizer.touches { recognizer.leave(touch) }
            for press in recognizer.presses { recognizer.leave(press) }
        }
    }

    /// A view goes: gestures that wait for another touch there will not get it.
    func viewIsLeaving(_ view: UIView) {
        for recognizer in active
        where recognizer.touches.isEmpty && recognizer.view?.isDescendant(of: view) == true { abort(recognizer) }
        for recognizer in hovered where recognizer.view?.isDescendant(of: view) == true { abort(recognizer) }
    }

    /// A view goes or is switched off: what recognizers hold back for it, and for all in it, is cancelled.
    func cancelHeldEnds(in view: UIView) { turn(nil) { delivery.cancelHeldEnds(in: view) } }

    // MARK: Turns

    /// Does some work on recognizers; when no other turn is going on, what follows from it is done at the end.
    func turn(_ event: UIEvent?, _ work: () -> Void) {
        depth += 1
        work()
        if depth == 1 { settle(event) }
        depth -= 1
    }

    private func settle(_ event: UIEvent?) {
        repeat {
            review()
            delivery.flush(with: event)
            tell()
        } while needsReview || delivery.isDirty || !untold.isEmpty
        if !active.isEmpty { resetFinished() }
    }

    /// Asks again for those that wait, as long as anything changes.
    private func review() {
        while needsReview {
            needsReview = false
            delivery.isDirty = true
            for recognizer in active {
                guard let wanted = recognizer.wantedState else { continue }
                pass(recognizer, to: wanted)
            }
        }
    }

    private func tell() {
        while !untold.isEmpty {
            let recognizer = untold.removeFirst()
            let targets = recognizer.targets
            targets.send(from: recognizer)
            if let next = recognizer.deferredState {
                recognizer.deferredState = nil
                if recognizer.storedState.isActive { move(recognizer, to: next) }
            }
        }
    }

    private func resetFinished() {
        for recognizer in active {
            recognizer.dropLiftedTouches()
            if recognizer.storedState.isOver, recognizer.touches.isEmpty, recognizer.presses.isEmpty {
                reset(recognizer)
            }
        }
        if needsReview { settle(nil) }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        let former = recognizer.storedState
        recognizer.reset()
        recognizer.forgetGesture()
        recognizer.storedState = .possible
        ApplicationRuntime.current?.traceGesture(recognizer, from: former, to: .possible)
        active.removeAll { $0 === recognizer }
        hovered.removeAll { $0 === recognizer }
    }
}
