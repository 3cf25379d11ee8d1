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

    /// The transform that after another one makes this one; nil when the other flattens space.
    nonisolated func spaceDistance(from other: AnimatableValue) -> AnimatableValue? {
        guard let own = spaceTransform, let begin = other.spaceTransform, let back = begin.inverted else { return nil }
        return .space(CATransform3DConcat(back, own))
    }
}

extension CATransform3D {
    /// The transform that undoes this one; nil for one that flattens space.
    nonisolated var inverted: CATransform3D? {
        let inverse = CATransform3DInvert(self)
        // A transform without inverse is returned unchanged, as is one that is its own inverse.
        return inverse != self || CATransform3DConcat(self, self) == CATransform3DIdentity ? inverse : nil
    }
}
