public import Foundation
public import UIKitCore

/// Chooses where the views of a selection are. The method is optional.
@preconcurrency @MainActor public protocol UITextSelectionDisplayInteractionDelegate: NSObjectProtocol {
    /// The view below the text that contains the highlight; nil, the default, for the text's view itself. It has the same
    /// coordinate space.
    func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView?
}

extension UITextSelectionDisplayInteractionDelegate {
    public func selectionContainerViewBelowText(for interaction: UITextSelectionDisplayInteraction) -> UIView? { nil }
}
