import CoreGraphics
import Foundation

/// A pinch that zooms, from its beginning to its end.
struct ScrollZoom {
    /// The scale without resistance at a pinch scale of 1.
    let base: CGFloat
    /// The point of the zoomed view that stays below the midpoint, in its own space.
    let anchor: CGPoint
}
