import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Fills a node's outline or border with a pattern that begins at the top left of its bounds.
    func paint(
        _ paint: Paint, in shape: NodeShape, isBorder: Bool = false, of node: RenderNode,
        transform: CGAffineTransform, alpha: CGFloat
    ) {
        guard let fill = paint.pattern else { return }
        let corner = node.bounds.standardized.origin
        var base = CGAffineTransform(translationX: corner.x, y: corner.y).concatenating(transform)
        if PixelSnapping.applies(to: transform) {
            (base.tx, base.ty) = (PixelSnapping.nearest(base.tx), PixelSnapping.nearest(base.ty))
        }
        let key = TileKey(
            fill: fill, alpha: paint.color.alpha, scaleX: hypot(base.a, base.b), scaleY: hypot(base.c, base.d))
        guard
            let tile = bitmaps.tile(
                of: node.layerID, isOfBorder: isBorder, key: key,
                make: { PatternTile(fill, alpha: key.alpha, base: base) }),
            tile.align(in: base)
        else { return }
        context.save()
        context.setOperator(.normal)
        context.setAntialias(true)
        context.withDeviceSpace { cairo_set_source(context.pointer, tile.pattern) }
        if setPath(of: shape) {
            if alpha >= 1 {
                context.fillPath(.evenOdd)
            } else {
                context.clipPath(.evenOdd)
                cairo_paint_with_alpha(context.pointer, alpha.unit)
            }
        }
        context.restore()
    }

    /// The inputs that a tile was made from; its position does not count.
    private struct TileKey: Hashable {
        let fill: PatternFill
        let alpha: CGFloat
        let scaleX: CGFloat
        let scaleY: CGFloat
    }
}
