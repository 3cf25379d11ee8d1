import CoreGraphics
public import Foundation

extension NSValue {
    /// Makes an object of a transform in space.
    public nonisolated convenience init(caTransform3D t: CATransform3D) {
        self.init(numbers: [
            t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43,
            t.m44,
        ])
    }

    /// The transform that was put in; the identity for another kind of value.
    public nonisolated var caTransform3DValue: CATransform3D { transform3D ?? CATransform3DIdentity }

    /// The transform that was put in; nil for another kind of value.
    nonisolated var transform3D: CATransform3D? {
        numbers(16).map {
            CATransform3D(
                m11: $0[0], m12: $0[1], m13: $0[2], m14: $0[3], m21: $0[4], m22: $0[5], m23: $0[6], m24: $0[7],
                m31: $0[8], m32: $0[9], m33: $0[10], m34: $0[11], m41: $0[12], m42: $0[13], m43: $0[14], m44: $0[15])
        }
    }
}
