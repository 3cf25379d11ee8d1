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
        addSubview(field)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 46) }

    override func layoutSubviews() {
        super.layoutSubviews()
        field.frame = mirrored(
            CGRect(x: GroupView.margin, y: 0, width: bounds.width - GroupView.margin - 10, height: bounds.height))
    }
}
