public import Foundation

extension CGImage {
    /// The image shown through another one that is stretched over it.
    ///
    /// An image mask shows the image where it would paint. Of any other image the brightness counts, white shows and black
    /// hides, or the alpha when it is not opaque everywhere. Never nil here.
    public func masking(_ mask: CGImage) -> CGImage? {
        let coverage = mask.coverage
        let (width, height) = (width, height)
        let storage = PixelStorage(count: width * height) { target in
            for y in 0..<height {
                let maskRow = y * mask.height / height * mask.width
                for x in 0..<width {
                    let level = coverage.words[maskRow + x * mask.width / width] >> 24
                    let word = pixels.words[y * width + x]
                    var result: UInt32 = 0
                    for shift: UInt32 in [0, 8, 16, 24] {
                        result |= (((word >> shift & 255) * level + 127) / 255) << shift
                    }
                    target[y * width + x] = result
                }
            }
        }
        return CGImage(width: width, height: height, pixels: storage)
    }

    /// A copy in which pixels between some colours are transparent.
    ///
    /// - Parameter components: for red, green and blue the least and the greatest value, 0 to 255; fewer than six numbers, and
    ///   an image mask, give nil. Translucent pixels are compared as if they were opaque.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count >= 6, !isMask else { return nil }
        let storage = PixelStorage(count: width * height) { target in
            for (index, word) in pixels.words.prefix(width * height).enumerated() {
                let alpha = CGFloat(max(1, word >> 24))
                let isHidden = [16, 8, 0].enumerated().allSatisfy { place, shift in
                    let value = (CGFloat(word >> UInt32(shift) & 255) * 255 / alpha).rounded()
                    return value >= components[2 * place] && value <= components[2 * place + 1]
                }
                target[index] = isHidden ? 0 : word
            }
        }
        return CGImage(width: width, height: height, pixels: storage, shouldInterpolate: shouldInterpolate)
    }

    /// Pixels whose alpha is the opacity of a mask: the image's own, or its brightness when it is opaque everywhere.
    var coverage: PixelStorage {
        let words = pixels.words.prefix(width * height)
        guard !isMask, words.allSatisfy({ $0 >> 24 == 255 }) else { return pixels }
        return PixelStorage(count: width * height) { target in
            for (index, word) in words.enumerated() {
                // IEC 61966-2-1's weights in thousandths.
                let level = ((word >> 16 & 255) * 213 + (word >> 8 & 255) * 715 + (word & 255) * 72 + 500) / 1000
                target[index] = level << 24
            }
        }
    }
}
