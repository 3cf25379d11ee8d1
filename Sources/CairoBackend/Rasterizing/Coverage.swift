import CCairo
import CoreGraphics
import Foundation

/// A byte of coverage for each pixel of a rectangle.
///
/// The maker of a coverage writes it; once shared it is only read, so it may cross threads. A surface of Cairo's, which costs
/// more than the coverage of a word, is only made where Cairo has to read it.
final class Coverage: @unchecked Sendable {
    let width: Int
    let height: Int
    /// The bytes from one row to the next, a multiple of four as Cairo wants it.
    let bytesPerRow: Int
    let base: UnsafeMutablePointer<UInt8>

    /// Bytes behind the last row, so that rows of pixels may be added in vectors of eight that begin at any pixel.
    private static let spareBytes = 8

    /// Allocates empty coverage; nil when a side is below 1 or the size is absurd.
    init?(width: Int, height: Int) {
        guard CairoSurface.allows(width: width, height: height) else { return nil }
        bytesPerRow = (width + 3) & ~3
        guard let bytes = calloc(height * bytesPerRow + Self.spareBytes, 1) else { return nil }
        base = bytes.assumingMemoryBound(to: UInt8.self)
        (self.width, self.height) = (width, height)
    }

    deinit { free(base) }

    var byteCount: Int { height * bytesPerRow }

    /// The coverage as a source for Cairo, which only reads it.
    var surface: CairoSurface? {
        CairoSurface(
            base: base, width: width, height: height, bytesPerRow: bytesPerRow, format: CAIRO_FORMAT_A8, keeping: self)
    }
}
