package import CoreGraphics
package import Foundation

extension CALayer {
    /// The bounds, and the offset from a point of them to the superlayer's space. Nil when the layer is turned or scaled within
    /// its superlayer, in the plane or in space.
    package var uprightPlacement: (bounds: CGRect, offset: CGVector)? {
        guard state.transform.isIdentity, liesInPlane, !state.isFlipped else { return nil }
        return (state.bounds, state.offset)
    }

    /// True when the layer is not hidden and at least that opaque.
    package func isSeen(minimumOpacity: Float) -> Bool { !storedIsHidden && state.opacity >= minimumOpacity }
}
