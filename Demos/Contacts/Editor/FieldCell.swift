import UIKit

/// A row of an editor with a field.
final class FieldCell: UITableViewCell {
    let field = UITextField()

    init(_ placeholder: String, _ text: String, keyboard: UIKeyboardType = .default, content: UITextContentType) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        field.placeholder = placeholder
        field.text = text
        field.keyboardType = keyboard
        field.textContentType = content
        field.returnKeyType = .next
        field.clearButtonMode = .whileEditing
        field.autocorrectionType = .no
        field.autocapitalizationType = keyboard == .default ? .words : .none
        contentView.add(field, leading: nil, top: 0, trailing: 10, bottom: 0)
        NSLayoutConstraint.activate([
            field.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    /// Where the selection begins and ends in the field, in characters from the beginning; empty for none.
    var selection: [Int] {
        guard let range = field.selectedTextRange else { return [] }
        return [range.start, range.end].map { field.offset(from: field.beginningOfDocument, to: $0) }
    }

    /// Selects between offsets, if the text is long enough.
    func select(_ offsets: [Int]) {
        let ends = offsets.compactMap { field.position(from: field.beginningOfDocument, offset: $0) }
        if ends.count == 2 { field.selectedTextRange = field.textRange(from: ends[0], to: ends[1]) }
    }
}
