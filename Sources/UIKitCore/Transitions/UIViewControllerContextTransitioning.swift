public import CoreGraphics
public import Foundation

/// A transition as its animator knows it: the views, their frames, and the notice that it is over.
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
    /// The view in which it happens; what arrives must be in it at the end.
    var containerView: UIView { get }
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether the finger leads it now.
    var isInteractive: Bool { get }
    /// Whether it goes, or has gone, back to where it began.
    var transitionWasCancelled: Bool { get }
    /// The style of the presentation.
    var presentationStyle: UIModalPresentationStyle { get }
    /// Reports `percentComplete`, the interactive progress, 0 to 1.
    func updateInteractiveTransition(_ percentComplete: CGFloat)
    /// The finger has left and the transition runs to its end.
    func finishInteractiveTransition()
    /// The finger has left and the transition goes back.
    func cancelInteractiveTransition()
    /// A running transition is taken up by the finger.
    func pauseInteractiveTransition()
    /// Ends the transition; called once, with false when it was cancelled.
    func completeTransition(_ didComplete: Bool)
    /// The controller that leaves or arrives.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that leaves or arrives; nil for one that stays where it is.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
    /// How the interface turns; the identity for transitions without a turn.
    var targetTransform: CGAffineTransform { get }
    /// Where a controller's view is at first, in the container; zero for what is not there.
    func initialFrame(for vc: UIViewController) -> CGRect
    /// Where a controller's view is at last, in the container; zero for what leaves.
    func finalFrame(for vc: UIViewController) -> CGRect
}
