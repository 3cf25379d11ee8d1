import Foundation
import UIKitCore

/// The find bar of one search, with the way in which it takes the keyboard and gives it back.
final class FindNavigator {
    let bar: FindBar
    private let anchor: FindAnchor
    private weak var view: UIView?
    /// Whether the searched view had the keyboard before.
    private var hadKeyboard = false

    init(of interaction: UIFindInteraction, for session: UIFindSession, in view: UIView) {
        bar = FindBar(of: interaction, for: session)
        anchor = FindAnchor(for: bar)
        anchor.onLeave = { [weak interaction] in interaction?.dismissFindNavigator() }
        self.view = view
    }

    /// Shows the bar, with or without the row for replacing, and gives the search field the keyboard.
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

    /// Takes the bar away. The searched view gets the keyboard if it had it, or where it shows a selected find.
    func close() {
        bar.isClosed = true
        let selects = (view as? UITextView).map { $0.selectedRange.length > 0 } ?? false
        _ = anchor.withInputViews {
            let keepsKeyboard = bar.hasKeyboard || anchor.isFirstResponder
            if keepsKeyboard, let view, hadKeyboard || selects, view.becomeFirstResponder() { return true }
            bar.endTyping()
            return anchor.resignFirstResponder()
        }
        anchor.removeFromSuperview()
    }
}
