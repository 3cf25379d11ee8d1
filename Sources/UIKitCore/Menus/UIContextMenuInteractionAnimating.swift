/// Runs animations along with a context menu's appearance or disappearance.
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// The controller of the preview; nil, because there are none.
    var previewViewController: UIViewController? { get }

    /// Has changes of views animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Has work done when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
