public import CoreGraphics
public import Foundation

/// Properties of a running transition.
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
    /// Whether the transition is animated.
    var isAnimated: Bool { get }
    /// Whether a gesture drove the transition from its beginning.
    var initiallyInteractive: Bool { get }
    /// Whether a gesture can pause the transition while it runs.
    var isInterruptible: Bool { get }
    /// Whether a gesture drives the transition now.
    var isInteractive: Bool { get }
    /// Whether the transition was cancelled and ended where it began.
    var isCancelled: Bool { get }
    /// The style of the presentation or dismissal; `none` for other transitions.
    var presentationStyle: UIModalPresentationStyle { get }
    /// The duration of the animation in seconds.
    var transitionDuration: TimeInterval { get }
    /// The interactive progress, 0 to 1.
    var percentComplete: CGFloat { get }
    /// The speed at which the rest runs after the gesture has ended, 1 being the usual one.
    var completionVelocity: CGFloat { get }
    /// The curve of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// The superview of the transition's views.
    var containerView: UIView { get }
    /// The rotation of the interface; the identity for transitions without one.
    var targetTransform: CGAffineTransform { get }
    /// The leaving or arriving controller for a key.
    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
    /// The leaving or arriving view for a key.
    func view(forKey key: UITransitionContextViewKey) -> UIView?
}
