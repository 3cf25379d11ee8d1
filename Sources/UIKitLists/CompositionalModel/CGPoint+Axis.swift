import CoreGraphics
import Foundation

nonisolated extension CGPoint {
    /// The coordinate along an axis.
    subscript(axis: CompositionAxis) -> CGFloat {
        get { axis == .horizontal ? x : y }
        set { if axis == .horizontal { x = newValue } else { y = newValue } }
    }
}
