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
            if paintBiased(contents, of: node.layerID, in: destination, transform: transform, ink: ink) { return }
            guard contents.sampling.showsAll else {
                return paint(contents, in: destination, transform: transform, ink: ink)
            }
            return paint(contents.image, of: node.layerID, in: destination, transform: transform, ink: ink)
        }
        for part in parts.parts {
            // Each part is a surface of its own, so that interpolation does not mix in its neighbours' pixels.
            guard let surface = CairoSurface(contents.image, part: part.source) else { continue }
            draw(surface, in: part.destination, transform: transform, ink: ink)
        }
    }

    /// The interpolation quality for contents of a size in pixels that are drawn in a rectangle.
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

    /// Draws a whole picture from a cached copy of the size in pixels that it is drawn at. Scaling costs many times more than
    /// copying, and gives the same pixels in every frame.
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

    /// Whether pixels of a picture of some size keep their size in a rectangle.
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
            context.setAntialias(smoothsEdges)
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
}
