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
    case clear(CGRect)
    case beginTransparencyLayer(alpha: CGFloat)
    case endTransparencyLayer
}

/// How an area is coloured.
package struct Paint: Hashable, Sendable {
    package var color: RGBAColor
    package var blendMode: CGBlendMode
    package var isAntialiased: Bool
    package var shadow: Shadow?

    package init(
        color: RGBAColor, blendMode: CGBlendMode = .normal, isAntialiased: Bool = true, shadow: Shadow? = nil
    ) {
        self.color = color
        self.blendMode = blendMode
        self.isAntialiased = isAntialiased
        self.shadow = shadow
    }
}

/// How an image is drawn.
package struct ImagePaint: Hashable, Sendable {
    package var alpha: CGFloat
    package var blendMode: CGBlendMode
    package var interpolation: CGInterpolationQuality
    /// When set, only the image's alpha counts and this colour is painted through it.
    package var tint: RGBAColor?

    package init(
        alpha: CGFloat = 1, blendMode: CGBlendMode = .normal, interpolation: CGInterpolationQuality = .default,
        tint: RGBAColor? = nil
    ) {
        self.alpha = alpha
        self.blendMode = blendMode
        self.interpolation = interpolation
        self.tint = tint
    }
}

/// The look of a stroked line; lengths are in user space.
package struct StrokeStyle: Hashable, Sendable {
    package var width: CGFloat = 1
    package var cap: CGLineCap = .butt
    package var join: CGLineJoin = .miter
    package var miterLimit: CGFloat = 10
    package var dashPhase: CGFloat = 0
    package var dashLengths: [CGFloat] = []

    package init() {}
}

/// A blurred copy in one colour behind what is drawn; lengths are in the base space, unaffected by the transform.
package struct Shadow: Hashable, Sendable {
    package var offset: CGSize
    /// The blur's extent; a Gaussian of half this deviation.
    package var blur: CGFloat
    package var color: RGBAColor

    package init(offset: CGSize, blur: CGFloat, color: RGBAColor) {
        self.offset = offset
        self.blur = blur
        self.color = color
    }
}

/// How new colour combines with what is there; raw values are Apple's.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// How pixels between the samples of a scaled image are found.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
    case `default`, none, low, medium, high
}
