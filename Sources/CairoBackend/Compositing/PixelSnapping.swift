import CoreGraphics
import Foundation

/// The rule that aligns layers with whole pixels: each edge is moved to the nearest one, so that neighbours neither overlap nor
/// leave a gap.
enum PixelSnapping {
    /// Whether rectangles keep their edges' roles under a transform, so that their edges can be moved to whole pixels.
    static func applies(to t: CGAffineTransform) -> Bool { t.keepsAxes && t.a > 0 && t.d > 0 }

    /// The nearest whole pixel; halves are rounded up, on both sides of zero.
    static func nearest(_ value: CGFloat) -> CGFloat { (value + 0.5).rounded(.down) }

    /// A rectangle in pixels with its edges on whole ones; a side shorter than a pixel keeps its length and position.
    static func snapped(_ rect: CGRect) -> CGRect {
        let (x, width) = snapped(rect.minX, rect.width)
        let (y, height) = snapped(rect.minY, rect.height)
        return CGRect(x: x, y: y, width: width, height: height)
    }

    private static func snapped(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
        guard length >= 1 else { return (start, length) }
        let begin = nearest(start)
        return (begin, nearest(start + length) - begin)
    }

    /// Whether all four edges are on whole pixels.
    static func isWhole(_ rect: CGRect) -> Bool {
        func isWhole(_ value: CGFloat) -> Bool { value == value.rounded() }
        return isWhole(rect.minX) && isWhole(rect.minY) && isWhole(rect.maxX) && isWhole(rect.maxY)
    }
}
