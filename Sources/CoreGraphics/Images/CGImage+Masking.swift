import Foundation

extension CGImage {
    /// The image shown through another one that is stretched over it.
    ///
    /// Where the mask is opaque without any transparent pixel, its brightness counts: white shows, black hides. Otherwise its
    /// alpha counts. Never nil here.
    ///
    /// Status: partial – image masks, which hide where they are white, cannot be made.
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

    /// Pixels whose alpha says how much a mask shows: the image's own, or its brightness when it is opaque everywhere.
    var coverage: PixelStorage {
        let words = pixels.words.prefix(width * height)
        guard words.allSatisfy({ $0 >> 24 == 255 }) else { return pixels }
        return PixelStorage(count: width * height) { target in
            for (index, word) in words.enumerated() {
                // IEC 61966-2-1's weights in thousandths.
                let level = ((word >> 16 & 255) * 213 + (word >> 8 & 255) * 715 + (word & 255) * 72 + 500) / 1000
                target[index] = level << 24
            }
        }
    }
}
