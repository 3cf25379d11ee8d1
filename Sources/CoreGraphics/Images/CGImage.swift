public import Foundation

/// An immutable bitmap of premultiplied 32-bit pixels, or a stencil that is painted in a context's fill colour.
public final class CGImage: Hashable, Sendable {
    /// Columns of pixels.
    public let width: Int
    /// Rows of pixels.
    public let height: Int
    /// The memory: `height` rows of `width` native-endian 0xAARRGGBB words without padding, top row first.
    package let pixels: PixelStorage
    /// Whether only the pixels' alpha counts, as the opacity of the fill colour.
    public let isMask: Bool
    /// The wish for interpolation made with the image; the context decides about the sampling.
    public let shouldInterpolate: Bool
    /// The type of the file that the image was read from, such as `public.png`; nil for an image of another origin.
    public let utType: CFString?

    /// Takes a bitmap whose storage holds at least `width * height` words.
    package init(
        width: Int, height: Int, pixels: PixelStorage, isMask: Bool = false, shouldInterpolate: Bool = true,
        utType: String? = nil
    ) {
        guard pixels.count >= width * height else {
            fatalError(
                "A CGImage of \(width)×\(height) was given \(pixels.count) pixels; it needs \(width * height).")
        }
        self.width = width
        self.height = height
        self.pixels = pixels
        self.isMask = isMask
        self.shouldInterpolate = shouldInterpolate
        self.utType = utType
    }

    /// Bytes from one row to the next.
    public var bytesPerRow: Int { width * 4 }

    /// Bits of one pixel.
    public var bitsPerPixel: Int { 32 }

    /// Bits of each component.
    public var bitsPerComponent: Int { 8 }

    /// The space of the pixels' components: sRGB, for images of any source. Nil for an image mask.
    public var colorSpace: CGColorSpace? { isMask ? nil : .standardRGB }

    /// The position of a pixel's alpha: first in a word, premultiplied.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedFirst }

    /// The layout of the bytes of `dataProvider`: little-endian words.
    public var bitmapInfo: CGBitmapInfo {
        [CGBitmapInfo(rawValue: alphaInfo.rawValue), .byteOrder32Little]
    }

    /// The order of the bytes of a pixel's word in `dataProvider`.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Little }

    /// The packing of the components: each in bits of its own.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// Nil: decode arrays are applied when an image is made.
    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The requested mapping of colours that the space cannot hold.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// The same image.
    public func copy() -> CGImage? { self }

    /// The pixel at a position as 0xAARRGGBB, premultiplied; nil outside.
    package func pixel(x: Int, y: Int) -> UInt32? {
        guard x >= 0, y >= 0, x < width, y < height else { return nil }
        return pixels.words[y * width + x]
    }

    /// Identity: two images are equal when they are the same object.
    public static func == (left: CGImage, right: CGImage) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
