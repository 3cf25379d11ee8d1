import UIKit

/// The letter above contacts that begin with it.
final class LetterHeader: UIView {
    static let height: CGFloat = 28
    private let label = UILabel()

    init(_ letter: String) {
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        label.text = letter
        label.font = .systemFont(ofSize: 15, weight: .semibold)
        label.textColor = .secondaryLabel
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = mirrored(CGRect(x: 16, y: 2, width: bounds.width - 32, height: bounds.height - 2))
    }
}
