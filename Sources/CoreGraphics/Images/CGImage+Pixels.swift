public import Foundation

extension CGImage {
    /// Larger images than 512 MB are refused.
    private static let maximumArea = 1 << 27

    /// Makes an image from rows of 8-bit samples; they are copied and turned into sRGB.
    ///
    /// Gray of one component, and colour of three or four, with alpha anywhere and in both 32-bit orders. Nil for other
    /// layouts, for sizes below 1 or beyond 2^27 pixels, for fewer bytes than the rows need, and for any `decode` array.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard decode == nil, width > 0, height > 0, width <= Self.maximumArea / height,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo),
            let data = provider.data, bytesPerRow >= width * layout.bytesPerPixel,
            bytesPerRow <= data.count, (height - 1) <= (data.count - width * layout.bytesPerPixel) / bytesPerRow
        else { return nil }
        let storage = data.withUnsafeBytes { bytes in
            PixelStorage(count: width * height) { words in
                guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
                for y in 0..<height {
                    for x in 0..<width {
                        words[y * width + x] = layout.word(base + y * bytesPerRow + x * layout.bytesPerPixel)
                    }
                }
            }
        }
        self.init(width: width, height: height, pixels: storage)
    }

    /// The pixels as bytes blue, green, red, alpha, premultiplied, row after row.
    public var dataProvider: CGDataProvider? {
        var data = Data(capacity: width * height * 4)
        for word in pixels.words.prefix(width * height) {
            withUnsafeBytes(of: word.littleEndian) { data.append(contentsOf: $0) }
        }
        return CGDataProvider(data: data)
    }
}
