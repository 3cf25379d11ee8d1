import Foundation

/// The layout of samples in rows of bytes: the formats of 8 bits a component, and alpha alone.
struct PixelLayout {
    let bytesPerPixel: Int
    /// The positions of red, green and blue in a pixel; all the same for gray.
    private let color: [Int]
    /// The position of alpha; nil when pixels are opaque.
    private let alpha: Int?
    private let isPremultiplied: Bool
    private let kind: ColorSpaceKind
    /// Whether a pixel's bytes, read as a word of this machine, are premultiplied sRGB in 0xAARRGGBB.
    let isNative: Bool

    /// Understands 8-bit gray and 24- or 32-bit colour of any alpha and 32-bit byte order, and 8 bits of alpha alone; nil for
    /// the rest.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, space.supportsOutput, !info.contains(.floatComponents),
            let alphaInfo = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        else { return nil }
        kind = space.kind
        isPremultiplied = alphaInfo == .premultipliedFirst || alphaInfo == .premultipliedLast
        bytesPerPixel = bitsPerPixel / 8
        let order = info.intersection(.byteOrderMask)
        let count = alphaInfo == .alphaOnly ? 0 : space.numberOfComponents
        // The bytes in the order of a big-endian word: at which of them the colours begin, and where alpha is.
        let first: Int
        var place: Int?
        switch alphaInfo {
        case .none: (first, place) = (0, nil)
        case .premultipliedLast, .last: (first, place) = (0, count)
        case .premultipliedFirst, .first: (first, place) = (1, 0)
        case .noneSkipLast: (first, place) = (0, nil)
        case .noneSkipFirst: (first, place) = (1, nil)
        case .alphaOnly: (first, place) = (0, 0)
        }
        let width = count + (alphaInfo == .none ? 0 : 1)
        guard bitsPerPixel == width * 8,
            order == [] || width == 4 && (order == .byteOrder32Little || order == .byteOrder32Big)
        else { return nil }
        let flips = order == .byteOrder32Little
        color = (0..<(count == 0 ? 0 : 3)).map { index in
            let byte = first + (count == 1 ? 0 : index)
            return flips ? 3 - byte : byte
        }
        alpha = place.map { flips ? 3 - $0 : $0 }
        isNative =
            alphaInfo == .premultipliedFirst && flips && 1.littleEndian == 1 && !kind.isGray && kind.isPlain
    }

    /// The number of a pixel's components, alpha counted.
    var componentCount: Int { (color.isEmpty ? 0 : kind.isGray ? 1 : 3) + (alpha == nil ? 0 : 1) }

    /// The pixel in 0xAARRGGBB, premultiplied and in sRGB.
    ///
    /// - Parameter decoding: the values of the samples of each component, alpha last; nil for the samples themselves.
    func word(_ pixel: UnsafePointer<UInt8>, decoding: SampleDecoding? = nil) -> UInt32 {
        let isGray = kind.isGray
        let level = alpha.map { UInt32(decoding?.last?[Int(pixel[$0])] ?? pixel[$0]) } ?? 255
        guard !color.isEmpty else { return level << 24 }
        var parts = color.enumerated().map { index, place in
            UInt32(decoding?.tables[isGray ? 0 : index][Int(pixel[place])] ?? pixel[place])
        }
        if !kind.isPlain {
            let scale = isPremultiplied ? max(1, CGFloat(level)) : 255
            let standard = kind.srgb(parts.prefix(kind.isGray ? 1 : 3).map { CGFloat($0) / scale } + [1])
            parts = [standard.red, standard.green, standard.blue].map {
                UInt32((min(max($0, 0), 1) * (isPremultiplied ? CGFloat(level) : 255)).rounded())
            }
        }
        // Premultiplied colours above their alpha are none and would overflow when blended.
        parts = parts.map { isPremultiplied ? min($0, level) : ($0 * level + 127) / 255 }
        return level << 24 | parts[0] << 16 | parts[1] << 8 | parts[2]
    }

    /// Writes a premultiplied pixel of 0xAARRGGBB in this layout; colours stay sRGB's, gray is their brightness.
    func write(_ word: UInt32, to pixel: UnsafeMutablePointer<UInt8>) {
        let level = word >> 24
        var parts = [word >> 16 & 255, word >> 8 & 255, word & 255]
        if kind.isGray || !kind.isPlain || !isPremultiplied && alpha != nil {
            let scale = max(1, CGFloat(level))
            let values = kind.components(
                RGBAColor(
                    red: CGFloat(parts[0]) / scale, green: CGFloat(parts[1]) / scale, blue: CGFloat(parts[2]) / scale))
            let factor = isPremultiplied || alpha == nil ? CGFloat(level) : 255
            parts = (0..<3).map { UInt32((values[kind.isGray ? 0 : $0] * factor).rounded()) }
        }
        for index in 0..<bytesPerPixel { pixel[index] = 0 }
        for (byte, part) in zip(color, parts) { pixel[byte] = UInt8(min(255, part)) }
        if let alpha { pixel[alpha] = UInt8(level) }
    }
}
