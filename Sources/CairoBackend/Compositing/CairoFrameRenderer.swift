package import CoreGraphics
import Foundation
package import QuartzCore
import Synchronization

/// Composes frames with Cairo, straight into the target's memory.
///
/// Drawn contents are rasterised once per version and scale and kept within a budget; unchanged layers then cost a copy.
/// Frame path: step 7 of 8 – from `LayerSnapshotter`, to the host's surface.
package final class CairoFrameRenderer: FrameRenderer {
    /// State that is kept from frame to frame.
    private struct Memory {
        let bitmaps: BitmapCache
        let movingSubtrees = MovingSubtrees()

        func forget(_ layers: [UInt64]) {
            bitmaps.remove(layers)
            movingSubtrees.forget(layers)
        }
    }

    private let memory: Mutex<Memory>

    /// Makes a renderer that keeps at most `bitmapBudget` bytes of rasterised contents.
    package init(bitmapBudget: Int = 64 << 20) {
        memory = Mutex(Memory(bitmaps: BitmapCache(budget: bitmapBudget)))
    }

    package func render(_ frame: RenderFrame, damage: [PixelRect], into target: PixelTarget) {
        memory.withLock { memory in
            memory.forget(frame.removedLayers)
            guard
                let surface = CairoSurface(
                    base: target.base, width: target.width, height: target.height, bytesPerRow: target.bytesPerRow)
            else { return }
            let context = CairoContext(surface)
            let backdrops = BackdropPictures(frame, target: target.bounds, bitmaps: memory.bitmaps)
            for area in backdrops?.areas(for: damage) ?? damage.joiningNeighbors(within: target.bounds) {
                let visible = area.intersection(target.bounds)
                if !visible.isEmpty {
                    Self.paint(frame, in: visible, context: context, memory: memory, backdrops: backdrops)
                }
            }
            Self.prepare(frame.upcomingMoves, of: frame, context: context, memory: memory)
            _ = surface.base
        }
    }

    package func dropCaches() {
        memory.withLock { $0.bitmaps.removeAll() }
        GlyphMaskCache.shared.removeAll()
    }

    /// Makes copies of subtrees that will move, so that the first frame of a motion does not cost much more than the others.
    ///
    /// Subtrees count within a canvas' size around the canvas, up to twice as many pixels as it has.
    private static func prepare(
        _ moves: [UpcomingMove], of frame: RenderFrame, context: CairoContext, memory: Memory
    ) {
        guard !moves.isEmpty else { return }
        let (surface, canvas) = (frame.surface, frame.surface.canvasPixels)
        let nearby = canvas.rect.insetBy(dx: -CGFloat(canvas.width), dy: -CGFloat(canvas.height))
        var room = 2 * canvas.area
        let painter = FramePainter(
            context: context, bitmaps: memory.bitmaps, drawingScale: surface.canvasScale,
            movingSubtrees: memory.movingSubtrees)
        for move in moves {
            let transform = move.placement.concatenating(surface.canvasToPixels)
            let area = PixelRect(covering: move.node.extent.applying(transform))
            guard area.area <= room, area.rect.intersects(nearby) else { continue }
            room -= area.area
            painter.prepareCopy(of: move.node, transform: transform)
        }
    }

    private static func paint(
        _ frame: RenderFrame, in area: PixelRect, context: CairoContext, memory: Memory,
        backdrops: BackdropPictures?
    ) {
        let surface = frame.surface
        let roots = RenderNodeList(frame.roots)
        let canvas = surface.canvasPixels.intersection(area)
        let painter = FramePainter(
            context: context, bitmaps: memory.bitmaps, drawingScale: surface.canvasScale,
            movingSubtrees: memory.movingSubtrees, backdrops: backdrops)
        let first =
            canvas == area ? painter.lastCovering(roots, transform: surface.canvasToPixels, area: canvas) : nil
        context.save()
        defer { context.restore() }
        context.clip(to: area)
        if first == nil {
            let parts = painter.uncoveredParts(
                of: area, below: roots, clippedTo: canvas, transform: surface.canvasToPixels)
            for part in parts { painter.fill(part.rect, with: .black, alpha: 1) }
        }
        guard !canvas.isEmpty else { return }
        context.clip(to: canvas)
        for root in frame.roots[(first ?? 0)...] {
            painter.paint(root, parent: surface.canvasToPixels, alpha: 1, clip: canvas)
        }
    }
}
