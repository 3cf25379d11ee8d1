import Foundation
package import UIFoundation

/// Makes content stand out from the blur behind it; for a visual effect view in the content view of one with that blur.
///
/// The content view's tint colour is the system's colour of the style's name, in the look of the blur.
///
/// Status: partial – colours behind the blur are not mixed in, and content of a colour of its own keeps it.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// The colour of content.
    package let tint: UIColor

    /// Makes an effect for texts and symbols on a blur.
    ///
    /// - Parameter blurEffect: The blur behind the content.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Makes an effect for content on a blur.
    ///
    /// - Parameters:
    ///   - blurEffect: The blur behind the content.
    ///   - style: The part that the content plays.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        let color = style.color
        guard let look = blurEffect.material.fixedStyle else {
            self.init(tint: color)
            return
        }
        self.init(tint: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: look)))
    }

    /// Makes an effect of the extra light blur, for texts and symbols.
    public override convenience init() { self.init(blurEffect: UIBlurEffect()) }

    private init(tint: UIColor) {
        self.tint = tint
        super.init()
    }
}
