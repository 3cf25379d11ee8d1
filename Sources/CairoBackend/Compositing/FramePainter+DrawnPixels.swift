import CoreGraphics
import QuartzCore

extension FramePainter {
    /// Copies a drawing's pixels to the target, where the drawing's corner is a whole pixel.
    func copy(
        _ drawing: DrawnContents, of layerID: UInt64, _ pixels: DrawingStrategy.Pixels, to corner: CGPoint,
        alpha: CGFloat
    ) {
        if !drawing.isGray, copyText(drawing, of: layerID, pixels, to: corner, alpha: alpha) { return }
        guard let bitmap = bitmap(of: drawing, layerID, pixels) else { return }
        context.setTransform(.identity)
        context.setAntialias(false)
        context.draw(
            bitmap,
            in: CGRect(
                x: corner.x + CGFloat(pixels.ink.x), y: corner.y + CGFloat(pixels.ink.y), width: CGFloat(bitmap.width),
                height: CGFloat(bitmap.height)), ink: CairoContext.ImageInk(alpha: alpha))
    }

    /// Copies a drawing that is a line of text in one colour through its coverage; false for other drawings.
    ///
    /// The coverage takes a quarter of the memory of pixels and is made sooner.
    private func copyText(
        _ drawing: DrawnContents, of layerID: UInt64, _ pixels: DrawingStrategy.Pixels, to corner: CGPoint,
        alpha: CGFloat
    ) -> Bool {
        let scale = pixels.scale
        let text = bitmaps.text(of: layerID, key: BitmapCache.DrawingKey(version: drawing.version, scale: scale)) {
            RunMask.only(
                in: drawing.list,
                under: CGAffineTransform(
                    a: scale, b: 0, c: 0, d: scale, tx: -drawing.origin.x * scale, ty: -drawing.origin.y * scale),
                clip: pixels.ink)
        }
        guard let text else { return false }
        guard let coverage = text.mask.coverage else { return true }
        let place = CGPoint(x: corner.x + CGFloat(text.mask.x), y: corner.y + CGFloat(text.mask.y))
        fill(coverage, at: place, with: text.color, alpha: alpha)
        return true
    }

    /// Stretches a drawing's pixels to a rectangle of bounds space.
    func stretch(
        _ drawing: DrawnContents, of layerID: UInt64, _ pixels: DrawingStrategy.Pixels, in destination: CGRect,
        transform: CGAffineTransform, alpha: CGFloat
    ) {
        guard let bitmap = bitmap(of: drawing, layerID, pixels) else { return }
        context.setTransform(transform)
        context.setAntialias(smoothsEdges)
        // The bitmap's last row and column may reach beyond the drawing by a part of a pixel.
        let whole = CGSize(width: drawing.size.width * pixels.scale, height: drawing.size.height * pixels.scale)
        let shown = pixels.ink.rect.intersection(CGRect(origin: .zero, size: whole))
        let (stretchX, stretchY) = (destination.width / whole.width, destination.height / whole.height)
        let part = CGRect(
            x: destination.minX + shown.minX * stretchX, y: destination.minY + shown.minY * stretchY,
            width: shown.width * stretchX, height: shown.height * stretchY)
        let source = shown.offsetBy(dx: -CGFloat(pixels.ink.x), dy: -CGFloat(pixels.ink.y))
        let quality = drawing.sampling.interpolation(
            pixelsPerPixel: abs(stretchX * stretchY * transform.determinant))
        context.draw(
            bitmap, source: source, in: part, ink: CairoContext.ImageInk(alpha: alpha, interpolation: quality))
    }

    /// The bitmap of a drawing's pixels, kept from frame to frame; nil when it cannot be made.
    private func bitmap(
        of drawing: DrawnContents, _ layerID: UInt64, _ pixels: DrawingStrategy.Pixels
    ) -> CairoSurface? {
        let (scale, ink) = (pixels.scale, pixels.ink)
        return bitmaps.drawing(of: layerID, key: BitmapCache.DrawingKey(version: drawing.version, scale: scale)) {
            let surface = CairoRasterizer.surface(
                drawing.list,
                origin: CGPoint(
                    x: drawing.origin.x + CGFloat(ink.x) / scale, y: drawing.origin.y + CGFloat(ink.y) / scale),
                size: CGSize(width: CGFloat(ink.width) / scale, height: CGFloat(ink.height) / scale), scale: scale)
            if drawing.isGray { surface?.turnGray() }
            return surface?.markedIfOpaque
        }
    }
}
