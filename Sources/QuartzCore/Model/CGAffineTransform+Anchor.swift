import CoreGraphics
import Foundation

extension CGAffineTransform {
    /// The same transform with a point as its origin.
    nonisolated func about(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
