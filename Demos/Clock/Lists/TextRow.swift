import UIKit

/// A row with nothing but a text.
final class TextRow: UIControl {
    private let label: UILabel
    private let line = UIView()

    init(_ text: String, onTap: @escaping () -> Void) {
        label = UILabel(text, size: 17)
        super.init(frame: .zero)
        line.backgroundColor = .separator
        addSubview(label)
        addSubview(line)
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = ListRow.margin
        label.textAlignment = leadingAlignment
        label.frame = mirrored(CGRect(x: margin, y: 0, width: bounds.width - 2 * margin, height: bounds.height))
        line.frame = mirrored(
            CGRect(x: margin, y: bounds.height - hairline, width: bounds.width - margin, height: hairline))
    }
}
