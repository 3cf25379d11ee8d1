/// One change of the child that a container shows: a switch of tabs or columns, a turn of pages, a push or a pop.
///
/// ``ChangeRunner`` calls the steps in order and handles all interruptions between them. A change knows only its own part: the
/// controllers that arrive and leave, the delegate's callbacks and the frames of the views.
package protocol ControllerChange: AnyObject {
    /// The name of the change in traces.
    var kind: String { get }
    /// The controller that leaves; nil when there is none, or before `prepare()`.
    var from: UIViewController? { get }
    /// The controller that arrives; nil when there is none, or before `prepare()`.
    var to: UIViewController? { get }
    /// Whether the change is written to the trace.
    var isTraced: Bool { get }
    /// Whether a gesture drives the change from its beginning.
    var isInteractive: Bool { get }
    /// The transition context; nil for a change without animation, and for one that the container animates by itself.
    var context: TransitionContext? { get set }
    /// The coordinator that other controllers can join: the context's, or one of the change's own when it is not animated.
    var coordinator: TransitionCoordinator? { get }
    /// Whether the change was completed, not cancelled; nil until that is decided.
    var isCompleted: Bool? { get set }

    /// Determines the controllers, asks the delegate for an animator and makes the context.
    ///
    /// - Returns: False when the container already shows the requested child.
    func prepare() -> Bool
    /// Begins the appearance callbacks of both controllers and installs the arriving view.
    func begin()
    /// Whether to animate. The runner asks after the first callbacks, which may have hidden the container or requested
    /// another change.
    var mayMove: Bool { get }
    /// Starts the animation.
    func start()
    /// Called instead of `start()` when `mayMove` is false.
    func didNotStart()
    /// Whether the state before the change can still be restored.
    var canRevert: Bool { get }
    /// Applies the final state and sends the last callbacks.
    func settle()
    /// Restores the state before the change, which was cancelled.
    func revert()
    /// Ends the animation at once, at the end that it runs to; an interactive one is cancelled.
    func cancelOrFinishImmediately()
    /// Called when the change is settled or reverted and the animator is notified, before the coordinator's completions.
    func willEnd()
    /// Called when all parties have been notified of the end.
    func didEnd()
    /// Applies the change to the children without appearance callbacks.
    func applyUnseen()
}

extension ControllerChange {
    package var isTraced: Bool { true }
    package var isInteractive: Bool { coordinator?.initiallyInteractive == true }
    package var canRevert: Bool { true }
    package var coordinator: TransitionCoordinator? { context?.coordinator }

    package func start() { context?.start() }
    package func didNotStart() {}
    package func cancelOrFinishImmediately() { context?.cancelOrFinishImmediately() }
    package func willEnd() {}
    package func didEnd() {}
    package func applyUnseen() {}
}
