import Foundation
import UIKitCore

extension UIAlertController {
    /// The action that cancels without a change.
    var cancellingAction: UIAlertAction? { actions.first { $0.style == .cancel } }

    /// The action in bold: the preferred one, else the cancelling one.
    var emphasizedAction: UIAlertAction? {
        preferredStyle == .alert ? preferredAction ?? cancellingAction : cancellingAction
    }

    /// The action that Return chooses.
    var confirmingAction: UIAlertAction? {
        if preferredStyle == .alert, let preferredAction { return preferredAction }
        let plain = actions.filter { $0.style == .default }
        return plain.count == 1 ? plain[0] : actions.count == 1 ? actions[0] : nil
    }

    /// Dismisses the alert, and then performs an action. Has no effect while the alert is being presented or dismissed, or for
    /// a disabled action.
    func choose(_ action: UIAlertAction?) {
        guard let action, action.isEnabled, ownPresentation?.phase == .presented, let presentingViewController else {
            return
        }
        presentingViewController.dismiss(animated: true) { action.perform() }
    }

    /// The name of the alert in messages.
    var quotedTitle: String { "the alert “\(title ?? message ?? "")”" }
}

extension UIAlertAction {
    /// The name of the action in messages.
    var quotedTitle: String { "the action “\(title ?? "")”" }
}
