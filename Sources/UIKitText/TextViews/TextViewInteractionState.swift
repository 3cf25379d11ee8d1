import CoreGraphics
import UIKitCore

/// The interaction state of a text view: the selection and the content offset.
struct TextViewInteractionState {
    let selection: TextSelection
    let offset: CGPoint

    init(of view: UITextView) { (selection, offset) = (view.editing.selection, view.contentOffset) }

    /// Restores the state in a view; clamps the selection to the view's text.
    func restore(in view: UITextView) {
        view.interaction.select(selection)
        view.layoutIfNeeded()
        view.scroll(toOffset: offset, animated: false)
    }
}
