import UIKit

/// A row that counts how often it was touched, to try whether what lies behind something can be.
final class CountingRow: UIControl {
    private let titleLabel = UILabel()
    private let countLabel = UILabel()
    private var count = 0 { didSet { countLabel.text = "\(count)" } }

    init(_ title: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        countLabel.text = "0"
        countLabel.textColor = .secondaryLabel
        addSubview(titleLabel)
        addSubview(countLabel)
        addAction(UIAction { [unowned self] _ in count += 1 }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    override func tintColorDidChange() { titleLabel.textColor = tintColor }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: OptionRow.margin, dy: 0)
        titleLabel.frame = area
        countLabel.frame = area
        countLabel.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
}
