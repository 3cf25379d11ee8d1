import UIKit

/// A round button with a ring inside its edge, such as those that start and stop.
final class RoundButton: UIButton {
    static let side: CGFloat = 84
    private let ring = CALayer()

    convenience init(onTap: @escaping () -> Void) {
        self.init(type: .custom)
        frame.size = CGSize(width: Self.side, height: Self.side)
        layer.cornerRadius = Self.side / 2
        titleLabel?.font = .systemFont(ofSize: 17)
        titleLabel?.adjustsFontSizeToFitWidth = true
        ring.frame = bounds.insetBy(dx: 2, dy: 2)
        ring.cornerRadius = ring.bounds.width / 2
        ring.borderWidth = 2
        layer.addSublayer(ring)
        addAction(UIAction { _ in onTap() }, for: .touchUpInside)
        colorRing()
    }

    /// Shows the action of a tap.
    func show(_ title: String, _ color: UIColor, isEnabled: Bool = true) {
        setTitle(title, for: .normal)
        setTitleColor(color, for: .normal)
        self.isEnabled = isEnabled
        setTitleColor(color.withAlphaComponent(0.5), for: .disabled)
        backgroundColor = color == .label ? .systemGray5 : color.withAlphaComponent(0.22)
    }

    override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorRing()
    }

    private func colorRing() {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.borderColor = UIColor.systemBackground.resolvedColor(with: traitCollection).cgColor
        CATransaction.commit()
    }
}
