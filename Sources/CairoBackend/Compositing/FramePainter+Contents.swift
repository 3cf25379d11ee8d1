import CCairo
import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    func paintContents(of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        switch node.style.contents {
        case .none: break
        case .backdrop(let backdrop): paint(backdrop, of: node, transform: transform, alpha: alpha)
        case .gradient(let gradient): paint(gradient, of: node, transform: transform, alpha: alpha)
        case .image(let image): paint(image, of: node, transform: transform, alpha: alpha)
        case .drawing(let drawing): paint(drawing, of: node, transform: transform, alpha: alpha)
        }
    }

    // MARK: Pictures

    private func paint(_ contents: ImageContents, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
        let destination = contents.destination(in: node.bounds)
        let ink = CairoContext.ImageInk(
            alpha: alpha, tint: contents.tint,
            interpolation: interpolation(
                contents.sampling, from: CGSize(width: contents.image.width, height: contents.image.height),
                to: destination, transform: transform))
        guard let parts = NinePartStretch(contents, in: destination) else {
            guard contents.sampling.showsAll else {
                return paint(contents, in: destination, transform: transform, ink: ink)
            }
            return paint(contents.image, of: node.layerID, in: destination, transform: transform, ink: ink)
        }
        for part in parts.parts {
            // Each part is a surface of its own, so that smoothing does not mix in its neighbours' pixels.
            guard let surface = CairoSurface(contents.image, part: part.source) else { continue }
            draw(surface, in: part.destination, transform: transform, ink: ink)
        }
    }

    /// How contents of a size in their own pixels are sampled whose part shows in a rectangle.
    private func interpolation(
        _ sampling: ContentsSampling, from size: CGSize, to destination: CGRect, transform: CGAffineTransform
    ) -> CGInterpolationQuality {
        let part = sampling.size(of: size)
        let area = abs(destination.width * destination.height * transform.determinant)
        return sampling.interpolation(pixelsPerPixel: area / (part.width * part.height))
    }

    /// Draws a part of a picture.
    private func paint(
        _ contents: ImageContents, in destination: CGRect, transform: CGAffineTransform, ink: CairoContext.ImageInk
    ) {
        // The surface of a very long picture has fewer pixels than the picture.
        guard let surface = CairoSurface(contents.image) else { return }
        let part = contents.sampling.part
        let source = CGRect(
            x: part.minX * CGFloat(surface.width), y: part.minY * CGFloat(surface.height),
            width: part.width * CGFloat(surface.width), height: part.height * CGFloat(surface.height))
        draw(surface, source: source, in: destination, transform: transform, ink: ink)
    }

    /// Draws a whole picture, from a copy of the size in pixels that it is shown in, because scaling costs many times more
    /// than copying and is the same in every frame.
    private func paint(
        _ image: CGImage, of layerID: UInt64, in destination: CGRect, transform: CGAffineTransform,
        ink: CairoContext.ImageInk
    ) {
        guard let surface = CairoSurface(image) else { return }
        let rect = destination.applying(transform)
        guard PixelSnapping.applies(to: transform),
            !isCopy(CGSize(width: surface.width, height: surface.height), in: rect)
        else {
            return draw(surface, in: destination, transform: transform, ink: ink)
        }
        let shown = PixelSnapping.snapped(rect)
        guard PixelSnapping.isWhole(shown), shown.width * shown.height <= Self.largestScaledPicture else {
            return draw(surface, in: destination, transform: transform, ink: ink)
        }
        let key = BitmapCache.PictureKey(
            image: image, width: Int(shown.width), height: Int(shown.height), interpolation: ink.interpolation)
        let scaled = bitmaps.picture(of: layerID, key: key) {
            CairoSurface(width: key.width, height: key.height).map { scaled in
                let size = CGRect(x: 0, y: 0, width: key.width, height: key.height)
                CairoContext(scaled).draw(
                    surface, in: size, ink: CairoContext.ImageInk(interpolation: ink.interpolation))
                return scaled.markedIfOpaque
            }
        }
        context.setTransform(.identity)
        context.setAntialias(false)
        if let scaled { context.draw(scaled, in: shown, ink: ink) }
    }

    /// Beyond this many pixels a scaled copy would take too much of the budget.
    private static let largestScaledPicture: CGFloat = 4_000_000

    /// Whether pixels of a size shown in a rectangle of pixels keep their size.
    private func isCopy(_ size: CGSize, in rect: CGRect) -> Bool {
        abs(rect.width - size.width) < 0.01 && abs(rect.height - size.height) < 0.01
    }

    /// Draws a surface, or the part that `source` names in its pixels, over a rectangle in bounds space, on whole pixels where
    /// the transform allows it.
    func draw(
        _ surface: CairoSurface, source: CGRect? = nil, in destination: CGRect, transform: CGAffineTransform,
        ink: CairoContext.ImageInk
    ) {
        let size = source?.size ?? CGSize(width: surface.width, height: surface.height)
        guard PixelSnapping.applies(to: transform) else {
            context.setTransform(transform)
            context.setAntialias(true)
            return context.draw(surface, source: source, in: destination, ink: ink)
        }
        var rect = destination.applying(transform)
        if isCopy(size, in: rect) {
            rect = CGRect(
                x: PixelSnapping.nearest(rect.minX), y: PixelSnapping.nearest(rect.minY), width: size.width,
                height: size.height)
        } else {
            rect = PixelSnapping.snapped(rect)
        }
        context.setTransform(.identity)
        context.setAntialias(!PixelSnapping.isWhole(rect))
        context.draw(surface, source: source, in: rect, ink: ink)
    }

    // MARK: Drawings

    private func paint(_ drawing: DrawnContents, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) {
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
        // Most drawings are a line of text in a much larger area: the bitmap is only as large as what is painted.
        let ink = inkPixels(
            of: drawing, scale: scale, in: PixelRect(x: 0, y: 0, width: full.width, height: full.height))
        guard !ink.isEmpty else { return }
        let key = BitmapCache.DrawingKey(version: drawing.version, scale: scale)
        let bitmap = bitmaps.drawing(of: layerID, key: key) {
            CairoRasterizer.surface(
                drawing.list,
                origin: CGPoint(
                    x: drawing.origin.x + CGFloat(ink.x) / scale, y: drawing.origin.y + CGFloat(ink.y) / scale),
                size: CGSize(width: CGFloat(ink.width) / scale, height: CGFloat(ink.height) / scale), scale: scale)?
                .markedIfOpaque
        }
        guard let bitmap else { return }
        let imageInk = CairoContext.ImageInk(alpha: alpha)
        let isUnscaled =
            PixelSnapping.applies(to: transform) && abs(transform.a - scale) < 1e-4 * scale
            && abs(transform.d - scale) < 1e-4 * scale && abs(destination.width - drawing.size.width) < 0.01
            && abs(destination.height - drawing.size.height) < 0.01
        guard isUnscaled else {
            context.setTransform(transform)
            context.setAntialias(true)
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
                height: CGFloat(bitmap.height)), ink: imageInk)
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
