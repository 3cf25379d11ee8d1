import UIKit

/// A field of the form before it is made: its title, an example of an entry, and its content.
struct FormField {
    let title: String
    let example: String
    let content: UITextContentType
    var keyboard = UIKeyboardType.default

    static let all = [
        FormField(title: "First name", example: "Ida", content: .givenName),
        FormField(title: "Last name", example: "Lewis", content: .familyName),
        FormField(title: "E-mail", example: "ida@example.com", content: .emailAddress, keyboard: .emailAddress),
        FormField(title: "Phone", example: "555 0148", content: .telephoneNumber, keyboard: .phonePad),
        FormField(title: "Street", example: "1 Lime Rock", content: .fullStreetAddress),
        FormField(title: "City", example: "Newport", content: .addressCity),
        FormField(title: "Post code", example: "02840", content: .postalCode, keyboard: .numberPad),
        FormField(title: "Country", example: "USA", content: .countryName),
    ]

    @MainActor var label: UILabel {
        let label = UILabel(title, style: .subheadline, color: .secondaryLabel)
        label.numberOfLines = 1
        return label
    }

    @MainActor var field: UITextField {
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = example
        field.font = .preferredFont(forTextStyle: .body)
        field.adjustsFontForContentSizeCategory = true
        field.textContentType = content
        field.keyboardType = keyboard
        field.autocapitalizationType = keyboard == .default ? .words : .none
        field.autocorrectionType = .no
        field.clearButtonMode = .whileEditing
        field.returnKeyType = .next
        return field
    }
}
