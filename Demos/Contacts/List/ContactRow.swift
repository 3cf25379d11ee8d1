import UIKit

/// A contact of the list.
final class ContactRow: UIControl {
    private static let (margin, gap): (CGFloat, CGFloat) = (16, 12)
    /// The room at the end of a row for the index of letters.
    private static let end: CGFloat = 30
    private let avatar = AvatarView()
    private let label = UILabel()
    private let separator = SeparatorView()
    private var shown: (contact: Contact, textSize: CGFloat)?

    init(handler: @escaping () -> Void) {
        super.init(frame: .zero)
        addSubview(avatar)
        addSubview(label)
        addSubview(separator)
        addAction(UIAction { _ in handler() }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    /// The height of a row with names of a size.
    static func height(for textSize: CGFloat) -> CGFloat { (textSize * 1.6 + 26).rounded() }

    /// Grey under a finger, and while the contact's card is shown.
    private func showTouch() { backgroundColor = isHighlighted || isSelected ? .systemGray4 : .systemBackground }
    override var isHighlighted: Bool { didSet { showTouch() } }
    override var isSelected: Bool { didSet { showTouch() } }

    func show(_ contact: Contact, textSize: CGFloat, isLast: Bool) {
        separator.isHidden = isLast
        if let shown, shown == (contact, textSize) { return }
        shown = (contact, textSize)
        avatar.show(contact)
        showTouch()
        // The name by which the contact is in order stands out.
        let name = NSMutableAttributedString(
            string: contact.fullName, attributes: [.font: UIFont.systemFont(ofSize: textSize)])
        let lead = contact.lastName.isEmpty ? 0 : name.length - (contact.lastName as NSString).length
        name.addAttribute(
            .font, value: UIFont.systemFont(ofSize: textSize, weight: .semibold),
            range: NSRange(location: lead, length: name.length - lead))
        label.attributedText = name
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let diameter = bounds.height - 14
        avatar.frame = mirrored(CGRect(x: Self.margin, y: 7, width: diameter, height: diameter))
        let x = Self.margin + diameter + Self.gap
        label.frame = mirrored(CGRect(x: x, y: 0, width: bounds.width - x - Self.end, height: bounds.height))
        separator.frame = mirrored(
            CGRect(
                x: x, y: bounds.height - SeparatorView.thickness, width: bounds.width - x - Self.end,
                height: SeparatorView.thickness))
    }
}
