import UIKit

/// Text fields: borders, views beside the text, secrets, limits, states.
final class FieldsViewController: PageViewController, UITextFieldDelegate {
    private static let limit = 12

    init() { super.init(title: "Text fields") }

    required init?(coder: NSCoder) { fatalError("Pages are made in code.") }

    override func makeCards() -> [CardView] {
        [
            CardView(
                "Borders",
                rows: [
                    row("rounded rectangle") { $0.placeholder = "Placeholder" },
                    row("line") { $0.borderStyle = .line }, row("bezel") { $0.borderStyle = .bezel },
                    row("none") { $0.borderStyle = .none },
                ]),
            CardView(
                "Kinds",
                rows: [
                    row("clear button") {
                        $0.text = "A text that is too long for its field to show it all"
                        $0.clearButtonMode = .always
                    },
                    row("secure") {
                        $0.text = "secret"
                        $0.isSecureTextEntry = true
                    },
                    row("left and right view") { field in
                        field.placeholder = "Search"
                        field.leftView = sign("magnifyingglass")
                        field.rightView = sign("mic.fill")
                        (field.leftViewMode, field.rightViewMode) = (.always, .unlessEditing)
                    },
                    row("centred and shrinking") {
                        $0.text = "The more there is to read, the smaller it gets"
                        $0.textAlignment = .center
                        $0.adjustsFontSizeToFitWidth = true
                        $0.minimumFontSize = 8
                    },
                ]),
            CardView(
                "Limits", rows: [limitedRow],
                remark: "The delegate takes at most \(Self.limit) characters. Return ends editing."),
            CardView(
                "States",
                rows: [
                    row("disabled") {
                        $0.text = "Disabled"
                        $0.isEnabled = false
                    },
                    row("own colours") {
                        $0.text = "Tint, text and ground"
                        $0.textColor = .systemIndigo
                        $0.tintColor = .systemOrange
                        $0.backgroundColor = .systemYellow.withAlphaComponent(0.2)
                    },
                ]),
        ]
    }

    private func row(_ title: String, change: (UITextField) -> Void) -> WideRow {
        let field = UITextField()
        field.borderStyle = .roundedRect
        change(field)
        return WideRow(title, field)
    }

    private func sign(_ name: String) -> UIImageView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.tintColor = .secondaryLabel
        view.contentMode = .center
        view.frame = CGRect(x: 0, y: 0, width: 32, height: 24)
        return view
    }

    private var limitedRow: WideRow {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.delegate = self
        let row = WideRow("short", field)
        row.value = "0 of \(Self.limit)"
        field.addAction(
            UIAction { [weak field, weak row] _ in row?.value = "\(field?.text?.count ?? 0) of \(Self.limit)" },
            for: .editingChanged)
        return row
    }

    // MARK: UITextFieldDelegate

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
        guard let text = textField.text, let range = Range(range, in: text) else { return false }
        return text.replacingCharacters(in: range, with: string).count <= Self.limit
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
    }
}
