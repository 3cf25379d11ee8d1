import CoreGraphics
import UIFoundation

nonisolated extension NSDirectionalEdgeInsets {
    /// The distance at the beginning of an axis: at the top, or on the leading side.
    func start(_ axis: CompositionAxis) -> CGFloat { axis == .horizontal ? leading : top }

    /// The distance at the end of an axis.
    func end(_ axis: CompositionAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    /// Both distances along an axis together.
    func sum(_ axis: CompositionAxis) -> CGFloat { start(axis) + end(axis) }
}
