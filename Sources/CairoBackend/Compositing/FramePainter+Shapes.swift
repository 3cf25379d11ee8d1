import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Fills a rectangle of the target's pixels.
    func fill(_ rect: CGRect, with color: RGBAColor, alpha: CGFloat) {
        if PixelSnapping.isWhole(rect), context.fill(PixelRect(covering: rect), with: color, alpha: alpha) { return }
        context.setOperator(.normal)
        context.setColor(color, alpha: alpha)
        context.fill(pixels: rect)
    }

    /// Fills a shape, from a cached mask where it is on whole pixels.
    func fill(_ shape: NodeShape, with color: RGBAColor, alpha: CGFloat) {
        if let key = shape.maskKey, fill(shape, from: key, with: color, alpha: alpha) { return }
        context.setOperator(.normal)
        context.setColor(color, alpha: alpha)
        context.setAntialias(true)
        if setPath(of: shape) { context.fillPath(.evenOdd) }
    }

    /// Fills a coverage that begins at whole pixels.
    func fill(_ coverage: Coverage, at place: CGPoint, with color: RGBAColor, alpha: CGFloat) {
        if let pixel = Self.pixel(at: place), context.fill(coverage, at: pixel, with: color, alpha: alpha) { return }
        guard let surface = coverage.surface else { return }
        fill(surface, at: place, with: color, alpha: alpha)
    }

    /// Fills a coverage that begins at whole pixels, or the part of it in a rectangle of whole pixels.
    func fill(
        _ mask: CairoSurface, at place: CGPoint, within part: CGRect? = nil, with color: RGBAColor, alpha: CGFloat
    ) {
        if let pixel = Self.pixel(at: place),
            context.fill(
                mask, at: pixel, within: part.map(PixelRect.init(covering:)), with: color, alpha: alpha)
        {
            return
        }
        context.setOperator(.normal)
        context.setColor(color, alpha: alpha)
        context.fill(mask, at: place, within: part)
    }

    /// The pixel that begins at a point; nil for points between pixels and far outside.
    private static func pixel(at point: CGPoint) -> (x: Int, y: Int)? {
        let reach = CairoContext.farthest
        let (x, y) = (point.x.rounded(), point.y.rounded())
        return x == point.x && y == point.y && abs(x) < reach && abs(y) < reach ? (Int(x), Int(y)) : nil
    }

    @discardableResult
    func setPath(of shape: NodeShape) -> Bool {
        context.setTransform(shape.transform)
        return context.setPath(shape.path)
    }

    private func fill(_ shape: NodeShape, from key: ShapeMasks.Key, with color: RGBAColor, alpha: CGFloat) -> Bool {
        if key.width * key.height <= ShapeMasks.largestArea {
            guard let mask = mask(of: shape, key) else { return false }
            fill(mask, at: shape.rect.origin, with: color, alpha: alpha)
            return true
        }
        guard let pieces = ShapePieces(shape.rect, key), let mask = mask(of: shape, pieces.cornerKey) else {
            return false
        }
        for rect in pieces.fullRects { fill(rect, with: color, alpha: alpha) }
        for corner in pieces.corners {
            fill(mask, at: corner.maskOrigin, within: corner.rect, with: color, alpha: alpha)
        }
        return true
    }

    private func mask(of shape: NodeShape, _ key: ShapeMasks.Key) -> CairoSurface? {
        bitmaps.shapes.mask(for: key) { context in
            let rect = CGRect(x: 0, y: 0, width: key.width, height: key.height)
            context.setColor(.black)
            if context.setPath(shape.placed(in: rect).path) { context.fillPath(.evenOdd) }
        }
    }
}
