import CoreGraphics
import Foundation

/// The pixels of a display: fractions become whole ones downwards, positions the nearest.
nonisolated struct PixelGrid: Equatable, Sendable {
    /// Lengths that differ by less are the same length.
    static let tolerance: CGFloat = 1e-5

    /// The number of pixels in a point.
    let scale: CGFloat

    init(scale: CGFloat = 1) { self.scale = scale > 0 && scale.isFinite ? scale : 1 }

    /// The length in points without its last part of a pixel.
    func roundDown(_ length: CGFloat) -> CGFloat { ((length + Self.tolerance) * scale).rounded(.down) / scale }

    /// The length in points with its last pixel whole.
    func roundUp(_ length: CGFloat) -> CGFloat { ((length - Self.tolerance) * scale).rounded(.up) / scale }

    /// The nearest position between two pixels.
    func roundPosition(_ position: CGFloat) -> CGFloat { (position * scale).rounded() / scale }

    func roundPosition(_ frame: CGRect) -> CGRect {
        CGRect(origin: CGPoint(x: roundPosition(frame.origin.x), y: roundPosition(frame.origin.y)), size: frame.size)
    }
}
