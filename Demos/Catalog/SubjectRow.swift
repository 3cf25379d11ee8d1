import UIKit

/// A row of the list: the subject's symbol on a coloured badge, its title and a chevron.
final class SubjectRow: UIControl, CardRow {
    private static let badgeSide: CGFloat = 29
    private let badge = UIImageView()
    private let title: UILabel
    private let chevron = UIImageView(image: UIImage(systemName: "chevron.right"))

    /// Separators begin where the titles do.
    var separatorInset: CGFloat { Self.margin * 2 + Self.badgeSide }

    init(_ subject: Subject) {
        title = UILabel(subject.title)
        super.init(frame: .zero)
        badge.image = UIImage(systemName: subject.symbol)
        badge.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .medium)
        badge.contentMode = .center
        badge.tintColor = .white
        badge.backgroundColor = subject.color
        badge.layer.cornerRadius = 7
        badge.layer.cornerCurve = .continuous
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 12, weight: .bold)
        chevron.contentMode = .center
        chevron.tintColor = .tertiaryLabel
        for part in [badge, title, chevron] { addSubview(part) }
    }

    required init?(coder: NSCoder) { fatalError("SubjectRow is made in code.") }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

    func height(forWidth width: CGFloat) -> CGFloat { 48 }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (side, margin) = (Self.badgeSide, Self.margin)
        badge.frame = mirrored(
            CGRect(x: margin, y: ((bounds.height - side) / 2).rounded(), width: side, height: side))
        let size = title.sizeThatFits(bounds.size)
        title.frame = mirrored(CGRect(x: separatorInset, y: 0, width: size.width, height: bounds.height))
        chevron.frame = mirrored(CGRect(x: bounds.width - margin - 12, y: 0, width: 12, height: bounds.height))
    }
}
