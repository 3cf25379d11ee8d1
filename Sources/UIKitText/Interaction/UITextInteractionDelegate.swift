public import Foundation

/// Decides about the touches that edit the text of a view with a text interaction. All methods are optional.
@preconcurrency @MainActor public protocol UITextInteractionDelegate: NSObjectProtocol {
    /// Whether a touch at a point of the text's view may select or begin editing. Default: true.
    func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool
    /// A touch begins to select.
    func interactionWillBegin(_ interaction: UITextInteraction)
    /// The touch has ended or was cancelled.
    func interactionDidEnd(_ interaction: UITextInteraction)
}

extension UITextInteractionDelegate {
    public func interactionShouldBegin(_ interaction: UITextInteraction, at point: CGPoint) -> Bool { true }
    public func interactionWillBegin(_ interaction: UITextInteraction) {}
    public func interactionDidEnd(_ interaction: UITextInteraction) {}
}
