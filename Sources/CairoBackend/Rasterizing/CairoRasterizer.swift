package import CoreGraphics
package import Foundation

/// Rasterises display lists with Cairo, on the thread that asks.
package struct CairoRasterizer: ContentRasterizer {
    package init() {}

    /// Nil also for sizes and scales that are not finite and for bitmaps of more than 512 MB.
    package func rasterize(_ list: DisplayList, size: CGSize, scale: CGFloat) -> CGImage? {
        guard let pixels = Self.wholePixels(of: size, scale: scale) else { return nil }
        let storage = PixelStorage(count: pixels.width * pixels.height) { words in
            guard let base = words.baseAddress else { return }
            for band in CairoCanvas.bands(width: pixels.width, height: pixels.height) {
                guard
                    let surface = CairoSurface(
                        base: UnsafeMutableRawPointer(base + band.y * pixels.width + band.x), width: band.width,
                        height: band.height, bytesPerRow: pixels.width * 4)
                else { continue }
                Self.draw(
                    list, on: surface, origin: CGPoint(x: CGFloat(band.x) / scale, y: CGFloat(band.y) / scale),
                    scale: scale)
            }
        }
        return CGImage(width: pixels.width, height: pixels.height, pixels: storage)
    }

    package func canvas(on target: PixelTarget) -> any BitmapCanvas { CairoCanvas(target) }

    /// A bitmap of the part of a list that begins at `origin`, in the list's space; nil for a size that is too large.
    static func surface(_ list: DisplayList, origin: CGPoint, size: CGSize, scale: CGFloat) -> CairoSurface? {
        guard let pixels = pixelSize(of: size, scale: scale),
            let surface = CairoSurface(width: pixels.width, height: pixels.height)
        else { return nil }
        draw(list, on: surface, origin: origin, scale: scale)
        return surface
    }

    /// The whole pixels that a size needs; nil when it is empty or no single surface can be so large.
    static func pixelSize(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
        wholePixels(of: size, scale: scale).flatMap {
            CairoSurface.allows(width: $0.width, height: $0.height) ? $0 : nil
        }
    }

    private static func wholePixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
        // A size computed in points may miss a whole number of pixels by a rounding error; that must not add a pixel.
        let width = (size.width * scale - 1e-6).rounded(.up)
        let height = (size.height * scale - 1e-6).rounded(.up)
        guard scale > 0, width >= 1, height >= 1, width * height <= CGFloat(CairoSurface.maximumArea) else {
            return nil
        }
        return (Int(width), Int(height))
    }

    private static func draw(_ list: DisplayList, on surface: CairoSurface, origin: CGPoint, scale: CGFloat) {
        let base = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -origin.x * scale, ty: -origin.y * scale)
        DisplayListReplay.draw(list, in: CairoContext(surface, transform: base))
        _ = surface.base
    }
}
