public import Foundation

/// Drives a transition by the user's hand.
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
    /// Begins; from now on the object reports to the context how far the transition is.
    func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
    /// The speed of the rest after the finger has left, 1 being the usual one.
    var completionSpeed: CGFloat { get }
    /// The pace of the rest.
    var completionCurve: UIView.AnimationCurve { get }
    /// Whether the transition begins under the finger; else it just runs, until it is taken up.
    var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
    public var completionSpeed: CGFloat { 1 }
    public var completionCurve: UIView.AnimationCurve { .easeInOut }
    public var wantsInteractiveStart: Bool { true }
}
