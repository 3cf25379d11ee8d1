/// Animates changes of the app's own while the pointer enters or leaves a region.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
    /// Adds changes to be animated.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a completion handler, which gets whether the animations ran to their end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
