/// Lets other objects animate alongside a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs one block along with the animation and one after it.
    ///
    /// - Parameters:
    ///   - animation: The block whose changes are animated with the transition's duration and curve.
    ///   - completion: The block to run when the transition has finished or was cancelled.
    /// - Returns: False when the animation is already running; the animation block is then not run.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a block along with the animation for a view outside the container, and one block after it.
    ///
    /// - Parameters:
    ///   - view: An ancestor of the views that the block animates; nil for the container.
    ///   - animation: The block whose changes are animated with the transition's duration and curve.
    ///   - completion: The block to run when the transition has finished or was cancelled.
    /// - Returns: False when the animation is already running; the animation block is then not run.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a handler whenever the gesture ends and the transition is to finish or to be cancelled.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a block along with the animation.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

    /// Runs a block along with the animation, for views outside the container.
    @discardableResult
    public func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }

    /// Runs a handler whenever the gesture ends.
    @available(*, deprecated, renamed: "notifyWhenInteractionChanges(_:)")
    public func notifyWhenInteractionEnds(
        _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
    ) {
        notifyWhenInteractionChanges { if !$0.isInteractive { handler($0) } }
    }
}
