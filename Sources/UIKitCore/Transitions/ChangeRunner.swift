import CoreGraphics
package import Foundation

/// Carries out the changes of one container or presentation, one at a time.
///
/// It alone handles re-entrant requests, pending changes, interruptions and owners that are deallocated during a change.
///
/// A change requested in a callback waits until the current change has started its animation or has ended. A change requested
/// during an animation does not wait: the caller ends the animation first. Runners with a common scheduler send their callbacks
/// one after the other, too.
package final class ChangeRunner: ScheduledMotion {
    /// The step of the current change. In all states but `moving` and `atRest` callbacks may be on the stack.
    enum State {
        case atRest
        /// Sends the first callbacks of a change, or the callbacks of other work on the container.
        case announcing((any ControllerChange)?)
        /// Calls the animator and the interaction controller.
        case starting(any ControllerChange)
        case moving(any ControllerChange)
        /// Sends the last callbacks.
        case ending(any ControllerChange)
    }

    private(set) var state = State.atRest
    /// The changes that wait for their turn, in order.
    package private(set) var pending: [any ControllerChange] = []
    /// Other work that waits until no callbacks are on the stack, in order.
    private var deferred: [() -> Void] = []
    /// The work that waits until no change is animating.
    private var restWork: [() -> Void] = []
    private unowned let owner: any ChangeOwner
    private let scheduler: ChangeScheduler?
    /// The size of the container when the animation began; a change of the size ends the animation.
    private var size: CGSize?

    package init(of owner: any ChangeOwner, in scheduler: ChangeScheduler? = nil) {
        (self.owner, self.scheduler) = (owner, scheduler)
    }

    // MARK: State

    /// Whether no change is animating and no callbacks are on the stack.
    package var isAtRest: Bool { if case .atRest = state { true } else { false } }

    /// Whether callbacks may be on the stack.
    var isCallingOut: Bool {
        switch state {
        case .atRest, .moving: false
        case .announcing, .starting, .ending: true
        }
    }

    /// The change whose animation is starting or running.
    package var running: (any ControllerChange)? {
        switch state {
        case .starting(let change), .moving(let change): change
        case .atRest, .announcing, .ending: nil
        }
    }

    var isInteractive: Bool { running?.context?.isInteractive == true }

    /// The change that is sending its first callbacks.
    var announcing: (any ControllerChange)? { if case .announcing(let change) = state { change } else { nil } }

    /// Whether a change has neither reached its last callbacks nor been given up.
    private func isOpen(_ change: any ControllerChange) -> Bool { (running ?? announcing) === change }

    // MARK: Requests

    /// Carries out a change now, or later when callbacks are on the stack or another change is animating.
    package func request(_ change: any ControllerChange) {
        pending.append(change)
        run()
    }

    /// Appends a change to the pending ones without running it; see `run()`.
    func enqueue(_ change: any ControllerChange) { pending.append(change) }

    /// Carries out pending changes and deferred work until a change begins to animate.
    package func run() {
        while !isCallingOut {
            if isAtRest, !pending.isEmpty, owner.mayBegin {
                perform(pending.removeFirst())
            } else if !deferred.isEmpty {
                deferred.removeFirst()()
            } else {
                break
            }
        }
        guard isAtRest else { return }
        owner.changesDidRest()
        let work = restWork
        restWork = []
        for item in work { item() }
    }

    /// Applies the pending changes without appearance callbacks, because the container is not on the screen.
    package func applyPendingUnseen() {
        while !pending.isEmpty {
            let change = pending.removeFirst()
            callOut(for: change) { change.applyUnseen() }
        }
    }

    /// Runs work now, or when the callbacks on the stack have returned.
    func whenFree(_ work: @escaping () -> Void) {
        if isCallingOut { deferred.append(work) } else { work() }
    }

    /// Runs work now, or when the running animation has ended.
    func whenAtRest(_ work: @escaping () -> Void) {
        if running == nil { work() } else { restWork.append(work) }
    }

    /// Runs work on the container that sends callbacks. Changes that these request wait until the work is done.
    func callOut(_ work: () -> Void) {
        guard !isCallingOut else { return work() }
        callOut(for: nil, work)
        run()
    }

    private func callOut(for change: (any ControllerChange)?, _ work: () -> Void) {
        let former = state
        state = .announcing(change)
        work()
        state = former
        // The running change may have ended during the work.
        if case .moving(let moving) = former { finishIfOver(moving) }
    }

    /// Ends the running animation at once, so that another change can begin; an interactive one is cancelled.
    ///
    /// It has no effect while callbacks are on the stack, because the changes that they request wait anyway.
    package func cancelOrFinishImmediately() {
        if case .moving(let change) = state { change.cancelOrFinishImmediately() }
    }

    /// Ends the running animation now, even in callbacks of another runner. A change that has ended but waits for its turn
    /// is concluded.
    ///
    /// - Parameter goingBack: Whether an interactive transition is cancelled; otherwise it finishes, too.
    func finishImmediately(goingBack: Bool = false) {
        guard case .moving(let change) = state else { return }
        inTurn(atOnce: true) { [self] in
            if goingBack { change.cancelOrFinishImmediately() } else { change.context?.finishImmediately() }
            finishIfOver(change)
        }
    }

    /// Gives up a change whose owner is deallocated in its first callbacks: none of its later steps runs.
    ///
    /// - Parameter tearDown: Removes the views. The parties that joined the change are then notified that it was cancelled.
    func giveUp(_ tearDown: () -> Void) {
        let change = running ?? announcing
        if change != nil { state = .atRest }
        scheduler?.didEnd(self)
        tearDown()
        if let change { dismissParties(of: change, cancelled: true) }
    }

    /// Ends the running animation if the container's size differs from that at the animation's start.
    func sizeMayHaveChanged() {
        if running != nil, size != owner.stageView?.bounds.size { cancelOrFinishImmediately() }
    }

    // MARK: The container's appearance

    /// Installs the shown child before the container appears, or ends the running animation before it disappears.
    package func containerWillChange(isAppearing: Bool, install: () -> Void) {
        guard !isCallingOut else { return }
        if isAppearing { install() } else { cancelOrFinishImmediately() }
    }

    /// Applies the pending changes without callbacks, because the container has disappeared.
    package func containerDidDisappear() {
        if !isCallingOut { applyPendingUnseen() }
    }

    // MARK: Steps

    /// Makes the transition context and coordinator of a change, and makes the coordinator available to its parties.
    package func makeContext(
        for change: any ControllerChange, in view: UIView, animator: any UIViewControllerAnimatedTransitioning,
        interactionController: (any UIViewControllerInteractiveTransitioning)?, duration: TimeInterval? = nil
    ) {
        let coordinator = TransitionCoordinator(
            duration: duration, container: view, from: change.from, to: change.to,
            isInteractive: interactionController?.wantsInteractiveStart == true)
        change.context = TransitionContext(
            change.kind, in: view, coordinator: coordinator, animator: animator, interaction: interactionController
        ) { [weak self, weak change] completed in
            if let self, let change { end(change, completed: completed) }
        }
        gatherParties(of: change)
    }

    /// Gives the coordinator of a change to all controllers that take part in it.
    func gatherParties(of change: any ControllerChange) {
        guard let coordinator = change.coordinator else { return }
        for party in owner.parties(of: change) { party.join(coordinator) }
    }

    private func dismissParties(of change: any ControllerChange, cancelled: Bool) {
        guard let coordinator = change.coordinator else { return }
        for party in owner.parties(of: change) { party.leave(coordinator) }
        coordinator.finish(cancelled: cancelled)
    }

    /// Ends a change; called by the object that animates it.
    package func end(_ change: any ControllerChange, completed: Bool) {
        guard change.isCompleted == nil else { return }
        change.isCompleted = completed
        if case .moving = state { inTurn { [self] in finishIfOver(change) } }
    }

    private func finishIfOver(_ change: any ControllerChange) {
        guard case .moving(let moving) = state, moving === change, change.isCompleted != nil else { return }
        withExtendedLifetime(owner.parties(of: change)) {
            conclude(change)
            owner.changeDidEnd()
        }
    }

    /// Runs work when this runner's turn among the runners of its scheduler has arrived, or at once.
    private func inTurn(atOnce: Bool = false, _ work: @escaping () -> Void) {
        guard let scheduler else { return work() }
        atOnce ? scheduler.runAtOnce(work) : scheduler.enqueue(work)
    }

    private func perform(_ change: any ControllerChange) {
        state = .announcing(change)
        let isToDo = change.prepare()
        guard isOpen(change) else { return }
        guard isToDo else { return state = .atRest }
        trace("begin", change)
        change.begin()
        guard isOpen(change) else { return }
        if change.mayMove {
            state = .starting(change)
            size = owner.stageView?.bounds.size
            change.start()
            guard isOpen(change) else { return }
            if change.isCompleted == nil {
                state = .moving(change)
                scheduler?.didBegin(self)
                return
            }
        } else {
            change.didNotStart()
        }
        conclude(change)
    }

    private func conclude(_ change: any ControllerChange) {
        state = .ending(change)
        scheduler?.didEnd(self)
        // A change that cannot be reverted has completed.
        if change.isCompleted != false || !change.canRevert { change.isCompleted = true }
        let completed = change.isCompleted == true
        owner.stageView?.capturesAllTouches = false
        if completed { change.settle() } else { change.revert() }
        trace("end", change)
        if let context = change.context, context.hasStarted { context.animator.animationEnded(completed) }
        change.willEnd()
        dismissParties(of: change, cancelled: !completed)
        change.didEnd()
        state = .atRest
    }

    private func trace(_ step: String, _ change: any ControllerChange) {
        guard change.isTraced else { return }
        ApplicationRuntime.current?.traceTransition(
            step, kind: change.kind, from: change.from, to: change.to, interactive: change.isInteractive,
            cancelled: change.isCompleted == false)
    }
}
