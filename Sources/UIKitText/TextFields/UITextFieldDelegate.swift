public import Foundation
public import UIKitCore

/// Decides about the editing of a text field and is told of it; every method is optional.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
    /// Whether editing may begin; true by default. Asked too when the app asks the field whether it can have the keyboard.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    /// Editing began: the field has the keyboard.
    func textFieldDidBeginEditing(_ textField: UITextField)
    /// Whether editing may end; true by default. When it is forced to end, the answer does not count. Asked too when the app asks
    /// the field whether it can give the keyboard up.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    /// Editing ended; called by the method with a reason unless that one is there.
    func textFieldDidEndEditing(_ textField: UITextField)
    /// Editing ended for a reason.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    /// Whether what the user typed, pasted or composed may take the place of a range, in UTF-16 code units; true by default.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool
    /// The caret moved, or something else is selected.
    func textFieldDidChangeSelection(_ textField: UITextField)
    /// Whether the clear button may empty the field, or the beginning of editing may; true by default.
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    /// Whether Return does what it does by itself: send `editingDidEndOnExit`; true by default.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
    /// The menu for a selection, instead of one of the suggested actions; nil takes those.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_ textField: UITextField) {}
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_ textField: UITextField) {}
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        textFieldDidEndEditing(textField)
    }
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }
    public func textFieldDidChangeSelection(_ textField: UITextField) {}
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }
}
