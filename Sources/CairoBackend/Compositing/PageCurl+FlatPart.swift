import CoreGraphics
import Foundation
import QuartzCore

extension PageCurl {
    /// The distance along the direction up to which the page is flat, without a part of the page or its shadow above.
    var flatEnd: CGFloat {
        if isRolled { return line - radius - shadowReach }
        let farthest =
            max(bounds.minX * direction.dx, bounds.maxX * direction.dx)
            + max(bounds.minY * direction.dy, bounds.maxY * direction.dy)
        return min(line, 2 * line + radius * .pi - farthest - shadowReach)
    }

    /// The largest rectangle of the page's full breadth that is flat, without a part of the page or its shadow above.
    var flatPart: CGRect {
        let (x, y) = (direction.dx, direction.dy)
        if abs(x) >= abs(y) {
            let end = (flatEnd - max(bounds.minY * y, bounds.maxY * y)) / x
            let (low, high) =
                x > 0 ? (bounds.minX, min(bounds.maxX, end)) : (max(bounds.minX, end), bounds.maxX)
            return CGRect(x: low, y: bounds.minY, width: max(0, high - low), height: bounds.height)
        }
        let end = (flatEnd - max(bounds.minX * x, bounds.maxX * x)) / y
        let (low, high) =
            y > 0 ? (bounds.minY, min(bounds.maxY, end)) : (max(bounds.minY, end), bounds.maxY)
        return CGRect(x: bounds.minX, y: low, width: bounds.width, height: max(0, high - low))
    }
}
