import Foundation
import UIFoundation

/// The look of a bar's background: a blur, a colour or a picture, and the line between bar and content.
struct BarLook {
    /// The opacity of a translucent bar's own colour over the blur behind it.
    private static let tintAlpha: CGFloat = 0.85

    /// The effect on the content below; nil for none.
    var effect: UIBlurEffect?
    /// Lies over the effect, or fills the background without one.
    var color: UIColor?
    var image: UIImage?
    var imageMode = UIView.ContentMode.scaleToFill
    /// The line's colour; nil for no line.
    var shadowColor: UIColor?
    /// Replaces the line; a template is shown in the line's colour.
    var shadowImage: UIImage?

    /// Makes the look of the bars' older properties: a picture replaces blur and colour.
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

    /// Makes the look of an appearance.
    init(_ appearance: UIBarAppearance) {
        (effect, color) = (appearance.backgroundEffect, appearance.backgroundColor)
        (image, imageMode) = (appearance.backgroundImage, appearance.backgroundImageContentMode)
        (shadowColor, shadowImage) = (appearance.shadowColor, appearance.shadowImage)
    }
}
