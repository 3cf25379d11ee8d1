/// Lets changes of the app's own animate while the pointer comes or goes.
@preconcurrency @MainActor public protocol UIPointerInteractionAnimating: AnyObject {
    /// Animates changes along.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Has work done afterwards; it is told whether the animations ran to their end.
    func addCompletion(_ completion: @escaping (Bool) -> Void)
}
