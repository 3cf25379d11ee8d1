import UIKit

/// A name with a value below, which can be touched. Without a value it is hidden.
final class ValueRow: GroupRow {
    private let valueLabel = UILabel()

    init(_ name: String, handler: @escaping () -> Void) {
        super.init(handler)
        let nameLabel = UILabel()
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 14)
        add(nameLabel, leading: GroupView.margin, top: 10, trailing: GroupView.margin, bottom: nil)
        add(valueLabel, leading: GroupView.margin, top: nil, trailing: GroupView.margin, bottom: 10)
        let height = heightAnchor.constraint(equalToConstant: 62)
        // A hidden row has none.
        height.priority = UILayoutPriority(999)
        height.isActive = true
        isHidden = true
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    var value: String {
        get { valueLabel.text ?? "" }
        set {
            valueLabel.text = newValue
            isHidden = newValue.isEmpty
        }
    }

    override func tintColorDidChange() { valueLabel.textColor = tintColor }
}
