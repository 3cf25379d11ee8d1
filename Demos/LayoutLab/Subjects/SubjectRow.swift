import UIKit

/// A row of the list: a badge, the title above the remark, and a chevron.
final class SubjectRow: UIControl {
    private let badge = UIImageView()
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))
    private let row = UIStackView()

    init(_ subject: Subject) {
        super.init(frame: .zero)
        badge.image = UIImage(systemName: subject.symbol)
        badge.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17, weight: .medium)
        badge.contentMode = .center
        badge.tintColor = .white
        badge.backgroundColor = subject.color
        badge.layer.cornerRadius = 8
        badge.layer.cornerCurve = .continuous
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        chevron.contentMode = .center
        chevron.tintColor = .tertiaryLabel
        let texts = UIStackView(arrangedSubviews: [
            UILabel(subject.title, style: .headline),
            UILabel(subject.remark, style: .subheadline, color: .secondaryLabel),
        ])
        texts.axis = .vertical
        texts.spacing = 2
        for part in [badge, texts, chevron] { row.addArrangedSubview(part) }
        row.spacing = 12
        row.alignment = .center
        row.isUserInteractionEnabled = false
        embed(row, insets: .row)
        NSLayoutConstraint.activate([
            badge.widthAnchor.constraint(equalToConstant: 36), badge.heightAnchor.constraint(equalToConstant: 36),
            chevron.widthAnchor.constraint(equalToConstant: 12),
        ])
    }

    required init?(coder: NSCoder) { fatalError("SubjectRow is made in code.") }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    /// Text that is very large has the whole width below the badge.
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        row.axis = isLarge ? .vertical : .horizontal
        row.alignment = isLarge ? .leading : .center
        chevron.isHidden = isLarge
    }
}
