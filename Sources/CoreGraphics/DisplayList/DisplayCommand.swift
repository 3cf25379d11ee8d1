package import Foundation

/// One recorded step of drawing. Coordinates are in the user space that the steps before it have set up.
package enum DisplayCommand: Hashable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(PathGeometry, CGPathFillRule)
    /// Clips to the alpha of a picture that is stretched over a rectangle, and to the rectangle.
    case clipToMask(CGImage, CGRect, isUpright: Bool)
    /// Clips to the glyphs' outlines.
    case clipToGlyphs(GlyphRun, CGPoint)
    /// Drops the clips of the steps before.
    case resetClip
    case fill(PathGeometry, CGPathFillRule, Paint)
    case stroke(PathGeometry, StrokeStyle, Paint)
    /// Stretches the whole image over the rectangle, its top row along `minY`.
    case image(CGImage, CGRect, ImagePaint)
    /// Draws the run with its origin at the point.
    case glyphs(GlyphRun, CGPoint, Paint)
    case strokeGlyphs(GlyphRun, CGPoint, StrokeStyle, Paint)
    /// Fills the clip with a gradient; of the paint only alpha and blend mode count.
    case gradient(GradientFill, Paint)
    /// Paints content that only the renderer knows.
    case picture(PictureStep)
    case clear(CGRect)
    /// Begins a group that is drawn as a whole at its end, with these values.
    case beginTransparencyLayer(alpha: CGFloat, blendMode: CGBlendMode = .normal, shadow: Shadow? = nil)
    case endTransparencyLayer

    /// Whether the step changes pixels.
    package var paints: Bool {
        switch self {
        case .fill, .stroke, .image, .glyphs, .strokeGlyphs, .gradient, .picture, .clear, .endTransparencyLayer: true
        case .save, .restore, .concatenate, .clip, .clipToMask, .clipToGlyphs, .resetClip, .beginTransparencyLayer:
            false
        }
    }
}
