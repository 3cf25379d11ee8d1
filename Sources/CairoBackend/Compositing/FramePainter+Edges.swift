import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// The painter for a node's pictures, without smooth edges where the node has none.
    func edgePainter(of node: RenderNode) -> FramePainter {
        guard node.style.rare?.hardEdges == .all else { return self }
        var painter = self
        painter.smoothsEdges = false
        return painter
    }

    /// Fills a shape of which some sides have hard edges: a pixel is full there when its middle is inside.
    func fill(_ shape: NodeShape, hard: EdgeSides, with color: RGBAColor, alpha: CGFloat) {
        let t = shape.transform
        let shortest = min(hypot(t.a, t.b), hypot(t.c, t.d))
        guard shortest > 0 else { return }
        // Two pixels: farther out than a smooth edge reaches.
        let reach = 2 / shortest
        context.save()
        context.setAntialias(false)
        if setPath(of: shape.moved(EdgeSides.all.subtracting(hard), outward: reach).filled) {
            context.clipPath()
            fill(shape.moved(hard, outward: reach), with: color, alpha: alpha)
        }
        context.restore()
    }
}
