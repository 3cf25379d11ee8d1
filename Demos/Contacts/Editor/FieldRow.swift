import UIKit

/// A field in a group.
final class FieldRow: UIView {
    let field = UITextField()

    init(_ placeholder: String, _ text: String, keyboard: UIKeyboardType = .default, content: UITextContentType) {
        super.init(frame: .zero)
        field.placeholder = placeholder
        field.text = text
        field.restorationIdentifier = placeholder
        field.keyboardType = keyboard
        field.textContentType = content
        field.returnKeyType = .next
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.autocapitalizationType = keyboard == .default ? .words : .none
        add(field, leading: GroupView.margin, top: 0, trailing: 10, bottom: 0)
        heightAnchor.constraint(equalToConstant: 46).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }
}
