package import Foundation

/// One recorded step of drawing. Coordinates are in the user space that the steps before it have set up.
package enum DisplayCommand: Hashable, Sendable {
    case save
    case restore
    case concatenate(CGAffineTransform)
    case clip(PathGeometry, CGPathFillRule)
    case fill(PathGeometry, CGPathFillRule, Paint)
    case stroke(PathGeometry, StrokeStyle, Paint)
    /// Stretches the whole image over the rectangle, its top row along `minY`.
    case image(CGImage, CGRect, ImagePaint)
    /// Draws the run with its origin at the point.
    case glyphs(GlyphRun, CGPoint, Paint)
    /// Fills the clip with a gradient; of the paint only alpha and blend mode count.
    case gradient(GradientFill, Paint)
    case clear(CGRect)
    case beginTransparencyLayer(alpha: CGFloat)
    case endTransparencyLayer
}
