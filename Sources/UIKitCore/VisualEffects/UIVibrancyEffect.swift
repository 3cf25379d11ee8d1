import Foundation
package import UIFoundation

/// Makes content stand out from a blur. Use it in a visual effect view inside the content view of one with that blur.
///
/// The effect sets the content view's tint colour to the system colour of the style, resolved for the blur's appearance. Content
/// drawn in the tint colour gets it.
///
/// Status: partial – colours behind the blur are not blended in, and content in other colours does not change.
@preconcurrency @MainActor open class UIVibrancyEffect: UIVisualEffect {
    /// The tint colour of the content view.
    package let tint: UIColor

    /// Makes an effect for texts and symbols on a blur.
    ///
    /// - Parameter blurEffect: The blur behind the content.
    public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

    /// Makes an effect for content on a blur.
    ///
    /// - Parameters:
    ///   - blurEffect: The blur behind the content.
    ///   - style: The role of the content.
    public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        let color = style.color
        guard let look = blurEffect.material.fixedStyle else {
            self.init(tint: color)
            return
        }
        self.init(tint: color.resolvedColor(with: UITraitCollection(userInterfaceStyle: look)))
    }

    /// Makes an effect for texts and symbols on the extra light blur.
    public override convenience init() { self.init(blurEffect: UIBlurEffect()) }

    private init(tint: UIColor) {
        self.tint = tint
        super.init()
    }
}
