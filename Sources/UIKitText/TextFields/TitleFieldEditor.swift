import CoreGraphics
package import Foundation
package import UIFoundation
package import UIKitCore

/// Edits a navigation bar's title in a text field.
package final class TitleFieldEditor: TitleEditor, UITextFieldDelegate {
    private let field = UITextField(frame: .zero)
    package var shouldEnd: (String) -> Bool = { _ in true }
    package var didEnd: (String) -> Void = { _ in }

    package init() {
        field.textAlignment = .center
        field.returnKeyType = .done
        field.delegate = self
    }

    package var view: UIView { field }

    package var text: String {
        get { field.text ?? "" }
        set { field.text = newValue }
    }

    package var font: UIFont? {
        get { field.font }
        set { field.font = newValue }
    }

    package var textColor: UIColor? {
        get { field.textColor }
        set { field.textColor = newValue }
    }

    package func begin(selecting part: NSRange) -> Bool {
        guard field.becomeFirstResponder() else { return false }
        let start = field.position(from: field.beginningOfDocument, offset: part.location)
        let end = start.flatMap { field.position(from: $0, offset: part.length) }
        if let start, let end { field.selectedTextRange = field.textRange(from: start, to: end) }
        return true
    }

    package func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }

    package func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { shouldEnd(text) }
    package func textFieldDidEndEditing(_ textField: UITextField) { didEnd(text) }
}
