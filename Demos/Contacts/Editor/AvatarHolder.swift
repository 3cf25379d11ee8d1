import UIKit

/// A picture in the middle of a column.
final class AvatarHolder: UIView {
    private static let diameter: CGFloat = 96
    private let avatar = AvatarView()

    init() {
        super.init(frame: .zero)
        add(avatar, leading: nil, top: 0, trailing: nil, bottom: 0)
        NSLayoutConstraint.activate([
            avatar.centerXAnchor.constraint(equalTo: centerXAnchor),
            avatar.widthAnchor.constraint(equalToConstant: Self.diameter),
            avatar.heightAnchor.constraint(equalToConstant: Self.diameter),
        ])
    }

    required init?(coder: NSCoder) { fatalError("Holders are made in code.") }

    func show(_ contact: Contact) { avatar.show(contact) }
}
