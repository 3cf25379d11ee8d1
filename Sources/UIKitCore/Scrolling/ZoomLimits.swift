import CoreGraphics
import Foundation

/// The scales between which content rests, and the resistance beyond them.
nonisolated struct ZoomLimits {
    var minimum: CGFloat
    var maximum: CGFloat
    /// Whether a pinch can exceed the limits.
    var bounces: Bool

    /// False when there is only one scale.
    var allowsZooming: Bool { maximum > minimum }

    func clamped(_ scale: CGFloat) -> CGFloat { max(minimum, min(maximum, scale)) }

    /// The shown scale for the scale of a pinch, with resistance beyond the limits.
    ///
    /// The resistance is that of a pull in a view of length one, so that content is never shown at twice the maximum or half
    /// the minimum.
    func shown(_ wanted: CGFloat) -> CGFloat {
        guard bounces else { return clamped(wanted) }
        if wanted > maximum { return maximum * (1 + RubberBand.shown(wanted / maximum - 1, length: 1)) }
        if wanted < minimum, wanted > 0 {
            return minimum / (1 + RubberBand.shown(minimum / wanted - 1, length: 1))
        }
        return wanted
    }

    /// The scale of the pinch for a shown scale: the inverse of `shown(_:)`.
    func wanted(showing scale: CGFloat) -> CGFloat {
        guard bounces else { return scale }
        if scale > maximum { return maximum * (1 + RubberBand.pull(showing: scale / maximum - 1, length: 1)) }
        if scale < minimum { return minimum / (1 + RubberBand.pull(showing: minimum / scale - 1, length: 1)) }
        return scale
    }
}
