import UIKit

/// A name with a value below, which can be touched. Without a value it is hidden.
final class ValueRow: GroupRow {
    private let nameLabel = UILabel()
    private let valueLabel = UILabel()

    init(_ name: String, handler: @escaping () -> Void) {
        super.init(handler)
        nameLabel.text = name
        nameLabel.font = .systemFont(ofSize: 14)
        addSubview(nameLabel)
        addSubview(valueLabel)
        isHidden = true
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    var value: String {
        get { valueLabel.text ?? "" }
        set {
            valueLabel.text = newValue
            isHidden = newValue.isEmpty
            superview?.setNeedsLayout()
        }
    }

    override func tintColorDidChange() { valueLabel.textColor = tintColor }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 62) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width - 2 * GroupView.margin
        nameLabel.frame = mirrored(CGRect(x: GroupView.margin, y: 9, width: width, height: 20))
        valueLabel.frame = mirrored(CGRect(x: GroupView.margin, y: 30, width: width, height: 24))
    }
}
