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
        let isShape = drawing.gravity == .asDrawn
        let scale = isShape ? transform.a : drawing.scale * drawingScale
        if isShape, !PixelSnapping.applies(to: transform) || abs(transform.a - transform.d) > 1e-4 * transform.a {
            return replay(drawing, in: destination, transform: transform, alpha: alpha)
        }
        guard !drawing.list.isEmpty, scale > 0, scale.isFinite else { return }
        guard let full = CairoRasterizer.pixelSize(of: drawing.size, scale: scale) else {
            return replay(drawing, in: destination, transform: transform, alpha: alpha)
        }
        // Most drawings are a line of text in a much larger area, so the bitmap is only as large as the painted part.
        let ink = inkPixels(
            of: drawing, scale: scale, in: PixelRect(x: 0, y: 0, width: full.width, height: full.height))
        guard !ink.isEmpty else { return }
        let isUnscaled =
            PixelSnapping.applies(to: transform) && abs(transform.a - scale) < 1e-4 * scale
            && abs(transform.d - scale) < 1e-4 * scale && abs(destination.width - drawing.size.width) < 0.01
            && abs(destination.height - drawing.size.height) < 0.01
        let key = BitmapCache.DrawingKey(version: drawing.version, scale: scale)
        if isUnscaled, !drawing.isGray,
            paintText(
                drawing, of: layerID, key: key, ink: ink, at: destination.origin.applying(transform), alpha: alpha)
        {
            return
        }
        let bitmap = bitmaps.drawing(of: layerID, key: key) {
            let surface = CairoRasterizer.surface(
                drawing.list,
                origin: CGPoint(
                    x: drawing.origin.x + CGFloat(ink.x) / scale, y: drawing.origin.y + CGFloat(ink.y) / scale),
                size: CGSize(width: CGFloat(ink.width) / scale, height: CGFloat(ink.height) / scale), scale: scale)
            if drawing.isGray { surface?.turnGray() }
            return surface?.markedIfOpaque
        }
        guard let bitmap else { return }
        guard isUnscaled else {
            context.setTransform(transform)
            context.setAntialias(smoothsEdges)
            // The bitmap's last row and column may reach beyond the drawing by a part of a pixel.
            let shown = ink.rect.intersection(
                CGRect(x: 0, y: 0, width: drawing.size.width * scale, height: drawing.size.height * scale))
            let (stretchX, stretchY) = (
                destination.width / (drawing.size.width * scale), destination.height / (drawing.size.height * scale)
            )
            let part = CGRect(
                x: destination.minX + shown.minX * stretchX, y: destination.minY + shown.minY * stretchY,
                width: shown.width * stretchX, height: shown.height * stretchY)
            let source = shown.offsetBy(dx: -CGFloat(ink.x), dy: -CGFloat(ink.y))
            let quality = drawing.sampling.interpolation(
                pixelsPerPixel: abs(stretchX * stretchY * transform.determinant))
            return context.draw(
                bitmap, source: source, in: part, ink: CairoContext.ImageInk(alpha: alpha, interpolation: quality))
        }
        let origin = destination.origin.applying(transform)
        context.setTransform(.identity)
        context.setAntialias(false)
        context.draw(
            bitmap,
            in: CGRect(
                x: PixelSnapping.nearest(origin.x) + CGFloat(ink.x),
                y: PixelSnapping.nearest(origin.y) + CGFloat(ink.y), width: CGFloat(bitmap.width),
                height: CGFloat(bitmap.height)), ink: CairoContext.ImageInk(alpha: alpha))
    }

    /// Paints a drawing that is a line of text in one colour through its coverage; false for other drawings.
    ///
    /// The coverage takes a quarter of the memory of pixels and is made sooner.
    private func paintText(
        _ drawing: DrawnContents, of layerID: UInt64, key: BitmapCache.DrawingKey, ink: PixelRect, at origin: CGPoint,
        alpha: CGFloat
    ) -> Bool {
        let text = bitmaps.text(of: layerID, key: key) {
            RunMask.only(
                in: drawing.list,
                under: CGAffineTransform(
                    a: key.scale, b: 0, c: 0, d: key.scale, tx: -drawing.origin.x * key.scale,
                    ty: -drawing.origin.y * key.scale), clip: ink)
        }
        guard let text else { return false }
        guard let surface = text.mask.surface else { return true }
        context.setOperator(.normal)
        context.setColor(text.color, alpha: alpha)
        context.setAntialias(false)
        context.fill(
            surface,
            at: CGPoint(
                x: PixelSnapping.nearest(origin.x) + CGFloat(text.mask.x),
                y: PixelSnapping.nearest(origin.y) + CGFloat(text.mask.y)))
        return true
    }

    /// The pixels of a drawing's bitmap that its commands may touch.
    private func inkPixels(of drawing: DrawnContents, scale: CGFloat, in full: PixelRect) -> PixelRect {
        let ink = drawing.ink
        guard !ink.isInfinite, !ink.isNull else { return ink.isNull ? PixelRect(covering: .null) : full }
        let placed = ink.offsetBy(dx: -drawing.origin.x, dy: -drawing.origin.y)
        return PixelRect(
            covering: CGRect(
                x: placed.minX * scale, y: placed.minY * scale, width: placed.width * scale,
                height: placed.height * scale)
        ).intersection(full)
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
