import UIKit

/// A row of a card: a title with a note below, highlighted under a finger.
final class OptionRow: UIControl {
    static let margin: CGFloat = 16
    private let titleLabel = UILabel()
    private let noteLabel = UILabel()

    init(_ title: String, note: String, handler: @escaping (OptionRow) -> Void) {
        super.init(frame: .zero)
        titleLabel.text = title
        noteLabel.text = note
        noteLabel.font = .systemFont(ofSize: 13)
        noteLabel.textColor = .secondaryLabel
        noteLabel.numberOfLines = 0
        addSubview(titleLabel)
        addSubview(noteLabel)
        addAction(UIAction { [unowned self] _ in handler(self) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    override func tintColorDidChange() { titleLabel.textColor = tintColor }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let room = CGSize(width: size.width - 2 * Self.margin, height: size.height)
        let height = titleLabel.sizeThatFits(room).height + noteLabel.sizeThatFits(room).height
        return CGSize(width: size.width, height: (height + 22).rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: Self.margin, dy: 10)
        let title = titleLabel.sizeThatFits(area.size).height
        titleLabel.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: title)
        noteLabel.frame = CGRect(
            x: area.minX, y: area.minY + title + 2, width: area.width, height: area.height - title - 2)
    }
}
