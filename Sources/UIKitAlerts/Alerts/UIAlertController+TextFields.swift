import Foundation
import UIFoundation
import UIKitCore
import UIKitText

extension UIAlertController {
    func makeTextField(_ configure: ((UITextField) -> Void)?) {
        guard preferredStyle == .alert else {
            fatalError(
                "Text fields can only be added to an alert controller of style alert: \(quotedTitle) is an action sheet. "
                    + "Make it with the preferred style alert.")
        }
        let field = UITextField(frame: .zero)
        field.font = .systemFont(ofSize: AlertFieldBox.fontSize)
        field.addAction(
            UIAction { [weak self, weak field] _ in self?.didReturn(from: field) }, for: .primaryActionTriggered)
        storedTextFields.append(field)
        configure?(field)
    }

    /// Return leads to the next field, and from the last one to the answer that it chooses if that can be chosen.
    private func didReturn(from field: UITextField?) {
        guard let index = storedTextFields.firstIndex(where: { $0 === field }) else { return }
        if index + 1 < storedTextFields.count {
            storedTextFields[index + 1].becomeFirstResponder()
        } else {
            guard let action = confirmingAction, action.isEnabled else { return }
            becomeFirstResponder()
            choose(action)
        }
    }
}
