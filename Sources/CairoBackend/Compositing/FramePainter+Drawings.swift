import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    func paint(_ drawing: DrawnContents, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        let place = drawing.destination(in: node.bounds)
        guard !drawing.sampling.showsAll, drawing.gravity != .asDrawn else {
            return paint(drawing, of: node.layerID, in: place, transform: transform, alpha: alpha)
        }
        guard let whole = drawing.sampling.whole(around: place) else { return }
        var path = PathGeometry()
        path.addRect(place)
        context.save()
        context.setTransform(transform)
        context.setAntialias(true)
        if context.setPath(path) {
            context.clipPath()
            paint(drawing, of: node.layerID, in: whole, transform: transform, alpha: alpha)
        }
        context.restore()
    }

    /// Paints a whole drawing in a rectangle of bounds space.
    private func paint(
        _ drawing: DrawnContents, of layerID: UInt64, in destination: CGRect, transform: CGAffineTransform,
        alpha: CGFloat
    ) {
        switch DrawingStrategy(drawing, in: destination, transform: transform, density: drawingScale) {
        case .none: break
        case .replay: replay(drawing, in: destination, transform: transform, alpha: alpha)
        case .copy(let pixels):
            let origin = destination.origin.applying(transform)
            let corner = CGPoint(x: PixelSnapping.nearest(origin.x), y: PixelSnapping.nearest(origin.y))
            copy(drawing, of: layerID, pixels, to: corner, alpha: alpha)
        case .stretch(let pixels):
            stretch(drawing, of: layerID, pixels, in: destination, transform: transform, alpha: alpha)
        }
    }

    /// Draws commands straight onto the target when they need too large a bitmap; only the clip limits them.
    private func replay(_ drawing: DrawnContents, in destination: CGRect, transform: CGAffineTransform, alpha: CGFloat)
    {
        guard drawing.size.width > 0, drawing.size.height > 0 else { return }
        let placement = CGAffineTransform(translationX: -drawing.origin.x, y: -drawing.origin.y)
            .concatenating(
                CGAffineTransform(
                    a: destination.width / drawing.size.width, b: 0, c: 0, d: destination.height / drawing.size.height,
                    tx: destination.minX, ty: destination.minY)
            )
            .concatenating(transform)
        guard CairoContext.isUsable(placement) else { return }
        context.save()
        context.setTransform(transform)
        var path = PathGeometry()
        path.addRect(destination)
        if context.setPath(path) {
            context.clipPath()
            context.beginGroup()
            context.setTransform(placement)
            DisplayListReplay.draw(drawing.list, in: context)
            context.setOperator(.normal)
            context.endGroup(alpha: alpha)
        }
        context.restore()
    }
}
