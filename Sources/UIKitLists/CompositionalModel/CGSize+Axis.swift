import CoreGraphics
import Foundation

nonisolated extension CGSize {
    /// The length along an axis.
    subscript(axis: CompositionAxis) -> CGFloat {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
