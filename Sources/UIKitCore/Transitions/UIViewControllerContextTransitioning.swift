public import CoreGraphics
public import Foundation

/// A transition as its animator sees it: the views, their frames and the method that completes it.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The superview of the transition's views; the arriving view must be in it at the end.
    var containerView: UIView { get }
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a gesture drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition is being, or has been, reverted to its beginning.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports `percentComplete`, the interactive progress, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// Reports that the gesture has ended and the transition runs to its end.
    func finishInteractiveTransition()
    /// Reports that the gesture has ended and the transition runs back to its beginning.
    func cancelInteractiveTransition()
    /// Reports that a gesture has paused the running transition and drives it from now on.
    func pauseInteractiveTransition()
    /// Ends the transition. It must be called exactly once.
    ///
    /// - Parameter didComplete: False when the transition was cancelled.
    func completeTransition(_ didComplete: Bool)
    /// The leaving or arriving controller for a key.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The leaving or arriving view for a key; nil for a view that stays in its hierarchy.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// The rotation of the interface; the identity for transitions without one.
    var targetTransform: CGAffineTransform { get }
    /// The frame of a controller's view at the start, in the container; zero for an arriving view that is not visible then.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// The frame of a controller's view at the end, in the container; zero for the leaving view.
    func finalFrame(for vc: UIViewController) -> CGRect
}
