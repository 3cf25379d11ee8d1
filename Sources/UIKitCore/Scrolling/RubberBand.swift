import CoreGraphics
package import Foundation

/// The resistance beyond an edge: the further content is pulled, the smaller is the part of the pull that it follows.
///
/// A pull of x points in a view of length d shows as (1 − 1 / (0.55 · x / d + 1)) · d, so it never reaches d.
package nonisolated enum RubberBand {
    /// The part of a small pull that is shown.
    private static let stiffness: CGFloat = 0.55

    /// The distance by which a pull, of either sign, moves the content of a view of a length, in points.
    package static func shown(_ pull: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, pull != 0 else { return 0 }
        let distance = (1 - 1 / (stiffness * abs(pull) / length + 1)) * length
        return pull < 0 ? -distance : distance
    }

    /// The pull that moves the content by a distance: the inverse of `shown(_:length:)`.
    package static func pull(showing distance: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0, distance != 0 else { return 0 }
        // The last thousandth of the length would need an infinite pull.
        let part = min(0.999, abs(distance) / length)
        let pull = (1 / (1 - part) - 1) * length / stiffness
        return distance < 0 ? -pull : pull
    }

    /// Applies the resistance beyond limits to an offset.
    static func resisted(_ wanted: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        let edge = wanted.clamped(to: limits)
        return edge + shown(wanted - edge, length: length)
    }

    /// The offset without resistance for a shown offset: the inverse of `resisted(_:limits:length:)`.
    static func wanted(showing offset: CGFloat, limits: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        let edge = offset.clamped(to: limits)
        return edge + pull(showing: offset - edge, length: length)
    }
}

extension CGFloat {
    /// The nearest value within limits.
    package nonisolated func clamped(to limits: ClosedRange<CGFloat>) -> CGFloat {
        Swift.max(limits.lowerBound, Swift.min(limits.upperBound, self))
    }
}
