import CoreGraphics
import Foundation

/// The ground of a bar, with the hairline at the edge that faces the content.
final class BarBackground: UIView {
    enum Edge { case top, bottom }

    private let material = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView()
    private var picture: UIImageView?
    private var shadow: UIImageView?
    private let edge: Edge
    /// Called when the older properties changed.
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
    var isTranslucent = true { didSet { if isTranslucent != oldValue { lookDidChange() } } }

    /// The app's colour; nil for the usual one.
    var tint: UIColor? { didSet { if tint != oldValue { lookDidChange() } } }

    /// What is shown in place of what the older properties ask for.
    var appearance: UIBarAppearance? {
        didSet { if appearance !== oldValue { showLook() } }
    }

    private func lookDidChange() {
        showLook()
        onChange()
    }

    /// Shows the appearance, which may have changed, or what the older properties ask for.
    func showLook() {
        let look = appearance.map(BarLook.init) ?? BarLook(tint: tint, isTranslucent: isTranslucent)
        material.isHidden = look.effect == nil
        if let effect = look.effect { material.effect = effect }
        material.backgroundColor = look.color
        backgroundColor = look.effect == nil ? look.color : nil
        picture = show(look.image, in: picture, below: hairline)
        picture?.contentMode = look.imageMode
        picture?.clipsToBounds = true
        shadow = show(look.shadowImage, in: shadow, below: nil)
        shadow?.tintColor = look.shadowColor
        hairline.backgroundColor = look.shadowColor
        hairline.isHidden = look.shadowColor == nil || look.shadowImage != nil
        setNeedsLayout()
    }

    private func show(_ image: UIImage?, in former: UIImageView?, below sibling: UIView?) -> UIImageView? {
        guard let image else {
            former?.removeFromSuperview()
            return nil
        }
        let view = former ?? UIImageView()
        view.image = image
        if view.superview == nil {
            if let sibling { insertSubview(view, belowSubview: sibling) } else { addSubview(view) }
        }
        return view
    }

    override func layoutSubviews() {
        // One pixel just outside, so that the bar's height in points stays what it is.
        let pixel = 1 / max(1, contentScaleFactor)
        func line(_ height: CGFloat) -> CGRect {
            CGRect(x: 0, y: edge == .top ? -height : bounds.height, width: bounds.width, height: height)
        }
        hairline.frame = line(pixel)
        picture?.frame = bounds
        if let shadow, let image = shadow.image { shadow.frame = line(image.size.height) }
    }
}
