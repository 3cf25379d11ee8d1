import Foundation

/// Lends the keyboard to an alert and gives it back: to the first responder that was, and the focus to where it was.
final class AlertKeyboardLoan {
    private weak var responder: UIResponder?
    private weak var focusedView: UIView?
    private var isLent = false

    /// Gives an alert the keyboard, once for all its appearances.
    func begin(for alert: UIAlertController) {
        guard !isLent, let window = alert.viewIfLoaded?.window else { return }
        isLent = true
        responder = window.storedFirstResponder
        focusedView = ApplicationRuntime.current?.focusSystem.focusedView
        if alert.storedTextFields.first?.becomeFirstResponder() != true { alert.becomeFirstResponder() }
    }

    /// The alert is about to go.
    func end(for alert: UIAlertController) {
        guard isLent else { return }
        isLent = false
        guard let holder = alert.viewIfLoaded?.window?.storedFirstResponder,
            holder.chain.contains(where: { $0 === alert })
        else { return }
        if responder?.becomeFirstResponder() != true { holder.resignFirstResponder() }
    }

    /// The alert has gone, and what it covered can have the focus again.
    func restoreFocus() {
        if let focusedView { ApplicationRuntime.current?.focusSystem.requestFocusUpdate(to: focusedView) }
        focusedView = nil
    }
}
