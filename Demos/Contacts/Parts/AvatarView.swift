import UIKit

/// Someone's initials in a circle, whose colour is their own.
final class AvatarView: UIView {
    private static let hues: [(top: UIColor, bottom: UIColor)] = [
        (UIColor(red: 0.55, green: 0.76, blue: 0.98, alpha: 1), UIColor(red: 0.22, green: 0.49, blue: 0.89, alpha: 1)),
        (UIColor(red: 0.99, green: 0.78, blue: 0.51, alpha: 1), UIColor(red: 0.94, green: 0.52, blue: 0.19, alpha: 1)),
        (UIColor(red: 0.62, green: 0.88, blue: 0.64, alpha: 1), UIColor(red: 0.24, green: 0.66, blue: 0.38, alpha: 1)),
        (UIColor(red: 0.77, green: 0.69, blue: 0.98, alpha: 1), UIColor(red: 0.47, green: 0.35, blue: 0.86, alpha: 1)),
        (UIColor(red: 1, green: 0.68, blue: 0.76, alpha: 1), UIColor(red: 0.9, green: 0.34, blue: 0.5, alpha: 1)),
        (UIColor(red: 0.59, green: 0.88, blue: 0.89, alpha: 1), UIColor(red: 0.16, green: 0.6, blue: 0.68, alpha: 1)),
    ]
    private static let nameless = (
        top: UIColor(red: 0.72, green: 0.75, blue: 0.8, alpha: 1),
        bottom: UIColor(red: 0.5, green: 0.53, blue: 0.6, alpha: 1)
    )

    override class var layerClass: AnyClass { CAGradientLayer.self }

    private let label = UILabel()
    /// Replaces initials where there are none.
    private let symbol = UIImageView(image: UIImage(systemName: "person.fill"))

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        clipsToBounds = true
        label.textColor = .white
        label.textAlignment = .center
        symbol.tintColor = .white
        symbol.contentMode = .center
        addSubview(label)
        addSubview(symbol)
    }

    required init?(coder: NSCoder) { fatalError("Avatars are made in code.") }

    func show(_ contact: Contact) {
        label.text = contact.initials
        symbol.isHidden = !contact.initials.isEmpty
        let hue = contact.initials.isEmpty ? Self.nameless : Self.hues[contact.id % Self.hues.count]
        (layer as? CAGradientLayer)?.colors = [hue.top.cgColor, hue.bottom.cgColor]
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.height / 2
        label.font = .systemFont(ofSize: (bounds.height * 0.4).rounded(), weight: .medium)
        label.frame = bounds
        symbol.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: (bounds.height * 0.5).rounded())
        symbol.frame = bounds
    }
}
