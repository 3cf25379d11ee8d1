public import Foundation

extension CGImage {
    /// Decodes the bytes of a PNG file; nil when they are none, and for any `decode` array. `shouldInterpolate` is kept.
    public convenience init?(
        pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, signature: [0x89, 0x50, 0x4E, 0x47], decode, shouldInterpolate)
    }

    /// Decodes the bytes of a JPEG file; nil when they are none, and for any `decode` array. `shouldInterpolate` is kept.
    public convenience init?(
        jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        self.init(source, signature: [0xFF, 0xD8, 0xFF], decode, shouldInterpolate)
    }

    private convenience init?(
        _ source: CGDataProvider, signature: [UInt8], _ decode: UnsafePointer<CGFloat>?, _ shouldInterpolate: Bool
    ) {
        guard decode == nil, let data = source.data, data.starts(with: signature),
            let image = try? installedImageCodec.current.decode(data)
        else { return nil }
        self.init(
            width: image.width, height: image.height, pixels: image.pixels, shouldInterpolate: shouldInterpolate,
            utType: image.utType)
    }
}
