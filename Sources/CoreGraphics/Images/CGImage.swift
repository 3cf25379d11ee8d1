/// An immutable bitmap of premultiplied 32-bit pixels.
///
/// Status: partial – made by the image codec and by renderers; data providers, cropping and masking follow.
public final class CGImage: Hashable, Sendable {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int
    /// The memory: `height` rows of `width` native-endian 0xAARRGGBB words without padding, top row first.
    package let pixels: PixelStorage

    /// Takes a bitmap whose storage holds at least `width * height` words.
    package init(width: Int, height: Int, pixels: PixelStorage) {
        guard pixels.count >= width * height else {
            fatalError(
                "A CGImage of \(width)×\(height) was given \(pixels.count) pixels; it needs \(width * height).")
        }
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Bytes from one row to the next.
    public var bytesPerRow: Int { width * 4 }

    /// Bits of one pixel.
    public var bitsPerPixel: Int { 32 }

    /// The pixel at a place as 0xAARRGGBB, premultiplied; nil outside.
    package func pixel(x: Int, y: Int) -> UInt32? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        return pixels.words[y * width + x]
    }

    /// Identity: two images are equal when they are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
