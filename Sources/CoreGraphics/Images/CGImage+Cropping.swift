public import Foundation

extension CGImage {
    /// The part of the bitmap in a rectangle of pixels, widened to whole ones; nil when they do not overlap.
    public func cropping(to rect: CGRect) -> CGImage? {
        let part = PixelRect(covering: rect).intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        return part.isEmpty ? nil : cropped(to: part)
    }

    /// A copy of a part that lies wholly inside.
    package func cropped(to part: PixelRect) -> CGImage {
        let storage = PixelStorage(count: part.width * part.height) { target in
            for row in 0..<part.height {
                for column in 0..<part.width {
                    target[row * part.width + column] = pixels.words[(part.y + row) * width + part.x + column]
                }
            }
        }
        return CGImage(
            width: part.width, height: part.height, pixels: storage, isMask: isMask,
            shouldInterpolate: shouldInterpolate)
    }
}
