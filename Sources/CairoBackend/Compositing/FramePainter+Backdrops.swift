import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Whether a node is an opaque backdrop whose picture is available, so that the pixels below it need not be painted.
    ///
    /// Of overlapping backdrops, only the topmost is then painted.
    func hidesWithKeptPicture(_ node: RenderNode, transform: CGAffineTransform, area: PixelRect) -> Bool {
        guard let backdrops, let place = backdrops.region(of: node, transform: transform),
            place.pixels.intersection(area) == area
        else { return false }
        return backdrops.readyPicture(for: place)?.isOpaque == true
    }

    /// Paints the blurred pixels below a node into its rounded bounds; where these are unknown, the tint alone.
    func paint(_ backdrop: Backdrop, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        let shape = NodeShape(node, transform: transform)
        context.setOperator(.normal)
        context.setAntialias(shape.pixelRect.map { !PixelSnapping.isWhole($0) } ?? true)
        guard let backdrops else {
            context.setColor(backdrop.tint, alpha: alpha)
            if setPath(of: shape) { context.fillPath() }
            return
        }
        guard let place = backdrops.region(of: node, transform: transform),
            // Outside of the clip the pixels may be those of an earlier frame.
            context.clipPixels.intersects(place.pixels), let picture = backdrops.picture(for: place, in: context),
            setPath(of: shape)
        else { return }
        context.save()
        context.clipPath()
        context.setTransform(.identity)
        cairo_set_source_surface(context.pointer, picture.pointer, Double(place.pixels.x), Double(place.pixels.y))
        alpha >= 1 ? cairo_paint(context.pointer) : cairo_paint_with_alpha(context.pointer, alpha.unit)
        context.restore()
    }
}
