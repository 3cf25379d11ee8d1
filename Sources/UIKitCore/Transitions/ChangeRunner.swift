import CoreGraphics
package import Foundation

/// Carries out the changes of one container, or of one presentation, one at a time: the only place that knows of re-entrancy,
/// of changes that wait, of interruptions and of containers that go in the middle of it.
///
/// What callbacks ask for waits until the change that called has begun to move or has ended. What moves is not waited for:
/// a caller with another change ends it first. Runners with a common scheduler call out one after the other, too.
package final class ChangeRunner: ScheduledMotion {
    /// Where the change under way stands. In all states but `moving` and `atRest` callbacks may be on the stack.
    enum State {
        case atRest
        /// The first callbacks, and those of other work on the container.
        case announcing((any ControllerChange)?)
        /// The animator and the interaction controller are called.
        case starting(any ControllerChange)
        case moving(any ControllerChange)
        /// The last callbacks.
        case ending(any ControllerChange)
    }

    private(set) var state = State.atRest
    /// The changes that wait for their turn, in order.
    package private(set) var pending: [any ControllerChange] = []
    /// Other work that waits until no callbacks are under way, in order.
    private var deferred: [() -> Void] = []
    /// The work that waits until nothing moves.
    private var restWork: [() -> Void] = []
    private unowned let owner: any ChangeOwner
    private let scheduler: ChangeScheduler?
    /// The size in which a change moves; another one ends it.
    private var size: CGSize?

    package init(of owner: any ChangeOwner, in scheduler: ChangeScheduler? = nil) {
        (self.owner, self.scheduler) = (owner, scheduler)
    }

    // MARK: Where it stands

    /// Whether nothing moves, and no callbacks are under way.
    package var isAtRest: Bool { if case .atRest = state { true } else { false } }

    /// Whether callbacks may be under way.
    var isCallingOut: Bool {
        switch state {
        case .atRest, .moving: false
        case .announcing, .starting, .ending: true
        }
    }

    /// The change that moves, or is made to.
    package var running: (any ControllerChange)? {
        switch state {
        case .starting(let change), .moving(let change): change
        case .atRest, .announcing, .ending: nil
        }
    }

    var isInteractive: Bool { running?.context?.isInteractive == true }

    /// The change whose first callbacks are under way.
    var announcing: (any ControllerChange)? { if case .announcing(let change) = state { change } else { nil } }

    /// Whether a change has not come to its last callbacks, nor been given up.
    private func isOpen(_ change: any ControllerChange) -> Bool { (running ?? announcing) === change }

    // MARK: Requests

    /// Carries out a change now or, in callbacks and while another one moves, afterwards.
    package func request(_ change: any ControllerChange) {
        pending.append(change)
        run()
    }

    /// Lets a change wait until `run()` is called.
    func enqueue(_ change: any ControllerChange) { pending.append(change) }

    /// Carries out what waits, up to a change that moves.
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

    /// Makes the changes that wait unseen, since the container has gone or is about to come back.
    package func applyPendingUnseen() {
        while !pending.isEmpty {
            let change = pending.removeFirst()
            callOut(for: change) { change.applyUnseen() }
        }
    }

    /// Does work at once, or when the callbacks that are under way have returned.
    func whenFree(_ work: @escaping () -> Void) {
        if isCallingOut { deferred.append(work) } else { work() }
    }

    /// Does work when nothing moves.
    func whenAtRest(_ work: @escaping () -> Void) {
        if running == nil { work() } else { restWork.append(work) }
    }

    /// Does work on the container now that calls out like a change: what its callbacks ask for waits.
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
        // What moves may have come to its end meanwhile.
        if case .moving(let moving) = former { finishIfOver(moving) }
    }

    /// Ends what moves at once, so that another change finds everything at rest; what is interactive goes back. In callbacks it
    /// does nothing: what they ask for waits.
    package func cancelOrFinishImmediately() {
        if case .moving(let change) = state { change.cancelOrFinishImmediately() }
    }

    /// Ends what moves now, also what has ended and waits for its turn to be heard, in whose callbacks ever this is called.
    func finishImmediately(goingBack: Bool = false) {
        guard case .moving(let change) = state else { return }
        inTurn(atOnce: true) { [self] in
            if goingBack { change.cancelOrFinishImmediately() } else { change.context?.finishImmediately() }
            finishIfOver(change)
        }
    }

    /// Gives up a change in whose first callbacks its owner goes: none of its steps follows. The work takes down what there is;
    /// everybody who has joined hears after it that the change was cancelled.
    func giveUp(_ tearDown: () -> Void) {
        let change = running ?? announcing
        if change != nil { state = .atRest }
        scheduler?.didEnd(self)
        tearDown()
        if let change { dismissParties(of: change, cancelled: true) }
    }

    /// Ends what moves in another size than the container has now.
    func sizeMayHaveChanged() {
        if running != nil, size != owner.stageView?.bounds.size { cancelOrFinishImmediately() }
    }

    // MARK: The container's appearance

    /// Brings in what shows, since the container is about to appear, or ends what moves, since it is about to go.
    package func containerWillChange(isAppearing: Bool, install: () -> Void) {
        guard !isCallingOut else { return }
        if isAppearing { install() } else { cancelOrFinishImmediately() }
    }

    /// Makes the waiting changes unseen, since the container has gone.
    package func containerDidDisappear() {
        if !isCallingOut { applyPendingUnseen() }
    }

    // MARK: Course

    /// Makes the transition by which a change moves, and lets others join it from now on.
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

    /// Lets everybody who takes part in a change know what others join in with.
    func gatherParties(of change: any ControllerChange) {
        guard let coordinator = change.coordinator else { return }
        for party in owner.parties(of: change) { party.join(coordinator) }
    }

    private func dismissParties(of change: any ControllerChange, cancelled: Bool) {
        guard let coordinator = change.coordinator else { return }
        for party in owner.parties(of: change) { party.leave(coordinator) }
        coordinator.finish(cancelled: cancelled)
    }

    /// Ends a change; called by the object that moves it.
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

    /// Does what calls out when it is its turn among the runners with the same scheduler, or at once.
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
        // Where there is no way back it has ended where it went to.
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
