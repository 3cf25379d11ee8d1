import UIKit

/// A row of a card: a title, what it is set to, and a sign or a control at the end.
final class FormRow: UIControl {
    static let height: CGFloat = 46
    static let margin: CGFloat = 16

    private let titleLabel: UILabel
    private let detailLabel = UILabel(size: 17, color: .secondaryLabel)
    private let accessory: UIView?
    private let onTap: (() -> Void)?

    /// Makes a row with a control or something else at its end; without a handler it does not light up under a finger.
    init(_ title: String, color: UIColor = .label, accessory: UIView? = nil, onTap: (() -> Void)? = nil) {
        titleLabel = UILabel(title, size: 17, color: color)
        (self.accessory, self.onTap) = (accessory, onTap)
        super.init(frame: .zero)
        detailLabel.textAlignment = .right
        for part in [titleLabel, detailLabel, accessory] { part.map(addSubview) }
        addAction(UIAction { [unowned self] _ in self.onTap?() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// The sign that there is more behind a row.
    static func makeChevron() -> UIView {
        let chevron = UIImageView(
            image: UIImage(systemName: "chevron.right")?.imageFlippedForRightToLeftLayoutDirection())
        chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
        chevron.tintColor = .tertiaryLabel
        return chevron
    }

    /// The sign that a row is chosen.
    static func makeCheckmark() -> UIView {
        let mark = UIImageView(image: UIImage(systemName: "checkmark"))
        mark.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        return mark
    }

    var detail: String {
        get { detailLabel.text ?? "" }
        set {
            detailLabel.text = newValue
            setNeedsLayout()
        }
    }

    /// Whether the title stands in the middle, as in a row that is a button.
    var isCentered = false {
        didSet { titleLabel.textAlignment = isCentered ? .center : .natural }
    }

    override var isHighlighted: Bool {
        didSet { backgroundColor = isHighlighted && onTap != nil ? .systemGray4 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        var end = bounds.width - Self.margin
        let room = CGSize(width: end - Self.margin, height: bounds.height)
        let titleWidth = isCentered ? room.width : min(room.width, titleLabel.sizeThatFits(room).width)
        titleLabel.frame = mirrored(CGRect(x: Self.margin, y: 0, width: titleWidth, height: bounds.height))
        let start = Self.margin + titleWidth + 12
        if let accessory {
            let fitting = accessory.sizeThatFits(room)
            // A field takes what the title leaves.
            let size = accessory is UITextField ? CGSize(width: max(0, end - start), height: bounds.height) : fitting
            end -= size.width
            accessory.frame = mirrored(
                CGRect(x: end, y: ((bounds.height - size.height) / 2).rounded(), width: size.width, height: size.height)
            )
            end -= 8
        }
        detailLabel.textAlignment = isMirrored ? .left : .right
        detailLabel.frame = mirrored(CGRect(x: start, y: 0, width: max(0, end - start), height: bounds.height))
    }
}
