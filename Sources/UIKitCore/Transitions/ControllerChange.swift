/// One change of what a container shows, as a value with its steps: a switch of tabs, of columns, a turn of pages, a push.
///
/// `ChangeRunner` takes the steps in order and knows all that can come between them. A change knows only what is particular to
/// it: who comes and goes, what the delegate is told, where views belong.
package protocol ControllerChange: AnyObject {
    /// The word for it in traces.
    var kind: String { get }
    /// The controller that leaves; nil when there is none, or before `prepare()`.
    var from: UIViewController? { get }
    /// The controller that arrives; nil when there is none, or before `prepare()`.
    var to: UIViewController? { get }
    /// Whether it is written to the trace.
    var isTraced: Bool { get }
    /// Whether it begins under the user's finger.
    var isInteractive: Bool { get }
    /// The transition by which it moves; nil for a change at once, and for one that the container moves by itself.
    var context: TransitionContext? { get set }
    /// The coordinator that others join in with: that of the context, unless there is one without a motion, too.
    var coordinator: TransitionCoordinator? { get }
    /// Whether it ended where it went to; nil while that is open.
    var isCompleted: Bool? { get set }

    /// Looks at what there is to change by now, asks the delegate for an animator, and makes the context; false when there is
    /// nothing to do any more.
    func prepare() -> Bool
    /// Has both sides begin to appear and disappear, and puts what arrives in place.
    func begin()
    /// Whether it moves: asked when the first callbacks have returned, which may have hidden the container or asked for something
    /// else.
    var mayMove: Bool { get }
    /// Begins to move.
    func start()
    /// Is called when the change cannot move because of the first callbacks.
    func didNotStart()
    /// Whether everything can still be what it was.
    var canRevert: Bool { get }
    /// Brings everything to its end, with the last callbacks.
    func settle()
    /// Makes everything what it was before, since the change was cancelled.
    func revert()
    /// Ends what moves at once, in the direction in which it runs; what is interactive goes back.
    func cancelOrFinishImmediately()
    /// It is settled or reverted, and the animator knows; the coordinator's completions follow.
    func willEnd()
    /// Is called when all others have been notified of the end.
    func didEnd()
    /// Makes the change unseen: links without appearances.
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
