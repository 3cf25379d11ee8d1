import Foundation

/// The state that `saveGState` keeps: all settings for the next drawing call besides its arguments.
struct GraphicsState {
    var transform: CGAffineTransform = .identity
    var fillColor: RGBAColor = .black
    var strokeColor: RGBAColor = .black
    var fillPattern: CGPattern?
    var strokePattern: CGPattern?
    var fillSpace = CGColorSpace.standardGray
    var strokeSpace = CGColorSpace.standardGray
    /// In the user space that the context began with.
    var patternPhase = CGSize.zero
    var alpha: CGFloat = 1
    var blendMode: CGBlendMode = .normal
    var interpolation: CGInterpolationQuality = .default
    var wantsAntialias = true
    var allowsAntialias = true
    var stroke = StrokeStyle()
    var shadow: Shadow?
    /// The clip's bounds in base space; infinite without a clip.
    var clipBounds: CGRect = .infinite
    var font: CGFont?
    /// The em size in units of text space.
    var fontSize: CGFloat = 1
    var textMode = CGTextDrawingMode.fill

    func paint(_ color: RGBAColor) -> Paint {
        Paint(
            color: color.withAlpha(multipliedBy: alpha), blendMode: blendMode,
            isAntialiased: wantsAntialias && allowsAntialias, shadow: shadow)
    }

    var imagePaint: ImagePaint {
        ImagePaint(alpha: alpha, blendMode: blendMode, interpolation: interpolation, shadow: shadow)
    }
}
