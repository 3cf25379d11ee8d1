public import Foundation

/// An animator for the changes that blocks make.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds a block; see `UIViewPropertyAnimator`.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds a block that moves after a delay: a part of the time that is left.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds a block to call at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Resumes a paused animation with another pace, or `durationFactor` times its duration for the rest.
    func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}
