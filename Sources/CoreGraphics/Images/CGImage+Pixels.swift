public import Foundation

extension CGImage {
    /// Larger images than 512 MB are refused.
    private static let maximumArea = 1 << 27

    /// Makes an image of a width and height from rows of 8-bit samples, converted to sRGB; `shouldInterpolate` is kept.
    ///
    /// Gray of one component, and colour of three or four, with alpha anywhere and in both 32-bit orders, or alpha alone. Nil
    /// for other layouts, for sizes below 1 or beyond 2^27 pixels, and for fewer bytes than the rows need.
    ///
    /// - Parameter decode: for each component, alpha last, the values of the lowest and the highest sample, from 0 to 1.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard width > 0, height > 0, width <= Self.maximumArea / height,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space, info: bitmapInfo),
            let data = provider.data, bytesPerRow >= width * layout.bytesPerPixel,
            bytesPerRow <= data.count, (height - 1) <= (data.count - width * layout.bytesPerPixel) / bytesPerRow
        else { return nil }
        let decoding = decode.map { SampleDecoding($0, count: layout.componentCount) }
        let storage = data.withUnsafeBytes { bytes in
            PixelStorage(count: width * height) { words in
                guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return }
                for y in 0..<height {
                    for x in 0..<width {
                        words[y * width + x] = layout.word(
                            base + y * bytesPerRow + x * layout.bytesPerPixel, decoding: decoding)
                    }
                }
            }
        }
        self.init(width: width, height: height, pixels: storage, shouldInterpolate: shouldInterpolate)
    }

    /// Makes a mask of a width and height from samples of 1 to 8 bits: full ones hide; `shouldInterpolate` is kept.
    ///
    /// The mask has no colours; contexts paint it in their fill colour. Nil for other widths, for sizes below 1 or beyond 2^27
    /// pixels, and for fewer bytes than the rows need. Rows begin at whole bytes.
    ///
    /// - Parameter decode: two numbers; 1 and 0 turn the samples' meaning around.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        guard [1, 2, 4, 8].contains(bitsPerComponent), bitsPerPixel == bitsPerComponent, width > 0, height > 0,
            width <= Self.maximumArea / height, let data = provider.data,
            case let needed = (width * bitsPerPixel + 7) / 8, bytesPerRow >= needed, bytesPerRow <= data.count,
            height - 1 <= (data.count - needed) / bytesPerRow
        else { return nil }
        let decoding = decode.map { SampleDecoding($0, count: 1) }
        let most = (1 << bitsPerPixel) - 1
        let storage = data.withUnsafeBytes { bytes in
            PixelStorage(count: width * height) { words in
                for y in 0..<height {
                    for x in 0..<width {
                        let bit = x * bitsPerPixel
                        let byte = Int(bytes[y * bytesPerRow + bit / 8])
                        let sample = (byte >> (8 - bitsPerPixel - bit % 8) & most) * 255 / most
                        words[y * width + x] = UInt32(255 - Int(decoding?.tables[0][sample] ?? UInt8(sample))) << 24
                    }
                }
            }
        }
        self.init(width: width, height: height, pixels: storage, isMask: true, shouldInterpolate: shouldInterpolate)
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
