import CoreGraphics
import Foundation

/// Fingers that zoom, from their beginning to their end.
struct ScrollZoom {
    /// The scale that the fingers want when they have not moved, without resistance.
    let base: CGFloat
    /// The point of the view for zooming that stays below the fingers, in its own space.
    let anchor: CGPoint
}
