import CoreGraphics
import UIFoundation

/// Decides which recognizers of a window recognize their gestures, takes their touches from views, and calls their targets.
///
/// All changes of recognizers are made in a turn. When the outermost turn ends, waiting recognizers proceed if they may, views
/// get their touches, targets are called, and finished recognizers without touches are reset, in this order.
final class GestureArbiter {
    /// For recognizers in no window, which have no competitors.
    private static let outsideWindows = GestureArbiter(delivery: TouchDelivery())

    /// The recognizers that had a touch since their last reset; those of deeper views first.
    @exclusivity(unchecked) private(set) var active: [UIGestureRecognizer] = []
    /// Delivery of the touches to views.
    private let delivery: TouchDelivery

    @exclusivity(unchecked) private var pendingNotifications: [UIGestureRecognizer] = []
    @exclusivity(unchecked) private var needsReview = false
    @exclusivity(unchecked) private var depth = 0

    init(delivery: TouchDelivery) { self.delivery = delivery }

    /// Has a recognizer take part in an input that has begun on its view, or in it.
    func enlist(_ recognizer: UIGestureRecognizer, of view: UIView, with input: GestureInput) {
        recognizer.inputs.append(input)
        input.add(recognizer)
        guard recognizer.arbiter == nil else { return }
        recognizer.arbiter = self
        // Deeper views are first; recognizers of one view are in the order in which they were added to it.
        let place = active.firstIndex { other in
            guard let otherView = other.view else { return false }
            return otherView === view ? other.indexInView > recognizer.indexInView : view.isDescendant(of: otherView)
        }
        active.insert(recognizer, at: place ?? active.count)
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

    /// A recognizer in no window requests a state; no record of it is kept afterwards.
    static func requestOutsideWindows(_ wanted: UIGestureRecognizer.State, for recognizer: UIGestureRecognizer) {
        let arbiter = outsideWindows
        arbiter.request(wanted, for: recognizer)
        guard arbiter.depth == 0 else { return }
        for recognizer in arbiter.active { recognizer.arbiter = nil }
        arbiter.active = []
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

    /// A step of a gesture that was recognized. The steps of one turn are reported once, but a beginning is never left out.
    private func advance(_ recognizer: UIGestureRecognizer, to wanted: UIGestureRecognizer.State) {
        guard recognizer.deferredState == nil else { return }
        if recognizer.storedState == .began, pendingNotifications.holds(recognizer) {
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
            // Touches that were to be held until a failure are not given back after a recognition.
            if state != .failed, recognizer.cancelsTouchesInView || recognizer.delaysTouchesBegan {
                for input in recognizer.inputs { revoke(input) }
            }
        }
        if recognizer.arbiter == nil {
            // One without touches takes part as well, so that it is reset.
            recognizer.arbiter = self
            active.append(recognizer)
        }
        if state == .failed {
            recognizer.deferredState = nil
        } else if !pendingNotifications.holds(recognizer) {
            pendingNotifications.append(recognizer)
        }
    }

    private func revoke(_ input: GestureInput) {
        switch input {
        case .touch(let touch): delivery.revoke(touch)
        case .device(let device): device.isRevoked = true
        }
    }

    /// Ends a recognizer's gesture, as cancelled or failed, and takes its touches away from it.
    func abort(_ recognizer: UIGestureRecognizer) {
        turn(nil) {
            if !recognizer.storedState.isOver { recognizer.state = .cancelled }
            for touch in recognizer.touches { recognizer.leave(touch) }
            for press in recognizer.presses { recognizer.leave(press) }
        }
    }

    // MARK: Turns

    /// Runs some work on recognizers; the outermost turn then handles the consequences.
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
            notifyTargets()
        } while needsReview || delivery.isDirty || !pendingNotifications.isEmpty
        if !active.isEmpty { resetFinished() }
    }

    /// Asks waiting recognizers again, as long as any changes.
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

    private func notifyTargets() {
        while !pendingNotifications.isEmpty {
            let recognizer = pendingNotifications.removeFirst()
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
    }
}
