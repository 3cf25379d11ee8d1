import UIKit

/// A lighthouse by day or, in the dark, by night, in the proportions of a film.
final class PictureView: UIView {
    private let imageView = UIImageView()

    init() {
        super.init(frame: .zero)
        imageView.contentMode = .scaleAspectFill
        imageView.clipsToBounds = true
        imageView.layer.cornerRadius = 12
        imageView.layer.cornerCurve = .continuous
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            imageView.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
            imageView.setContentHuggingPriority(UILayoutPriority(1), for: axis)
        }
        embed(imageView)
        heightAnchor.constraint(equalTo: widthAnchor, multiplier: 9 / 16).isActive = true
        draw()
    }

    required init?(coder: NSCoder) { fatalError("PictureView is made in code.") }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        draw()
    }

    private func draw() { imageView.image = .lighthouse(atNight: traitCollection.userInterfaceStyle == .dark) }
}
