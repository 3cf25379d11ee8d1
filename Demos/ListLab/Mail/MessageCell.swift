import UIKit

/// A letter in the list: a dot before those that are unread, the sender beside the date, the subject, and two lines of text.
final class MessageCell: UITableViewCell {
    static let identifier = "message"
    /// From the edge of the content to the dot's middle, and from there to the text, in points.
    private static let (dotCenter, textStart, dotSize): (CGFloat, CGFloat, CGFloat) = (18, 14, 10)

    private let dot = UIView()
    private let flag = UIImageView(image: UIImage(systemName: "flag.fill"))
    private let senderLabel = UILabel(style: .headline, lines: 1)
    private let dateLabel = UILabel(style: .subheadline, lines: 1, color: .secondaryLabel)
    private let subjectLabel = UILabel(style: .subheadline, lines: 1)
    private let textLines = UILabel(style: .subheadline, lines: 2, color: .secondaryLabel)
    private lazy var header = UIStackView(arrangedSubviews: [senderLabel, flag, dateLabel])

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        dot.layer.cornerRadius = Self.dotSize / 2
        flag.tintColor = .systemOrange
        flag.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .footnote)
        for part in [flag, dateLabel] {
            part.setContentHuggingPriority(.required, for: .horizontal)
            part.setContentCompressionResistancePriority(.required, for: .horizontal)
        }
        let texts = UIStackView(arrangedSubviews: [header, subjectLabel, textLines])
        texts.axis = .vertical
        texts.spacing = 2
        header.spacing = 6
        for part in [dot, texts] {
            part.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(part)
        }
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
            dot.widthAnchor.constraint(equalToConstant: Self.dotSize),
            dot.heightAnchor.constraint(equalToConstant: Self.dotSize),
            dot.centerXAnchor.constraint(equalTo: contentView.leadingAnchor, constant: Self.dotCenter),
            dot.bottomAnchor.constraint(equalTo: senderLabel.firstBaselineAnchor),
            texts.leadingAnchor.constraint(equalTo: dot.centerXAnchor, constant: Self.textStart),
            texts.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
            contentView.bottomAnchor.constraint(equalTo: texts.bottomAnchor, constant: 10),
        ])
        separatorInset = UIEdgeInsets(top: 0, left: Self.dotCenter + Self.textStart, bottom: 0, right: 0)
        arrange()
    }

    required init?(coder: NSCoder) { fatalError("MessageCell is made in code.") }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        dot.backgroundColor = tintColor
    }

    func show(_ message: Message, date: String) {
        senderLabel.text = message.sender
        dateLabel.text = date
        subjectLabel.text = message.subject
        textLines.text = message.text
        dot.backgroundColor = tintColor
        dot.alpha = message.isUnread ? 1 : 0
        flag.isHidden = !message.isFlagged
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        arrange()
    }

    /// Text that is very large has the date below the sender, and may have more lines.
    private func arrange() {
        let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        header.axis = isLarge ? .vertical : .horizontal
        header.alignment = isLarge ? .leading : .center
        senderLabel.numberOfLines = isLarge ? 2 : 1
        subjectLabel.numberOfLines = isLarge ? 2 : 1
    }
}
