import CoreGraphics
import Foundation

/// A drag of a scroll view's content from its beginning to its end.
struct ScrollDrag {
    /// The offset at the beginning, which decides how far pages turn.
    let start: CGPoint
    /// The offset that the finger wants when it has moved by nothing, without resistance.
    let base: CGPoint
    /// The axes along which the content follows.
    let axes: ScrollAxes
}
