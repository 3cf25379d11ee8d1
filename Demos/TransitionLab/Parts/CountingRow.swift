import UIKit

/// A row that counts its touches, to try whether views behind another one can be touched.
final class CountingRow: UIControl {
    private let titleLabel = UILabel()
    private let countLabel = UILabel()
    private var count = 0 { didSet { countLabel.text = "\(count)" } }

    init(_ title: String) {
        super.init(frame: .zero)
        titleLabel.text = title
        countLabel.text = "0"
        countLabel.textColor = .secondaryLabel
        let stack = UIStackView(arrangedSubviews: [titleLabel, countLabel])
        stack.isUserInteractionEnabled = false
        countLabel.setContentHuggingPriority(.required, for: .horizontal)
        fill(with: stack, horizontal: OptionCard.margin)
        heightAnchor.constraint(equalToConstant: 44).isActive = true
        addAction(UIAction { [unowned self] _ in count += 1 }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    override func tintColorDidChange() { titleLabel.textColor = tintColor }
}
