public import Foundation

/// Runs animations along with an edit menu's appearance or disappearance.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Has changes of views animated together with the menu.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Has work done when the menu has come or gone.
    func addCompletion(_ completion: @escaping () -> Void)
}
