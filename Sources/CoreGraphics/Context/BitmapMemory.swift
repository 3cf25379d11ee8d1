import Foundation

/// The format of a bitmap context, and the bytes that it shows when asked.
final class BitmapMemory {
    /// Bitmaps of more pixels than this are refused.
    private static let maximumArea = 1 << 27

    let width: Int
    let height: Int
    let bytesPerRow: Int
    let space: CGColorSpace
    let info: CGBitmapInfo
    private let layout: PixelLayout
    private var bytes: UnsafeMutablePointer<UInt8>?

    /// Nil for formats that are not known, absurd sizes and rows that are too short; 0 bytes per row means as many as needed.
    init?(width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int, space: CGColorSpace, info: CGBitmapInfo) {
        let hasExtra = info.intersection(.alphaInfoMask).rawValue != CGImageAlphaInfo.none.rawValue
        let bits = 8 * (space.numberOfComponents + (hasExtra ? 1 : 0))
        guard width > 0, height > 0, width <= Self.maximumArea / height,
            let layout = PixelLayout(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, space: space, info: info),
            bytesPerRow == 0 || bytesPerRow >= width * layout.bytesPerPixel,
            bytesPerRow <= 8 * Self.maximumArea / height
        else { return nil }
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow == 0 ? width * layout.bytesPerPixel : bytesPerRow
        self.space = space
        self.info = info
        self.layout = layout
    }

    deinit { bytes?.deallocate() }

    var bytesPerPixel: Int { layout.bytesPerPixel }

    /// Whether the format has no alpha, so that the bitmap starts out black.
    var isOpaque: Bool { layout.isOpaque }

    /// The bytes after writing an image of the bitmap's size to them; the address stays the same.
    func show(_ image: CGImage) -> UnsafeMutableRawPointer {
        let memory = bytes ?? .allocate(capacity: height * bytesPerRow)
        if bytes == nil { memory.initialize(repeating: 0, count: height * bytesPerRow) }
        bytes = memory
        for y in 0..<min(height, image.height) {
            for x in 0..<min(width, image.width) {
                layout.write(
                    image.pixels.words[y * image.width + x], to: memory + y * bytesPerRow + x * layout.bytesPerPixel)
            }
        }
        return UnsafeMutableRawPointer(memory)
    }
}
