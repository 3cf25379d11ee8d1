import CoreGraphics
import UIKitCore

/// The user's work in a text view: the selection and the scrolled place.
struct TextViewInteractionState {
    let selection: TextSelection
    let offset: CGPoint

    init(of view: UITextView) { (selection, offset) = (view.editing.selection, view.contentOffset) }

    /// Has a view go on from here; a selection is cut to the text that it has now.
    func restore(in view: UITextView) {
        view.interaction.select(selection)
        view.layoutIfNeeded()
        view.scroll(toOffset: offset, animated: false)
    }
}
