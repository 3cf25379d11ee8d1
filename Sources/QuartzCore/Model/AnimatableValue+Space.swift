import CoreGraphics

extension AnimatableValue {
    /// A transform in space as a value: as one in the plane where it is one.
    nonisolated static func space(_ t: CATransform3D) -> AnimatableValue {
        CATransform3DIsAffine(t) ? .transform(CATransform3DGetAffineTransform(t)) : .transform3D(t)
    }

    /// A transform of either kind; nil for other values.
    package nonisolated var spaceTransform: CATransform3D? {
        switch self {
        case .transform(let t): CATransform3DMakeAffineTransform(t)
        case .transform3D(let t): t
        default: nil
        }
    }
}
