import CoreGraphics
import Foundation

/// A drag of a scroll view's content from its beginning to its end.
struct ScrollDrag {
    /// The offset at the beginning, on which the target page depends.
    let start: CGPoint
    /// The offset without resistance at a translation of zero.
    let base: CGPoint
    /// The axes along which the content follows.
    let axes: ScrollAxes
}
