import CoreGraphics
import Foundation

/// The position of a scroll view's content when the state of the app was saved.
struct ScrollPosition {
    var zoomScale: CGFloat
    /// The offset on each axis; nil at the lower limit, which may differ after the relaunch.
    var x: CGFloat?
    var y: CGFloat?
}
