import CoreGraphics
import Foundation

/// Where the content of a scroll view was when the state of the app was saved.
struct ScrollPosition {
    var zoomScale: CGFloat
    /// The offset on each axis; nil at the beginning, wherever that is now.
    var x: CGFloat?
    var y: CGFloat?
}
