import UIKit

/// The contact's picture with the name below.
final class CardHeader: UIStackView {
    private static let diameter: CGFloat = 104
    private let avatar = AvatarView()
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        axis = .vertical
        alignment = .center
        spacing = 10
        label.font = .systemFont(ofSize: 28, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 0
        addArrangedSubview(avatar)
        addArrangedSubview(label)
        NSLayoutConstraint.activate([
            avatar.widthAnchor.constraint(equalToConstant: Self.diameter),
            avatar.heightAnchor.constraint(equalToConstant: Self.diameter),
        ])
    }

    required init(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(_ contact: Contact) {
        avatar.show(contact)
        label.text = contact.fullName
    }
}
