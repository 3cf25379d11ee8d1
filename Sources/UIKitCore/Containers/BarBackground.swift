import CoreGraphics
import Foundation

/// The ground of a bar: translucent material or a colour, with the hairline at the edge that faces the content.
final class BarBackground: UIView {
    enum Edge { case top, bottom }

    /// How much of a translucent bar's own colour covers the blur behind it.
    private static let tintAlpha: CGFloat = 0.85

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView()
    private let edge: Edge
    /// Called when the colour or the translucency changed.
    private let onChange: () -> Void

    init(hairlineAt edge: Edge, onChange: @escaping () -> Void) {
        (self.edge, self.onChange) = (edge, onChange)
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        hairline.backgroundColor = BarColors.hairline
        material.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(material)
        addSubview(hairline)
    }

    required init?(coder: NSCoder) { nil }

    package override var drawsContent: Bool { false }

    /// Whether what lies below shines through, blurred.
    var isTranslucent = true { didSet { if isTranslucent != oldValue { showLook() } } }

    /// The app's colour; nil for the usual one.
    var tint: UIColor? { didSet { if tint != oldValue { showLook() } } }

    private func showLook() {
        material.isHidden = !isTranslucent
        material.effect = tint == nil ? UIBlurEffect(style: .systemChromeMaterial) : UIBlurEffect(.untinted)
        material.backgroundColor = tint?.withAlphaComponent(Self.tintAlpha)
        backgroundColor = isTranslucent ? nil : tint ?? BarColors.opaqueBackground
        onChange()
    }

    override func layoutSubviews() {
        // One pixel just outside, so that the bar's height in points stays what it is.
        let pixel = 1 / max(1, contentScaleFactor)
        hairline.frame = CGRect(x: 0, y: edge == .top ? -pixel : bounds.height, width: bounds.width, height: pixel)
    }
}
