import UIKit

/// A row with a title and a field for a name.
final class LabelCell: UITableViewCell {
    let field = UITextField()

    init(_ title: String) {
        super.init(style: .default, reuseIdentifier: nil)
        selectionStyle = .none
        let label = UILabel(title, size: 17)
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
        field.textColor = .secondaryLabel
        field.textAlignment = isMirrored ? .left : .right
        field.clearButtonMode = .whileEditing
        let margins = contentView.layoutMarginsGuide
        for part in [label, field] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
            part.topAnchor.constraint(equalTo: contentView.topAnchor).isActive = true
            part.bottomAnchor.constraint(equalTo: contentView.bottomAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 12),
            field.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            field.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }
}
