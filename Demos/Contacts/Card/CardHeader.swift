import UIKit

/// The contact's picture with the name and ways to reach them below, above the rows of the card.
final class CardHeader: UITableViewHeaderFooterView {
    private static let diameter: CGFloat = 104
    private let avatar = AvatarView()
    private let label = UILabel()

    init(_ tiles: TileRow) {
        super.init(reuseIdentifier: nil)
        label.font = .systemFont(ofSize: 28, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [avatar, label, tiles])
        column.axis = .vertical
        column.alignment = .center
        column.spacing = 10
        column.setCustomSpacing(20, after: label)
        contentView.add(column, leading: 0, top: 12, trailing: 0, bottom: 20)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: Self.diameter),
            avatar.heightAnchor.constraint(equalToConstant: Self.diameter),
            tiles.widthAnchor.constraint(equalTo: column.widthAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(_ contact: Contact) {
        avatar.show(contact)
        label.text = contact.fullName
    }
}
