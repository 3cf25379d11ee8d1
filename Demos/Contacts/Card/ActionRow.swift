import UIKit

/// Something to be done, in a colour that says what kind of thing it is.
final class ActionRow: GroupRow {
    init(_ title: String, _ color: UIColor, handler: @escaping () -> Void) {
        super.init(handler)
        let label = UILabel()
        label.text = title
        label.textColor = color
        add(label, leading: GroupView.margin, top: 0, trailing: GroupView.margin, bottom: 0)
        heightAnchor.constraint(equalToConstant: 46).isActive = true
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }
}
