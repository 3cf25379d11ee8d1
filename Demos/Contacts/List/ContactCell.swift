import UIKit

/// A contact of the list: a picture, and the name with that part emphasized by which it is in order.
final class ContactCell: UITableViewCell {
    static let identifier = "contact"
    private static let (diameter, gap): (CGFloat, CGFloat) = (32, 12)
    /// Where names begin, from the margin.
    static var indent: CGFloat { diameter + gap }
    private let avatar = AvatarView()
    private let label = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.add(avatar, leading: nil, top: nil, trailing: nil, bottom: nil)
        contentView.add(label, leading: nil, top: 6, trailing: 8, bottom: 6)
        NSLayoutConstraint.activate([
            avatar.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.leadingAnchor.constraint(equalTo: avatar.trailingAnchor, constant: Self.gap),
            avatar.widthAnchor.constraint(equalToConstant: Self.diameter),
            avatar.heightAnchor.constraint(equalToConstant: Self.diameter),
            avatar.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
            label.heightAnchor.constraint(greaterThanOrEqualToConstant: Self.diameter),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    func show(_ contact: Contact, textSize: CGFloat) {
        avatar.show(contact)
        let name = NSMutableAttributedString(
            string: contact.fullName, attributes: [.font: UIFont.systemFont(ofSize: textSize)])
        let lead = contact.lastName.isEmpty ? 0 : name.length - (contact.lastName as NSString).length
        name.addAttribute(
            .font, value: UIFont.systemFont(ofSize: textSize, weight: .semibold),
            range: NSRange(location: lead, length: name.length - lead))
        label.attributedText = name
    }
}
