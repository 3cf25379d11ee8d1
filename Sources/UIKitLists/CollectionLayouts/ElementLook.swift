import CoreGraphics
import QuartzCore

/// Where an element is and how it looks.
nonisolated struct ElementLook: Equatable {
    var center = CGPoint.zero
    var size = CGSize.zero
    var transform = CATransform3DIdentity
    var alpha: CGFloat = 1
    var zIndex = 0
    var isHidden = false

    /// The rectangle around the element; with a transform, around the transformed bounds.
    var frame: CGRect {
        let plain = CGRect(
            x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        guard transform != CATransform3DIdentity else { return plain }
        let local = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        return local.applying(CATransform3DGetAffineTransform(transform)).offsetBy(dx: center.x, dy: center.y)
    }

    /// Whether all lengths are numbers, and the size is not negative.
    var isSound: Bool {
        center.x.isFinite && center.y.isFinite && size.width.isFinite && size.height.isFinite && size.width >= 0
            && size.height >= 0 && alpha.isFinite && (transform == CATransform3DIdentity || transform.isFinite)
    }
}

extension CATransform3D {
    /// Whether all of it are numbers.
    fileprivate nonisolated var isFinite: Bool {
        // One that is none makes the sum none.
        let rows = m11 + m12 + m13 + m14 + m21 + m22 + m23 + m24
        return (rows + m31 + m32 + m33 + m34 + m41 + m42 + m43 + m44).isFinite
    }
}
