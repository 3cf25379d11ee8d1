public import CoreGraphics
public import Foundation

/// Properties of a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether it is animated.
    var isAnimated: Bool { get }
    /// Whether it began under the user's finger.
    var initiallyInteractive: Bool { get }
    /// Whether it can be taken up by the finger while it runs.
    var isInterruptible: Bool { get }
    /// Whether the finger leads it now.
    var isInteractive: Bool { get }
    /// Whether it ended where it began.
    var isCancelled: Bool { get }
    /// How what is presented or dismissed is placed; `none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// How long its animation takes, in seconds.
    var transitionDuration: TimeInterval { get }
    /// How far the finger has led it, 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed at which the rest runs once the finger has left, 1 being the usual one.
    var completionVelocity: CGFloat { get }
    /// The pace of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// The view in which it happens.
    var containerView: UIView { get }
    /// How the interface turns; the identity for transitions without a turn.
    var targetTransform: CGAffineTransform { get }
    /// The controller that leaves or arrives.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The view that leaves or arrives.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
