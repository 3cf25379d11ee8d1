/// Runs animations along with those of a drag or a drop.
@preconcurrency @MainActor public protocol UIDragAnimating: AnyObject {
    /// Has changes of views animated too.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Has work done at the end, which it gets: the start for a lift that led to no drag.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
