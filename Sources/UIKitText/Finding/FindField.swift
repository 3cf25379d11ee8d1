import CoreGraphics
import UIFoundation
import UIKitCore

/// A text field of the find bar.
final class FindField: UITextField, UITextFieldDelegate {
    var onChange: (String) -> Void = { _ in }
    var onReturn: () -> Void = {}
    /// The rectangle of the text, in the field's space; nil uses the field's own layout.
    var room: CGRect? { didSet { if room != oldValue { setNeedsLayout() } } }

    init(placeholder: String) {
        super.init(frame: .zero)
        borderStyle = .roundedRect
        backgroundColor = .tertiarySystemBackground
        self.placeholder = placeholder
        accessibilityLabel = placeholder
        autocorrectionType = .no
        autocapitalizationType = .none
        returnKeyType = .search
        delegate = self
        addAction(UIAction { [unowned self] _ in onChange(text ?? "") }, for: .editingChanged)
    }

    required init?(coder: NSCoder) { nil }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        onReturn()
        return false
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect { room ?? super.textRect(forBounds: bounds) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { room ?? super.editingRect(forBounds: bounds) }
    override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
        room ?? super.placeholderRect(forBounds: bounds)
    }
}
