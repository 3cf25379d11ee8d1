package import CoreGraphics
import Foundation

/// A part of the last frame's pixels that a frame shows again elsewhere: the content that stays visible when a view scrolls.
///
/// Moves are made before the damage, whose pixels replace those that the move has put wrongly.
package nonisolated struct PixelMove: Hashable, Sendable {
    /// The area whose pixels move; pixels that enter from outside are damage.
    package let area: PixelRect
    /// The distance in pixels; positive to the right and down.
    package let dx: Int
    package let dy: Int

    package init(area: PixelRect, dx: Int, dy: Int) { (self.area, self.dx, self.dy) = (area, dx, dy) }

    /// The pixels that get their values from others of the area.
    package var destination: PixelRect { shifted(area).intersection(area) }

    /// A rectangle moved by the distance.
    func shifted(_ rect: PixelRect) -> PixelRect {
        PixelRect(x: rect.x + dx, y: rect.y + dy, width: rect.width, height: rect.height)
    }

    /// The pixels of the area that no moved pixels reach: at most one strip for each axis.
    var exposed: [PixelRect] {
        let kept = destination
        guard !kept.isEmpty else { return [area] }
        let above = PixelRect(x: area.x, y: area.y, width: area.width, height: kept.y - area.y)
        let below = PixelRect(x: area.x, y: kept.maxY, width: area.width, height: area.maxY - kept.maxY)
        let left = PixelRect(x: area.x, y: kept.y, width: kept.x - area.x, height: kept.height)
        let right = PixelRect(x: kept.maxX, y: kept.y, width: area.maxX - kept.maxX, height: kept.height)
        return [above, below, left, right].filter { !$0.isEmpty }
    }

    /// Moves the pixels of a target that shows the last frame and holds the whole area.
    package func apply(to target: PixelTarget) {
        let kept = destination
        guard !kept.isEmpty else { return }
        let byteCount = kept.width * 4
        func pointer(_ x: Int, _ y: Int) -> UnsafeMutableRawPointer { target.base + y * target.bytesPerRow + 4 * x }
        if dx == 0, byteCount == target.bytesPerRow {
            pointer(kept.x, kept.y).copyMemory(
                from: pointer(kept.x, kept.y - dy), byteCount: byteCount * kept.height)
            return
        }
        // Rows are taken in the order in which none is overwritten before it was copied.
        let rows = dy > 0 ? Array((kept.y..<kept.maxY).reversed()) : Array(kept.y..<kept.maxY)
        for y in rows {
            pointer(kept.x, y).copyMemory(from: pointer(kept.x - dx, y - dy), byteCount: byteCount)
        }
    }
}
