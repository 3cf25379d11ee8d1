public import CoreGraphics
public import Foundation

/// What is known about a running transition.
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

/// Lets others take part in a running transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
    UIViewControllerTransitionCoordinatorContext
{
    /// Runs one block along with the animation and one after it; false when the animation is already under way.
    @discardableResult
    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// The same for views outside the container.
    @discardableResult
    func animateAlongsideTransition(
        in view: UIView?, animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool

    /// Runs a block when the finger leaves and it is known whether the transition ends or is cancelled.
    func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
    /// Runs a block along with the animation.
    @discardableResult
    public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

/// Names the controllers of a transition.
public nonisolated struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The controller that is there at first.
    public static let from = UITransitionContextViewControllerKey(rawValue: "from")
    /// The controller that is there at last.
    public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names the views of a transition.
public nonisolated struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// Makes a key.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The view that is there at first.
    public static let from = UITransitionContextViewKey(rawValue: "from")
    /// The view that is there at last.
    public static let to = UITransitionContextViewKey(rawValue: "to")
}
