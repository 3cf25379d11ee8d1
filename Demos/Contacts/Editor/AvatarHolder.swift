import UIKit

/// A picture in the middle of a column.
final class AvatarHolder: UIView {
    private static let diameter: CGFloat = 96
    private let avatar = AvatarView()

    init() {
        super.init(frame: .zero)
        addSubview(avatar)
    }

    required init?(coder: NSCoder) { fatalError("Holders are made in code.") }

    func show(_ contact: Contact) { avatar.show(contact) }

    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.diameter) }

    override func layoutSubviews() {
        super.layoutSubviews()
        avatar.frame = CGRect(
            x: ((bounds.width - Self.diameter) / 2).rounded(), y: 0, width: Self.diameter, height: Self.diameter)
    }
}
