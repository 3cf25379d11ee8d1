import Foundation
import UIKitCore

/// Opens and closes the find bar of one search, makes its field first responder, and restores the former first responder.
final class FindNavigator {
    let bar: FindBar
    private let anchor: FindAnchor
    private weak var view: UIView?
    /// Whether the searched view was first responder when the bar opened.
    private var hadKeyboard = false

    init(of interaction: UIFindInteraction, for session: UIFindSession, in view: UIView) {
        bar = FindBar(of: interaction, for: session)
        anchor = FindAnchor(for: bar)
        anchor.onLeave = { [weak interaction] in interaction?.dismissFindNavigator() }
        self.view = view
    }

    /// Shows the bar, with or without the replacement row, and makes the search field the first responder.
    func show(showingReplace: Bool) {
        guard let view else { return }
        if anchor.superview == nil {
            hadKeyboard = view.isFirstResponder
            view.addSubview(anchor)
        }
        bar.setReplacing(showingReplace)
        _ = anchor.withInputViews { anchor.becomeFirstResponder() }
        bar.beginTyping()
    }

    /// Whether the bar, or the view that shows it, is the first responder.
    var hasKeyboard: Bool { bar.hasKeyboard || anchor.isFirstResponder }

    /// Removes the bar. The searched view becomes first responder if it was before, or if it is a text view with a selection.
    func close() {
        bar.isClosed = true
        let selects = (view as? UITextView).map { $0.selectedRange.length > 0 } ?? false
        _ = anchor.withInputViews {
            if hasKeyboard, let view, hadKeyboard || selects, view.becomeFirstResponder() { return true }
            bar.endTyping()
            return anchor.resignFirstResponder()
        }
        anchor.removeFromSuperview()
    }
}
