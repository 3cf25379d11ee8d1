import UIKit

/// A colour as it is in the light, and beside it in the dark.
final class SwatchView: UIView {
    private let grounds = [UIView(), UIView()]
    private let fills = [UIView(), UIView()]

    init(_ color: UIColor) {
        super.init(frame: .zero)
        layer.cornerRadius = 8
        layer.cornerCurve = .continuous
        layer.borderWidth = 0.5
        clipsToBounds = true
        for (index, style) in [UIUserInterfaceStyle.light, .dark].enumerated() {
            grounds[index].overrideUserInterfaceStyle = style
            grounds[index].backgroundColor = .systemBackground
            fills[index].backgroundColor = color
            grounds[index].addSubview(fills[index])
            addSubview(grounds[index])
        }
        colorBorder()
    }

    required init?(coder: NSCoder) { fatalError("SwatchView is made in code.") }

    private func colorBorder() { layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        colorBorder()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let half = (bounds.width / 2).rounded()
        grounds[0].frame = CGRect(x: 0, y: 0, width: half, height: bounds.height)
        grounds[1].frame = CGRect(x: half, y: 0, width: bounds.width - half, height: bounds.height)
        for (ground, fill) in zip(grounds, fills) { fill.frame = ground.bounds }
    }
}
