import UIKit

/// A row of a card: a title with a note below, highlighted under a finger.
final class OptionRow: UIControl {
    static let margin: CGFloat = 16
    private let titleLabel = UILabel()

    init(_ title: String, note: String, handler: @escaping (OptionRow) -> Void) {
        super.init(frame: .zero)
        titleLabel.text = title
        let noteLabel = UILabel()
        noteLabel.text = note
        noteLabel.font = .systemFont(ofSize: 13)
        noteLabel.textColor = .secondaryLabel
        noteLabel.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [titleLabel, noteLabel])
        stack.axis = .vertical
        stack.spacing = 2
        stack.isUserInteractionEnabled = false
        fill(with: stack, horizontal: Self.margin, vertical: 10)
        addAction(UIAction { [unowned self] _ in handler(self) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    override func tintColorDidChange() { titleLabel.textColor = tintColor }
}
