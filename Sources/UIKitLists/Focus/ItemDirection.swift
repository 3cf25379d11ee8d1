import Foundation
import UIFoundation
import CoreGraphics
import UIKitCore

/// The way of an arrow among frames: which of them is the next one.
nonisolated struct ItemDirection {
    /// Whether the direction is horizontal.
    let isSideways: Bool
    /// Whether it is towards larger coordinates.
    let isForward: Bool
    /// Whether lines follow each other this way, so that the next line counts also where it ends before the frame.
    let crossesLines: Bool

    /// nil for headings that are no arrows.
    init?(_ heading: UIFocusHeading, scrollsSideways: Bool) {
        switch heading {
        case .left: (isSideways, isForward) = (true, false)
        case .right: (isSideways, isForward) = (true, true)
        case .up: (isSideways, isForward) = (false, false)
        case .down: (isSideways, isForward) = (false, true)
        default: return nil
        }
        crossesLines = isSideways == scrollsSideways
    }

    /// A frame as seen on the way: growing numbers lie ahead.
    private struct View {
        let near: CGFloat
        let far: CGFloat
        let left: CGFloat
        let right: CGFloat

        var middle: CGFloat { (near + far) / 2 }

        /// The distance to another one across the way; zero where they lie behind each other.
        func gapAcross(_ other: View) -> CGFloat { max(0, max(left, other.left) - min(right, other.right)) }
        func overlaps(_ other: View) -> Bool { left < other.right && right > other.left }
        func centerDistance(_ other: View) -> CGFloat { abs(left + right - other.left - other.right) / 2 }
    }

    private func view(_ frame: CGRect) -> View {
        let (low, high) = isSideways ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
        let (left, right) = isSideways ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
        return isForward
            ? View(near: low, far: high, left: left, right: right)
            : View(near: -high, far: -low, left: left, right: right)
    }

    /// The part of the content ahead of a frame, as far as a reach in points.
    func area(ahead frame: CGRect, reach: CGFloat, in content: CGRect) -> CGRect {
        let start = isSideways ? frame.midX : frame.midY
        let low = isForward ? start : start - reach
        let whole = crossesLines ? content : frame
        return isSideways
            ? CGRect(x: low, y: whole.minY, width: reach, height: whole.height)
            : CGRect(x: whole.minX, y: low, width: whole.width, height: reach)
    }

    /// Whether an area reaches the end of the content on the way.
    func reachesEnd(_ area: CGRect, of content: CGRect) -> Bool {
        let (area, content) = (view(area), view(content))
        return area.far >= content.far
    }

    /// The index of the frame that is next on the way from another one; nil where none is ahead.
    ///
    /// A frame straight ahead is preferred, unless it begins behind the nearest line.
    ///
    /// - Returns: The index, and how far ahead the search has to have looked so that the answer is sure, in points from the
    ///   middle.
    func next(from frame: CGRect, among frames: [CGRect]) -> (index: Int, reach: CGFloat)? {
        let start = view(frame)
        let ahead = frames.enumerated().map { ($0.offset, view($0.element)) }.filter { $0.1.near >= start.middle }
        let straight = ahead.filter { start.overlaps($0.1) }
        let candidates = crossesLines ? ahead : straight
        guard let nearest = candidates.map(\.1).min(by: { $0.near < $1.near }) else { return nil }
        let limit = max(nearest.far, max(nearest.near, start.far) + (start.far - start.near))
        let reach = limit - start.middle
        func best(_ found: [(Int, View)]) -> Int? {
            found.min { first, second in
                if first.1.near != second.1.near { return first.1.near < second.1.near }
                return start.centerDistance(first.1) < start.centerDistance(second.1)
            }?.0
        }
        if let index = best(straight.filter { $0.1.near < limit }) { return (index, reach) }
        // Of a line that ends before, the item that is nearest across.
        let line = candidates.filter { $0.1.near < limit }
        return line.min { first, second in
            let gaps = (start.gapAcross(first.1), start.gapAcross(second.1))
            return gaps.0 != gaps.1 ? gaps.0 < gaps.1 : first.1.near < second.1.near
        }.map { ($0.0, reach) }
    }
}
