import UIKit

/// A picture above the fields of an editor.
final class EditorHeader: UITableViewHeaderFooterView {
    private static let diameter: CGFloat = 96
    private let avatar = AvatarView()

    init() {
        super.init(reuseIdentifier: nil)
        contentView.add(avatar, leading: nil, top: 12, trailing: nil, bottom: 20)
        NSLayoutConstraint.activate([
            avatar.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
            avatar.widthAnchor.constraint(equalToConstant: Self.diameter),
            avatar.heightAnchor.constraint(equalToConstant: Self.diameter),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(_ contact: Contact) { avatar.show(contact) }
}
