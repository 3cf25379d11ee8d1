import UIKit

/// Something to be done, in a colour that says what kind of thing it is.
final class ActionRow: GroupRow {
    private let label = UILabel()

    init(_ title: String, _ color: UIColor, handler: @escaping () -> Void) {
        super.init(handler)
        label.text = title
        label.textColor = color
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 46) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = mirrored(
            CGRect(x: GroupView.margin, y: 0, width: bounds.width - 2 * GroupView.margin, height: bounds.height))
    }
}
