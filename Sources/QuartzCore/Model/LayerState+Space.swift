import CoreGraphics
import Foundation

extension LayerState {
    /// True when the layer leaves its superlayer's plane.
    package nonisolated var isSpatial: Bool { extrasBox != nil && extrasBox?.extras.transform != nil }

    /// The whole transform.
    package nonisolated var spaceTransform: CATransform3D {
        get { extrasBox?.extras.transform ?? CATransform3DMakeAffineTransform(transform) }
        set {
            setTransform(CATransform3DGetAffineTransform(newValue))
            if !CATransform3DIsAffine(newValue) { extras.transform = newValue }
        }
    }

    /// From bounds space, whose plane is z = 0, to the space in which the superlayer's plane is z = 0.
    nonisolated var spacePlacement: CATransform3D {
        let anchor = anchorInBounds
        let depth = extrasBox?.extras.anchorPointZ ?? 0
        let moved = CATransform3DConcat(CATransform3DMakeTranslation(-anchor.x, -anchor.y, -depth), spaceTransform)
        let placed = CATransform3DConcat(moved, CATransform3DMakeTranslation(position.x, position.y, zPosition))
        return isFlipped ? CATransform3DConcat(CATransform3DMakeAffineTransform(bounds.mirroring), placed) : placed
    }

    /// From the children's superlayer space to this layer's own, about its anchor point; nil when they are the same.
    nonisolated var sublayerSpace: CATransform3D? {
        guard let extras = extrasBox?.extras, !CATransform3DIsIdentity(extras.sublayerTransform) else { return nil }
        let anchor = anchorInBounds
        let moved = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -extras.anchorPointZ), extras.sublayerTransform)
        return CATransform3DConcat(moved, CATransform3DMakeTranslation(anchor.x, anchor.y, extras.anchorPointZ))
    }

    /// The same, but nil when the children stay in their planes, which `sublayerPlacement` is for.
    nonisolated var spatialSublayerSpace: CATransform3D? {
        guard let extras = extrasBox?.extras, !CATransform3DIsAffine(extras.sublayerTransform) else { return nil }
        return sublayerSpace
    }
}

extension CATransform3D {
    nonisolated var isFinite: Bool {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].allSatisfy(\.isFinite)
    }
}
