import CoreGraphics
import QuartzCore

extension ElementLook {
    /// The look between this one and another: lengths, opacity and every number of the transform change evenly.
    ///
    /// - Parameters:
    ///   - other: The look at 1.
    ///   - progress: How far it is, also beyond 0 and 1; the order in depth and whether it shows are those of the nearer look.
    func mixed(with other: ElementLook, at progress: CGFloat) -> ElementLook {
        func between(_ first: CGFloat, _ second: CGFloat) -> CGFloat { first + (second - first) * progress }
        var look = progress < 0.5 ? self : other
        look.center = CGPoint(x: between(center.x, other.center.x), y: between(center.y, other.center.y))
        look.size = CGSize(
            width: max(0, between(size.width, other.size.width)),
            height: max(0, between(size.height, other.size.height)))
        look.alpha = min(max(between(alpha, other.alpha), 0), 1)
        if transform != other.transform { look.transform = transform.mixed(with: other.transform, between) }
        return look
    }
}

extension CATransform3D {
    fileprivate nonisolated func mixed(
        with other: CATransform3D, _ between: (CGFloat, CGFloat) -> CGFloat
    ) -> CATransform3D {
        var result = self
        let parts: [WritableKeyPath<CATransform3D, CGFloat>] = [
            \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
            \.m44,
        ]
        for part in parts { result[keyPath: part] = between(self[keyPath: part], other[keyPath: part]) }
        return result
    }
}
