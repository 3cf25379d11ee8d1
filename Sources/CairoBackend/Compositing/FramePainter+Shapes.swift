import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Fills a rectangle of the target's pixels.
    func fill(_ rect: CGRect, with color: RGBAColor, alpha: CGFloat) {
        if shade(rect, with: color, alpha: alpha) { return }
        context.setOperator(.normal)
        context.setColor(color, alpha: alpha)
        context.fill(pixels: rect)
    }

    /// Fills a shape, from a cached mask where it is on whole pixels.
    func fill(_ shape: NodeShape, with color: RGBAColor, alpha: CGFloat) {
        context.setOperator(.normal)
        context.setColor(color, alpha: alpha)
        if let key = shape.maskKey, fill(shape, from: key) { return }
        context.setAntialias(true)
        if setPath(of: shape) { context.fillPath(.evenOdd) }
    }

    @discardableResult
    func setPath(of shape: NodeShape) -> Bool {
        context.setTransform(shape.transform)
        return context.setPath(shape.path)
    }

    private func fill(_ shape: NodeShape, from key: ShapeMasks.Key) -> Bool {
        if key.width * key.height <= ShapeMasks.largestArea {
            guard let mask = mask(of: shape, key) else { return false }
            context.fill(mask, at: shape.rect.origin)
            return true
        }
        guard let pieces = ShapePieces(shape.rect, key), let mask = mask(of: shape, pieces.cornerKey) else {
            return false
        }
        for rect in pieces.fullRects { context.fill(pixels: rect) }
        for corner in pieces.corners { context.fill(mask, at: corner.maskOrigin, within: corner.rect) }
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
