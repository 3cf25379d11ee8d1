import CoreGraphics
import Foundation

nonisolated extension CGRect {
    /// The beginning along an axis.
    func start(_ axis: CompositionAxis) -> CGFloat { origin[axis] }

    /// The end along an axis.
    func end(_ axis: CompositionAxis) -> CGFloat { origin[axis] + size[axis] }

    /// Whether two rectangles have an area in common.
    func overlaps(_ other: CGRect) -> Bool {
        start(.horizontal) < other.end(.horizontal) && other.start(.horizontal) < end(.horizontal)
            && start(.vertical) < other.end(.vertical) && other.start(.vertical) < end(.vertical)
    }
}
