import CoreGraphics
import Foundation
import QuartzCore

extension DisplayListReplay {
    /// The cache budget in bytes while one recorded layer tree is painted.
    private static let bitmapBudget = 16 << 20

    /// Paints a recorded layer tree in the context's user space; pictures of other classes are left out.
    func draw(_ step: PictureStep) {
        guard let node = step.picture as? RenderNode else { return }
        let transform = context.transform
        context.save()
        context.setOperator(.normal)
        FramePainter(
            context: context, bitmaps: BitmapCache(budget: Self.bitmapBudget), drawingScale: 1, movingSubtrees: nil
        ).paint(node, parent: transform, alpha: 1, clip: context.clipPixels)
        context.restore()
        context.setTransform(transform)
    }
}
