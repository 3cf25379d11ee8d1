package import Foundation

/// A rectangle of whole pixels, the unit in which damage is counted and surfaces are cut.
package struct PixelRect: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The pixels that a rectangle in pixel coordinates touches, partly or wholly; empty for a null or not finite one.
    package init(covering rect: CGRect) {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.maxX.isFinite, rect.maxY.isFinite, !rect.isNull else {
            self.init(x: 0, y: 0, width: 0, height: 0)
            return
        }
        // Beyond this no surface exists; the limit keeps the conversion to integers from trapping.
        let limit = CGFloat(1 << 30)
        let left = Int(max(-limit, min(limit, rect.minX.rounded(.down))))
        let top = Int(max(-limit, min(limit, rect.minY.rounded(.down))))
        let right = Int(max(-limit, min(limit, rect.maxX.rounded(.up))))
        let bottom = Int(max(-limit, min(limit, rect.maxY.rounded(.up))))
        self.init(x: left, y: top, width: right - left, height: bottom - top)
    }

    package var maxX: Int { x + width }
    package var maxY: Int { y + height }
    package var isEmpty: Bool { width <= 0 || height <= 0 }
    package var area: Int { isEmpty ? 0 : width * height }
    package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

    package func intersection(_ other: PixelRect) -> PixelRect {
        let left = max(x, other.x)
        let top = max(y, other.y)
        return PixelRect(
            x: left, y: top, width: max(0, min(maxX, other.maxX) - left), height: max(0, min(maxY, other.maxY) - top))
    }

    package func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        let left = min(x, other.x)
        let top = min(y, other.y)
        return PixelRect(x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
    }

    package func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    /// The parts of the rectangle that lie outside `other`, at most four.
    package func subtracting(_ other: PixelRect) -> [PixelRect] {
        let hole = intersection(other)
        guard !hole.isEmpty else { return [self] }
        return [
            PixelRect(x: x, y: y, width: width, height: hole.y - y),
            PixelRect(x: x, y: hole.maxY, width: width, height: maxY - hole.maxY),
            PixelRect(x: x, y: hole.y, width: hole.x - x, height: hole.height),
            PixelRect(x: hole.maxX, y: hole.y, width: maxX - hole.maxX, height: hole.height),
        ].filter { !$0.isEmpty }
    }
}
