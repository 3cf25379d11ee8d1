import UIKit

/// The contact's picture with the name below.
final class CardHeader: UIView {
    private static let diameter: CGFloat = 104
    private let avatar = AvatarView()
    private let label = UILabel()

    init() {
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 28, weight: .semibold)
        label.textAlignment = .center
        label.numberOfLines = 0
        addSubview(avatar)
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Headers are made in code.") }

    func show(_ contact: Contact) {
        avatar.show(contact)
        label.text = contact.fullName
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: Self.diameter + 10 + label.sizeThatFits(size).height.rounded(.up))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.frame = CGRect(
            x: ((bounds.width - Self.diameter) / 2).rounded(), y: 0, width: Self.diameter, height: Self.diameter)
        let y = avatar.frame.maxY + 10
        label.frame = CGRect(x: 0, y: y, width: bounds.width, height: bounds.height - y)
    }
}
