import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Larger pictures than this many pixels are refused.
    private static let largestFlatArea = 1 << 26

    /// Paints the composition of a node's children: a plane in space, a curled page or a dissolve.
    ///
    /// - Parameter clip: The pixels in which it may be visible.
    func paint(
        _ composition: RareStyle.Composition, of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat,
        clip: PixelRect
    ) {
        switch composition {
        case .projected(let projection):
            for child in node.children {
                paint(
                    child, of: node.layerID, through: projection.concatenating(Projection(transform)),
                    scale: CGSize(width: hypot(transform.a, transform.b), height: hypot(transform.c, transform.d)),
                    alpha: alpha, clip: clip)
            }
        case .kept(let scale):
            for child in node.children {
                paint(child, keptAt: scale, for: node.layerID, transform: transform, alpha: alpha)
            }
        case .dissolving(let progress):
            paintDissolving(node.children, by: progress, transform: transform, alpha: alpha, clip: clip)
        case .curled(let curl):
            paintPage(of: node, curled: curl, transform: transform, alpha: alpha, clip: clip)
        }
    }

    /// Paints a node's children as front and back of a curled page.
    private func paintPage(
        of node: RenderNode, curled curl: PageCurl, transform: CGAffineTransform, alpha: CGFloat, clip: PixelRect
    ) {
        let upright = hypot(transform.a, transform.b)
        let scale = ProjectionScale(x: upright, y: upright)
        let page = PixelRect(covering: curl.bounds.applying(CGAffineTransform(scaleX: upright, y: upright)))
        let children = Array(node.children)
        guard let child = children.first,
            let front = flatBitmap(of: child, for: node.layerID, scale: scale, area: page)
        else { return }
        let back = children.dropFirst().first.flatMap { flatBitmap(of: $0, for: $0.layerID, scale: scale, area: page) }
        guard
            let picture = CurledPage(
                front.surface, back: back?.surface, curl: curl, scale: scale, transform: transform)
        else { return }
        let part = picture.visiblePart(of: clip)
        guard let shown = CairoSurface(width: part.width, height: part.height) else { return }
        picture.draw(into: shown, x: part.x, y: part.y)
        show(shown, alpha: alpha, clip: part)
    }

    /// Draws a picture whose pixels are those of a clip.
    private func show(_ surface: CairoSurface, alpha: CGFloat, clip: PixelRect) {
        context.setTransform(.identity)
        context.setAntialias(false)
        context.draw(surface, in: clip.rect, ink: CairoContext.ImageInk(alpha: alpha))
    }

    /// Paints a subtree flat and draws it as a plane in space; `scale` is in pixels per point of an upright plane.
    private func paint(
        _ node: RenderNode, of layerID: UInt64, through projection: Projection, scale: CGSize, alpha: CGFloat,
        clip: PixelRect
    ) {
        let extent = node.extent.applying(node.placement)
        guard let scale = ProjectionScale(projection, of: extent, upright: scale) else { return }
        guard let bitmap = flatBitmap(of: node, for: layerID, scale: scale) else { return }
        let toBitmap = CGAffineTransform(
            a: scale.x, b: 0, c: 0, d: scale.y, tx: CGFloat(-bitmap.area.x), ty: CGFloat(-bitmap.area.y))
        guard CairoContext.isUsable(toBitmap), let shown = CairoSurface(width: clip.width, height: clip.height) else {
            return
        }
        let toShown = projection.concatenating(
            Projection(CGAffineTransform(translationX: CGFloat(-clip.x), y: CGFloat(-clip.y))))
        ProjectedPicture(bitmap.surface, through: Projection(toBitmap.inverted()).concatenating(toShown))?
            .draw(into: shown)
        show(shown, alpha: alpha, clip: clip)
    }

    /// A subtree's pixels in its parent's space, all of them or those of an area; kept as long as it does not change.
    func flatBitmap(
        of node: RenderNode, for layerID: UInt64, scale: ProjectionScale, area: PixelRect? = nil
    ) -> (surface: CairoSurface, area: PixelRect)? {
        let toPixels = CGAffineTransform(scaleX: scale.x, y: scale.y)
        let area = area ?? PixelRect(covering: node.extent.applying(node.placement).applying(toPixels))
        guard !area.isEmpty, area.area <= Self.largestFlatArea else { return nil }
        func make() -> CairoSurface? {
            CairoSurface(width: area.width, height: area.height).map { surface in
                FramePainter(
                    context: CairoContext(surface), bitmaps: bitmaps, drawingScale: drawingScale, movingSubtrees: nil
                ).paint(
                    node,
                    parent: toPixels.concatenating(
                        CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y))), alpha: 1,
                    clip: PixelRect(x: 0, y: 0, width: area.width, height: area.height))
                return surface
            }
        }
        guard node.contentID != 0 else { return make().map { ($0, area) } }
        let key = BitmapCache.SubtreeKey(contentID: node.contentID, scaleX: scale.x, scaleY: scale.y)
        return bitmaps.subtree(of: layerID, key: key, make: make).map { ($0, area) }
    }
}
