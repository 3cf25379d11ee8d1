import CoreGraphics
import Foundation
import QuartzCore

extension FramePainter {
    /// Beyond this many pixels a subtree's copy would take too much of the budget.
    private static let largestSubtree = 4_000_000
    /// Coordinates beyond this are too large to be exact whole pixels.
    private static let farthest: CGFloat = 0x1p40

    /// Paints a subtree that only moves from a copy of its pixels, on whole pixels; false when it has to be painted node by node.
    func paintCopy(of node: RenderNode, transform: CGAffineTransform, alpha: CGFloat) -> Bool {
        guard let (surface, place) = copy(of: node, transform: transform) else { return false }
        context.setTransform(.identity)
        context.setAntialias(false)
        context.draw(surface, in: place.rect, ink: CairoContext.ImageInk(alpha: alpha))
        return true
    }

    /// Makes the copy of a subtree that will move, if it is not there.
    func prepareCopy(of node: RenderNode, transform: CGAffineTransform) {
        guard node.contentID != 0, PixelSnapping.applies(to: transform), CairoContext.isUsable(transform) else {
            return
        }
        movingSubtrees?.expect(node, transform: transform)
        _ = copy(of: node, transform: transform)
    }

    /// The cached pixels of a subtree that only moves, and their rectangle on the target; nil when it has to be painted node
    /// by node.
    func copy(of node: RenderNode, transform: CGAffineTransform) -> (surface: CairoSurface, place: PixelRect)? {
        guard !node.hasBackdrop, node.style.rare?.isPaintedApart != true, let movingSubtrees,
            PixelSnapping.applies(to: transform),
            max(abs(transform.tx), abs(transform.ty)) < Self.farthest,
            movingSubtrees.note(node, transform: transform)
        else { return nil }
        let scale = CGAffineTransform(scaleX: transform.a, y: transform.d)
        let area = PixelRect(covering: node.extent.applying(scale))
        guard !area.isEmpty, area.area <= Self.largestSubtree else { return nil }
        let key = BitmapCache.SubtreeKey(contentID: node.contentID, scaleX: transform.a, scaleY: transform.d)
        let bitmap = bitmaps.subtree(of: node.layerID, key: key) {
            let size = PixelRect(x: 0, y: 0, width: area.width, height: area.height)
            let place = scale.concatenating(CGAffineTransform(translationX: CGFloat(-area.x), y: CGFloat(-area.y)))
            // A search for transparent pixels costs as much as painting them.
            let isFilled = opaqueBackground(of: node, at: place)?.intersection(size) == size
            return CairoSurface(width: area.width, height: area.height, isCleared: !isFilled).map { surface in
                let painter = FramePainter(
                    context: CairoContext(surface), bitmaps: bitmaps, drawingScale: drawingScale, movingSubtrees: nil)
                painter.paintParts(of: node, transform: place, alpha: 1, clip: size)
                return isFilled ? surface.markedOpaque : surface.markedIfOpaque
            }
        }
        guard let bitmap else { return nil }
        let (x, y) = (Int(PixelSnapping.nearest(transform.tx)), Int(PixelSnapping.nearest(transform.ty)))
        return (bitmap, PixelRect(x: x + area.x, y: y + area.y, width: bitmap.width, height: bitmap.height))
    }
}
