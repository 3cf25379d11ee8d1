import CoreGraphics
import Foundation

/// A bitmap cut by its cap insets into up to nine parts, drawn so that only the inner ones change their size.
nonisolated struct NineSlices: Sendable {
    /// A stretch of one axis: where it lies in the bitmap, in pixels.
    private struct Span {
        var start: Int
        var end: Int
        var length: Int { end - start }
    }

    private let scale: CGFloat
    private let columns: [Span]
    private let rows: [Span]
    /// Row by row; nil where a part has no pixels.
    private let parts: [CGImage?]

    /// - Parameter centerSize: the part behind the first caps that is stretched or repeated, in points; 0 for all up to the last.
    init(_ image: CGImage, scale: CGFloat, capInsets: UIEdgeInsets, centerSize: CGSize = .zero) {
        self.scale = scale
        columns = Self.spans(
            of: image.width, first: capInsets.left * scale, last: capInsets.right * scale,
            center: centerSize.width * scale)
        rows = Self.spans(
            of: image.height, first: capInsets.top * scale, last: capInsets.bottom * scale,
            center: centerSize.height * scale)
        parts = rows.flatMap { [columns] row in
            columns.map { column in
                guard row.length > 0, column.length > 0 else { return nil }
                return image.cropped(
                    to: PixelRect(x: column.start, y: row.start, width: column.length, height: row.length))
            }
        }
    }

    /// Caps, the middle and caps again; caps that together exceed the bitmap leave an empty middle.
    private static func spans(of length: Int, first: CGFloat, last: CGFloat, center: CGFloat) -> [Span] {
        /// Whole pixels of the bitmap; a cap may be larger than any number of pixels, or no number.
        func pixels(_ size: CGFloat) -> Int { size >= CGFloat(length) ? length : size > 0 ? Int(size.rounded()) : 0 }
        let head = pixels(first)
        let tail = max(head, length - pixels(last))
        let middle = center >= 1 ? min(tail, head + pixels(center)) : tail
        return [Span(start: 0, end: head), Span(start: head, end: middle), Span(start: tail, end: length)]
    }

    func draw(in rect: CGRect, of context: CGContext, tint: RGBAColor?, tiles: Bool) {
        let xs = positions(of: columns, from: rect.minX, length: rect.width)
        let ys = positions(of: rows, from: rect.minY, length: rect.height)
        for (index, part) in parts.enumerated() {
            guard let part else { continue }
            let (x, y) = (xs[index % 3], ys[index / 3])
            let place = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
            guard place.width > 0, place.height > 0 else { continue }
            let natural = CGSize(width: CGFloat(part.width) / scale, height: CGFloat(part.height) / scale)
            // One pixel repeated is the same as one pixel stretched, and much cheaper.
            let repeats = CGSize(
                width: tiles && index % 3 == 1 && part.width > 1 ? natural.width : place.width,
                height: tiles && index / 3 == 1 && part.height > 1 ? natural.height : place.height)
            draw(part, of: repeats, over: place, in: context, tint: tint)
        }
    }

    private func draw(_ part: CGImage, of size: CGSize, over place: CGRect, in context: CGContext, tint: RGBAColor?) {
        guard size != place.size else { return context.drawUpright(part, in: place, tint: tint) }
        context.saveGState()
        context.clip(to: place)
        for y in stride(from: place.minY, to: place.maxY, by: size.height) {
            for x in stride(from: place.minX, to: place.maxX, by: size.width) {
                context.drawUpright(part, in: CGRect(origin: CGPoint(x: x, y: y), size: size), tint: tint)
            }
        }
        context.restoreGState()
    }

    /// The positions of the three parts of an axis; caps shrink in proportion when there is no room for both.
    private func positions(of spans: [Span], from start: CGFloat, length: CGFloat) -> [(
        start: CGFloat, length: CGFloat
    )] {
        let caps = CGFloat(spans[0].length + spans[2].length) / scale
        let factor = caps > length && caps > 0 ? length / caps : 1
        let first = CGFloat(spans[0].length) / scale * factor
        let last = CGFloat(spans[2].length) / scale * factor
        return [(start, first), (start + first, length - first - last), (start + length - last, last)]
    }
}
