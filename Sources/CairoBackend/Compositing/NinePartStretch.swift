import CoreGraphics
import Foundation
import QuartzCore

/// The pieces of a picture whose middle stretches while its rim keeps its size.
struct NinePartStretch {
    struct Part {
        /// In the image's pixels.
        let source: PixelRect
        /// In bounds space.
        let destination: CGRect
    }

    let parts: [Part]

    /// Cuts a picture at its stretching center; nil when all of it stretches.
    init?(_ contents: ImageContents, in destination: CGRect) {
        guard contents.center != CGRect(x: 0, y: 0, width: 1, height: 1), contents.center.minX.isFinite,
            contents.center.maxX.isFinite, contents.center.minY.isFinite, contents.center.maxY.isFinite
        else { return nil }
        let scale = contents.scale > 0 ? contents.scale : 1
        let shown = Self.pixels(of: contents.sampling.part, in: contents.image)
        let columns = Self.cut(
            shown.width, from: contents.center.minX, to: contents.center.maxX, scale: scale,
            start: destination.minX, length: destination.width)
        let rows = Self.cut(
            shown.height, from: contents.center.minY, to: contents.center.maxY, scale: scale,
            start: destination.minY, length: destination.height)
        parts = rows.flatMap { row in
            columns.map { column in
                Part(
                    source: PixelRect(
                        x: shown.x + column.pixel, y: shown.y + row.pixel, width: column.pixels, height: row.pixels),
                    destination: CGRect(x: column.start, y: row.start, width: column.length, height: row.length))
            }
        }
    }

    /// The whole pixels of a part of an image, in unit coordinates; those outside are left out.
    private static func pixels(of part: CGRect, in image: CGImage) -> PixelRect {
        func pixel(_ unit: CGFloat, _ count: Int) -> Int { Int((unit.unit * CGFloat(count)).rounded()) }
        let (left, top) = (pixel(part.minX, image.width), pixel(part.minY, image.height))
        return PixelRect(
            x: left, y: top, width: pixel(part.maxX, image.width) - left, height: pixel(part.maxY, image.height) - top)
    }

    private struct Band {
        let pixel: Int
        let pixels: Int
        let start: CGFloat
        let length: CGFloat
    }

    /// Up to three bands of one axis: the fixed beginning, the stretched middle of at least a pixel, the fixed end.
    private static func cut(
        _ count: Int, from low: CGFloat, to high: CGFloat, scale: CGFloat, start: CGFloat, length: CGFloat
    ) -> [Band] {
        guard count > 0 else { return [] }
        let first = min(count - 1, Int((low.unit * CGFloat(count)).rounded()))
        let last = max(first + 1, min(count, Int((high.unit * CGFloat(count)).rounded())))
        var head = CGFloat(first) / scale
        var tail = CGFloat(count - last) / scale
        if head + tail > length, head + tail > 0 {
            let shrink = max(0, length) / (head + tail)
            head *= shrink
            tail *= shrink
        }
        let bands = [
            Band(pixel: 0, pixels: first, start: start, length: head),
            Band(pixel: first, pixels: last - first, start: start + head, length: length - head - tail),
            Band(pixel: last, pixels: count - last, start: start + length - tail, length: tail),
        ]
        return bands.filter { $0.pixels > 0 && $0.length > 0 }
    }
}
