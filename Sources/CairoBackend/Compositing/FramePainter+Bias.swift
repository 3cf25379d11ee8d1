import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Paints a reduced picture with its level-of-detail bias, from a copy of another size than fits; false when it has no bias.
    ///
    /// With a bias b the copy is 2^−b times as large as the rectangle in which the picture is drawn, at most as large as
    /// the picture.
    func paintBiased(
        _ contents: ImageContents, of layerID: UInt64, in destination: CGRect, transform: CGAffineTransform,
        ink: CairoContext.ImageInk
    ) -> Bool {
        let sampling = contents.sampling
        guard sampling.bias != 0, sampling.bias.isFinite, ink.interpolation == .high,
            let whole = sampling.whole(around: destination)
        else { return false }
        let factor = pow(2, -sampling.bias)
        func pixels(_ length: CGFloat, _ x: CGFloat, _ y: CGFloat, atMost most: Int) -> Int {
            max(1, Int(min(CGFloat(most), (length * hypot(x, y) * factor).rounded())))
        }
        let image = contents.image
        let key = BitmapCache.PictureKey(
            image: image, width: pixels(whole.width, transform.a, transform.b, atMost: image.width),
            height: pixels(whole.height, transform.c, transform.d, atMost: image.height), interpolation: .high)
        let copy = bitmaps.picture(of: layerID, key: key) {
            guard let surface = CairoSurface(image) else { return nil }
            return CairoSurface(width: key.width, height: key.height).map { copy in
                CairoContext(copy).draw(
                    surface, in: CGRect(x: 0, y: 0, width: key.width, height: key.height),
                    ink: CairoContext.ImageInk(interpolation: .high))
                return copy.markedIfOpaque
            }
        }
        guard let copy else { return false }
        let part = sampling.part
        let (width, height) = (CGFloat(copy.width), CGFloat(copy.height))
        var ink = ink
        ink.interpolation = .low
        draw(
            copy,
            source: CGRect(
                x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height),
            in: destination, transform: transform, ink: ink)
        return true
    }
}
