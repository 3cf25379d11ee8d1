public import Foundation

/// Runs animations along with an edit menu's appearance or disappearance.
@preconcurrency @MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds animations that run together with the menu's.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds a closure that is called when the menu has opened or closed.
    func addCompletion(_ completion: @escaping () -> Void)
}
