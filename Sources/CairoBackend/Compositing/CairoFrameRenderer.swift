package import CoreGraphics
import Foundation
package import QuartzCore
import Synchronization

/// Composes frames with Cairo, straight into the target's memory.
///
/// Drawn contents are rasterised once per version and scale and kept within a budget; unchanged layers then cost a copy.
/// Frame path: step 7 of 8 – from `LayerSnapshotter`, to the host's surface.
package final class CairoFrameRenderer: FrameRenderer {
    private let bitmaps: Mutex<BitmapCache>

    /// Makes a renderer that keeps at most `bitmapBudget` bytes of rasterised contents.
    package init(bitmapBudget: Int = 64 << 20) { bitmaps = Mutex(BitmapCache(budget: bitmapBudget)) }

    package func render(_ frame: RenderFrame, damage: [PixelRect], into target: PixelTarget) {
        bitmaps.withLock { bitmaps in
            guard
                let surface = CairoSurface(
                    base: target.base, width: target.width, height: target.height, bytesPerRow: target.bytesPerRow)
            else { return }
            let context = CairoContext(surface)
            for area in damage {
                let visible = area.intersection(target.bounds)
                if !visible.isEmpty { Self.paint(frame, in: visible, context: context, bitmaps: bitmaps) }
            }
            _ = surface.base
        }
    }

    package func dropCaches() { bitmaps.withLock { $0.removeAll() } }

    private static func paint(_ frame: RenderFrame, in area: PixelRect, context: CairoContext, bitmaps: BitmapCache) {
        let surface = frame.surface
        let canvas = surface.canvasPixels.intersection(area)
        let painter = FramePainter(
            context: context, bitmaps: bitmaps, drawingScale: surface.canvasScale)
        let first =
            canvas == area ? painter.lastCovering(frame.roots, transform: surface.canvasToPixels, area: canvas) : nil
        context.save()
        defer { context.restore() }
        context.clip(to: area)
        if first == nil { painter.fill(area.rect, with: .black, alpha: 1) }
        guard !canvas.isEmpty else { return }
        context.clip(to: canvas)
        for root in frame.roots[(first ?? 0)...] {
            painter.paint(root, parent: surface.canvasToPixels, alpha: 1, clip: canvas)
        }
    }
}
