import Foundation

/// What the ground of a bar shows: a blur, a colour or a picture, and the line between bar and content.
struct BarLook {
    /// How much of a translucent bar's own colour covers the blur behind it.
    private static let tintAlpha: CGFloat = 0.85

    /// What is done to what lies below; nil for nothing.
    var effect: UIBlurEffect?
    /// Lies over the effect, or fills the ground without one.
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// The line's colour; nil for no line.
    var shadowColor: UIColor?
    /// Stands in the line's place; a template is shown in the line's colour.
    var shadowImage: UIImage?

    /// What the bars' older properties ask for: a picture counts in place of blur and colour.
    init(tint: UIColor?, isTranslucent: Bool, image: UIImage? = nil, shadowImage: UIImage? = nil) {
        shadowColor = BarColors.hairline
        (self.image, self.shadowImage) = (image, shadowImage)
        if image != nil { return }
        if isTranslucent {
            effect = tint == nil ? UIBlurEffect(style: .systemChromeMaterial) : UIBlurEffect(.untinted)
            color = tint?.withAlphaComponent(Self.tintAlpha)
        } else {
            color = tint ?? BarColors.opaqueBackground
        }
    }

    /// What an appearance asks for.
    init(_ appearance: UIBarAppearance) {
        (effect, color) = (appearance.backgroundEffect, appearance.backgroundColor)
        (image, imageMode) = (appearance.backgroundImage, appearance.backgroundImageContentMode)
        (shadowColor, shadowImage) = (appearance.shadowColor, appearance.shadowImage)
    }
}
