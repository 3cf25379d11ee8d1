import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Paints a subtree from a bitmap of a scale in pixels per point; nil for the target's scale.
    func paint(
        _ node: RenderNode, keptAt scale: CGFloat?, for layerID: UInt64, transform: CGAffineTransform, alpha: CGFloat
    ) {
        let upright = CGSize(width: hypot(transform.a, transform.b), height: hypot(transform.c, transform.d))
        let chosen = scale.map { ProjectionScale(x: $0, y: $0) } ?? ProjectionScale(x: upright.width, y: upright.height)
        guard let bitmap = flatBitmap(of: node, for: layerID, scale: chosen) else { return }
        let destination = CGRect(
            x: CGFloat(bitmap.area.x) / chosen.x, y: CGFloat(bitmap.area.y) / chosen.y,
            width: CGFloat(bitmap.area.width) / chosen.x, height: CGFloat(bitmap.area.height) / chosen.y)
        draw(bitmap.surface, in: destination, transform: transform, ink: CairoContext.ImageInk(alpha: alpha))
    }

    /// Paints a dissolve between two subtrees, at a progress from 0 to 1.
    ///
    /// The two are added in proportion, not painted one over the other: pixels that both cover stay opaque, pixels that only one
    /// covers fade.
    func paintDissolving(
        _ nodes: RenderNodeList, by progress: CGFloat, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect
    ) {
        guard nodes.count == 2 else { return }
        context.save()
        context.clip(to: clip)
        context.beginGroup()
        for (node, weight) in zip(nodes, [1 - progress.unit, progress.unit]) {
            context.setOperator(.normal)
            context.beginGroup()
            paint(node, parent: transform, alpha: 1, clip: clip)
            context.popGroup()
            cairo_set_operator(context.pointer, CAIRO_OPERATOR_ADD)
            cairo_paint_with_alpha(context.pointer, weight)
        }
        context.setOperator(.normal)
        context.endGroup(alpha: alpha)
        context.restore()
    }
}
