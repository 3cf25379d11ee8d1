import CoreGraphics
import Foundation
import QuartzCore

/// A picture in a bar: as a template in the tint that it is given, or in its own colours.
final class BarIcon: UIView {
    var image: UIImage? {
        didSet { if image !== oldValue { imageDidChange() } }
    }
    var color = UIColor.systemBlue {
        didSet { if color != oldValue { updateTint() } }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    private func imageDidChange() {
        layer.contents = image?.cgImage
        updateTint()
        superview?.setNeedsLayout()
    }

    private func updateTint() {
        let isTemplate = image.map { $0.renderingMode != .alwaysOriginal } ?? false
        layer.contentsTint = isTemplate ? color.resolvedColor(with: traitCollection).rgba : nil
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { updateTint() }

    override func didMoveToWindow() { updateTint() }

    /// The picture's size, scaled down to fit where it is too large.
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let own = image?.size, own.width > 0, own.height > 0 else { return .zero }
        let factor = min(1, size.width / own.width, size.height / own.height)
        return CGSize(width: own.width * factor, height: own.height * factor)
    }
}
