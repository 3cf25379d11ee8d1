import Foundation

/// What `saveGState` keeps: everything that the next drawing call takes into account besides its arguments.
struct GraphicsState {
    var transform: CGAffineTransform = .identity
    var fillColor: RGBAColor = .black
    var strokeColor: RGBAColor = .black
    var alpha: CGFloat = 1
    var blendMode: CGBlendMode = .normal
    var interpolation: CGInterpolationQuality = .default
    var isAntialiased = true
    var stroke = StrokeStyle()
    var shadow: Shadow?
    /// The clip's bounds in base space; infinite while nothing clips.
    var clipBounds: CGRect = .infinite

    func paint(_ color: RGBAColor) -> Paint {
        Paint(
            color: color.withAlpha(multipliedBy: alpha), blendMode: blendMode, isAntialiased: isAntialiased,
            shadow: shadow)
    }

    var imagePaint: ImagePaint { ImagePaint(alpha: alpha, blendMode: blendMode, interpolation: interpolation) }
}
