import CairoBackend
import CoreGraphics
import Foundation

/// A bitmap of a closure's drawing, one pixel per point.
func raster(_ width: CGFloat = 20, _ height: CGFloat = 20, scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> CGImage {
    let size = CGSize(width: width, height: height)
    let context = CGContext(bounds: CGRect(origin: .zero, size: size))
    draw(context)
    guard let image = CairoRasterizer().rasterize(context.finishedList(), size: size, scale: scale) else {
        fatalError("A bitmap of \(width)×\(height) points at \(scale) was refused.")
    }
    return image
}

/// An image with a colour for each pixel, row by row.
func image(width: Int, _ words: [UInt32]) -> CGImage {
    CGImage(
        width: width, height: words.count / width,
        pixels: PixelStorage(count: words.count) { target in
            for (index, word) in words.enumerated() { target[index] = word }
        })
}

/// The four channels of 0xAARRGGBB.
func channels(_ word: UInt32?) -> [Int] { word.map { word in [24, 16, 8, 0].map { Int(word >> $0 & 0xFF) } } ?? [] }

/// Whether two colours differ by at most `tolerance` in every channel.
func isClose(_ word: UInt32?, _ expected: UInt32, tolerance: Int = 1) -> Bool {
    // Most are the same, and channels of a whole picture take seconds.
    word == expected
        || !channels(word).isEmpty && zip(channels(word), channels(expected)).allSatisfy { abs($0 - $1) <= tolerance }
}

let red: UInt32 = 0xFFFF_0000
let green: UInt32 = 0xFF00_FF00
let blue: UInt32 = 0xFF00_00FF
let white: UInt32 = 0xFFFF_FFFF
let black: UInt32 = 0xFF00_0000
