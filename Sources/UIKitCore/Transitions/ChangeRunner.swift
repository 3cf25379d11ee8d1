import CoreGraphics
import Foundation

/// Carries out the changes of one container, one at a time: the only place that knows of re-entrancy, of changes that wait, of
/// interruptions and of containers that go in the middle of it.
///
/// What callbacks ask for waits until the change that called has begun to move or has ended. What moves is not waited for:
/// a caller with another change ends it first.
final class ChangeRunner {
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
    private(set) var pending: [any ControllerChange] = []
    /// Other work that waits until no callbacks are under way, in order.
    private var deferred: [() -> Void] = []
    /// The work that waits until nothing moves.
    private var restWork: [() -> Void] = []
    private unowned let owner: any ChangeOwner
    /// The size in which a change moves; another one ends it.
    private var size = CGSize.zero

    init(of owner: any ChangeOwner) { self.owner = owner }

    // MARK: Where it stands

    /// Whether nothing moves, and no callbacks are under way.
    var isAtRest: Bool { if case .atRest = state { true } else { false } }

    /// Whether callbacks may be under way.
    var isCallingOut: Bool {
        switch state {
        case .atRest, .moving: false
        case .announcing, .starting, .ending: true
        }
    }

    /// The change that moves, or is made to.
    var running: (any ControllerChange)? {
        switch state {
        case .starting(let change), .moving(let change): change
        case .atRest, .announcing, .ending: nil
        }
    }

    /// The change whose first callbacks are under way.
    var announcing: (any ControllerChange)? { if case .announcing(let change) = state { change } else { nil } }

    // MARK: Requests

    /// Carries out a change now or, in callbacks and while another one moves, afterwards.
    func request(_ change: any ControllerChange) {
        pending.append(change)
        run()
    }

    /// Lets a change wait until `run()` is called.
    func enqueue(_ change: any ControllerChange) { pending.append(change) }

    /// Carries out what waits, up to a change that moves.
    func run() {
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
    func applyPendingUnseen() {
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
        if case .moving(let moving) = former, moving.isCompleted != nil { finish(moving) }
    }

    /// Ends what moves at once, so that another change finds everything at rest; what is interactive goes back. In callbacks it
    /// does nothing: what they ask for waits.
    func cancelOrFinishImmediately() {
        if case .moving(let change) = state { change.cancelOrFinishImmediately() }
    }

    /// Ends what moves in another size than the container has now.
    func sizeMayHaveChanged() {
        if running != nil, size != owner.content.bounds.size { cancelOrFinishImmediately() }
    }

    // MARK: The container's appearance

    /// Brings in what shows, since the container is about to appear, or ends what moves, since it is about to go.
    func containerWillChange(isAppearing: Bool, install: () -> Void) {
        guard !isCallingOut else { return }
        if isAppearing { install() } else { cancelOrFinishImmediately() }
    }

    /// Makes the waiting changes unseen, since the container has gone.
    func containerDidDisappear() {
        if !isCallingOut { applyPendingUnseen() }
    }

    // MARK: Course

    /// Makes the transition by which a change moves, and lets others join it from now on.
    func makeContext(
        for change: any ControllerChange, in view: UIView, animator: any UIViewControllerAnimatedTransitioning,
        interactionController: (any UIViewControllerInteractiveTransitioning)?, duration: TimeInterval? = nil
    ) {
        let coordinator = TransitionCoordinator(
            duration: duration, container: view, from: change.from, to: change.to,
            isInteractive: interactionController?.wantsInteractiveStart == true)
        change.context = ControllerTransition(
            change.kind, in: view, coordinator: coordinator, animator: animator, interaction: interactionController
        ) { [weak self, weak change] completed in
            if let self, let change { end(change, completed: completed) }
        }
        owner.controller.join(coordinator)
    }

    /// Ends a change; called by the object that moves it.
    func end(_ change: any ControllerChange, completed: Bool) {
        guard change.isCompleted == nil else { return }
        change.isCompleted = completed
        if case .moving(let moving) = state, moving === change { finish(change) }
    }

    private func finish(_ change: any ControllerChange) {
        owner.controller.whileHeld {
            conclude(change)
            owner.changeDidEnd()
        }
    }

    private func perform(_ change: any ControllerChange) {
        state = .announcing(change)
        guard change.prepare() else {
            state = .atRest
            return
        }
        trace("begin", change)
        change.begin()
        if change.mayMove {
            state = .starting(change)
            size = owner.content.bounds.size
            change.start()
            if change.isCompleted == nil {
                state = .moving(change)
                return
            }
        } else {
            change.didNotStart()
        }
        conclude(change)
    }

    private func conclude(_ change: any ControllerChange) {
        state = .ending(change)
        // Where there is no way back it has ended where it went to.
        if change.isCompleted != false || !change.canRevert { change.isCompleted = true }
        let completed = change.isCompleted == true
        owner.content.takesEveryTouch = false
        if completed { change.settle() } else { change.revert() }
        trace("end", change)
        change.willEnd()
        if let context = change.context, context.hasStarted { context.animator.animationEnded(completed) }
        if let coordinator = change.coordinator {
            owner.controller.leave(coordinator)
            coordinator.finish(cancelled: !completed)
        }
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
