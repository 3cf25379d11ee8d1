import CoreGraphics
import Foundation

/// Replays drawing step by step on memory, cut into surfaces that Cairo allows.
final class CairoCanvas: BitmapCanvas {
    private var parts: [(surface: CairoSurface, replay: DisplayListReplay)]

    init(_ target: PixelTarget) {
        parts = Self.bands(width: target.width, height: target.height).compactMap { band in
            let base = target.base + band.y * target.bytesPerRow + band.x * 4
            guard
                let surface = CairoSurface(
                    base: base, width: band.width, height: band.height, bytesPerRow: target.bytesPerRow)
            else { return nil }
            let origin = CGAffineTransform(translationX: -CGFloat(band.x), y: -CGFloat(band.y))
            return (surface, DisplayListReplay(CairoContext(surface, transform: origin)))
        }
    }

    func draw(_ commands: [DisplayCommand]) {
        for index in parts.indices {
            // The memory may have been written since.
            parts[index].surface.markChanged()
            for command in commands { parts[index].replay.perform(command) }
            _ = parts[index].surface.base
        }
    }

    /// Half of the largest surface: sampling near the far end of a larger one would overflow pixman's numbers.
    private static let longest = CairoSurface.maximumSide / 2

    /// Parts of a bitmap that are no longer on any side than can be painted on and sampled.
    static func bands(width: Int, height: Int) -> [PixelRect] {
        let limit = longest
        return stride(from: 0, to: height, by: limit).flatMap { y in
            stride(from: 0, to: width, by: limit).map { x in
                PixelRect(x: x, y: y, width: min(limit, width - x), height: min(limit, height - y))
            }
        }
    }
}
