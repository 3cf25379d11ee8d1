import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Beyond this many pixels a subtree's copy would take too much of the budget.
    private static let largestSubtree = 4_000_000

    /// Paints a subtree that only moves from a copy of its pixels, on whole pixels; false when it must be painted itself.
    func paintCopy(of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) -> Bool {
        guard !node.hasBackdrop, let movingSubtrees, PixelSnapping.applies(to: transform),
            movingSubtrees.note(node, transform: transform)
        else { return false }
        let scale = CGAffineTransform(scaleX: transform.a, y: transform.d)
        let area = PixelRect(covering: node.extent.applying(scale))
        guard !area.isEmpty, area.area <= Self.largestSubtree else { return false }
        let key = BitmapCache.SubtreeKey(contentID: node.contentID, scaleX: transform.a, scaleY: transform.d)
        let bitmap = bitmaps.subtree(of: node.layerID, key: key) {
            CairoSurface(width: area.width, height: area.height).map { surface in
                let painter = FramePainter(
                    context: CairoContext(surface), bitmaps: bitmaps, drawingScale: drawingScale, movingSubtrees: nil)
                let (size, place) = (
                    PixelRect(x: 0, y: 0, width: area.width, height: area.height),
                    scale.concatenating(CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y)))
                )
                painter.paintParts(of: node, transform: place, alpha: 1, clip: size)
                // Looking at every pixel costs as much as painting them.
                let isFilled = painter.opaqueBackground(of: node, at: place)?.intersection(size) == size
                return isFilled ? surface.markedOpaque : surface.markedIfOpaque
            }
        }
        guard let bitmap else { return false }
        context.setTransform(.identity)
        context.setAntialias(false)
        context.draw(
            bitmap,
            in: CGRect(
                x: PixelSnapping.nearest(transform.tx) + CGFloat(area.x),
                y: PixelSnapping.nearest(transform.ty) + CGFloat(area.y), width: CGFloat(bitmap.width),
                height: CGFloat(bitmap.height)), ink: CairoContext.ImageInk(alpha: alpha))
        return true
    }
}
