import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    func paintContents(of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        switch node.style.contents {
        case .none: break
        case .image(let image): paint(image, of: node, transform: transform, alpha: alpha)
        case .drawing(let drawing): paint(drawing, of: node, transform: transform, alpha: alpha)
        }
    }

    // MARK: Pictures

    private func paint(_ contents: ImageContents, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        let ink = CairoContext.ImageInk(alpha: alpha, tint: contents.tint)
        let destination = contents.destination(in: node.bounds)
        guard let parts = NinePartStretch(contents, in: destination) else {
            if let surface = CairoSurface(contents.image) {
                draw(surface, in: destination, transform: transform, ink: ink)
            }
            return
        }
        for part in parts.parts {
            // Each part is a surface of its own, so that smoothing does not mix in its neighbours' pixels.
            guard let surface = CairoSurface(contents.image, part: part.source) else { continue }
            draw(surface, in: part.destination, transform: transform, ink: ink)
        }
    }

    /// Draws a whole surface over a rectangle in bounds space, on whole pixels where the transform allows it.
    private func draw(
        _ surface: CairoSurface, in destination: CGRect, transform: CGAffineTransform, ink: CairoContext.ImageInk
    ) {
        guard PixelSnapping.applies(to: transform) else {
            context.setTransform(transform)
            context.setAntialias(true)
            return context.draw(surface, in: destination, ink: ink)
        }
        var rect = destination.applying(transform)
        let size = CGSize(width: surface.width, height: surface.height)
        if abs(rect.width - size.width) < 0.01, abs(rect.height - size.height) < 0.01 {
            rect = CGRect(
                x: PixelSnapping.nearest(rect.minX), y: PixelSnapping.nearest(rect.minY), width: size.width,
                height: size.height)
        } else {
            rect = PixelSnapping.snapped(rect)
        }
        context.setTransform(.identity)
        context.setAntialias(!PixelSnapping.isWhole(rect))
        context.draw(surface, in: rect, ink: ink)
    }

    // MARK: Drawings

    private func paint(_ drawing: DrawnContents, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        let scale = drawing.scale * drawingScale
        guard !drawing.list.isEmpty, scale > 0, scale.isFinite else { return }
        let destination = drawing.destination(in: node.bounds)
        guard CairoRasterizer.pixelSize(of: drawing.size, scale: scale) != nil else {
            return replay(drawing, in: destination, transform: transform, alpha: alpha)
        }
        let key = BitmapCache.DrawingKey(version: drawing.version, scale: scale)
        let bitmap = bitmaps.drawing(of: node.layerID, key: key) {
            CairoRasterizer.surface(drawing.list, origin: drawing.origin, size: drawing.size, scale: scale)?
                .markedIfOpaque
        }
        guard let bitmap else { return }
        let ink = CairoContext.ImageInk(alpha: alpha)
        let isUnscaled =
            PixelSnapping.applies(to: transform) && abs(transform.a - scale) < 1e-4 * scale
            && abs(transform.d - scale) < 1e-4 * scale && abs(destination.width - drawing.size.width) < 0.01
            && abs(destination.height - drawing.size.height) < 0.01
        guard isUnscaled else {
            context.setTransform(transform)
            context.setAntialias(true)
            // The bitmap's last row and column may reach beyond the drawing by a part of a pixel.
            let source = CGRect(x: 0, y: 0, width: drawing.size.width * scale, height: drawing.size.height * scale)
            return context.draw(bitmap, source: source, in: destination, ink: ink)
        }
        let origin = destination.origin.applying(transform)
        context.setTransform(.identity)
        context.setAntialias(false)
        context.draw(
            bitmap,
            in: CGRect(
                x: PixelSnapping.nearest(origin.x), y: PixelSnapping.nearest(origin.y), width: CGFloat(bitmap.width),
                height: CGFloat(bitmap.height)), ink: ink)
    }

    /// Draws what is too large for a bitmap straight onto the target, where only the clip limits it.
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
