package import Foundation

/// The settings for drawing an image.
package struct ImagePaint: Hashable, Sendable {
    package var alpha: CGFloat
    package var blendMode: CGBlendMode
    package var interpolation: CGInterpolationQuality
    /// When set, only the image's alpha counts and this colour is painted through it.
    package var tint: RGBAColor?
    package var shadow: Shadow?

    package init(
        alpha: CGFloat = 1, blendMode: CGBlendMode = .normal, interpolation: CGInterpolationQuality = .default,
        tint: RGBAColor? = nil, shadow: Shadow? = nil
    ) {
        self.alpha = alpha
        self.blendMode = blendMode
        self.interpolation = interpolation
        self.tint = tint
        self.shadow = shadow
    }
}
