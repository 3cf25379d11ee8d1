/// Runs animations along with a context menu's appearance or disappearance.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; always nil, as menus have no previews.
    var previewViewController: UIViewController? { get }

    /// Adds animations that run together with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the menu has opened or closed.
    func addCompletion(_ completion: @escaping () -> Void)
}
