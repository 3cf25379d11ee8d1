import Foundation

extension CGContext {
    /// Draws a picture whose space is user space, as a whole in the alpha, blend mode and shadow of now.
    package func draw(_ picture: any RecordedPicture) {
        let isPlain = state.alpha == 1 && state.blendMode == .normal && state.shadow == nil
        if !isPlain { beginTransparencyLayer(auxiliaryInfo: nil) }
        record(.picture(PictureStep(picture)))
        if !isPlain { endTransparencyLayer() }
    }
}
