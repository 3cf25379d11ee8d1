public import CoreGraphics
public import Foundation

/// A 4×4 matrix that maps row vectors in space.
public nonisolated struct CATransform3D: Hashable, Sendable {
    /// The entries: the row's number first, then the column's.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// Makes a matrix of zeros.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0, m31: 0, m32: 0, m33: 0, m34: 0, m41: 0,
            m42: 0, m43: 0, m44: 0)
    }

    /// Makes a matrix from its entries.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
}

/// The transform that changes no point.
public nonisolated let CATransform3DIdentity = CATransform3DMakeAffineTransform(.identity)

/// True for exactly the identity.
public nonisolated func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// True when the two are equal entry by entry.
public nonisolated func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation.
public nonisolated func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m41, result.m42, result.m43) = (tx, ty, tz)
    return result
}

/// A scale.
public nonisolated func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var result = CATransform3DIdentity
    (result.m11, result.m22, result.m33) = (sx, sy, sz)
    return result
}

/// A rotation by an angle in radians about an axis; a zero axis gives the identity.
public nonisolated func CATransform3DMakeRotation(
    _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return CATransform3DIdentity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let k = 1 - c
    return CATransform3D(
        m11: c + x * x * k, m12: x * y * k + z * s, m13: x * z * k - y * s, m14: 0,
        m21: x * y * k - z * s, m22: c + y * y * k, m23: y * z * k + x * s, m24: 0,
        m31: x * z * k + y * s, m32: y * z * k - x * s, m33: c + z * z * k, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
}

/// Applies `a` first and `b` afterwards.
public nonisolated func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    func row(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat) {
        (
            x * b.m11 + y * b.m21 + z * b.m31 + w * b.m41, x * b.m12 + y * b.m22 + z * b.m32 + w * b.m42,
            x * b.m13 + y * b.m23 + z * b.m33 + w * b.m43, x * b.m14 + y * b.m24 + z * b.m34 + w * b.m44
        )
    }
    var result = CATransform3D()
    (result.m11, result.m12, result.m13, result.m14) = row(a.m11, a.m12, a.m13, a.m14)
    (result.m21, result.m22, result.m23, result.m24) = row(a.m21, a.m22, a.m23, a.m24)
    (result.m31, result.m32, result.m33, result.m34) = row(a.m31, a.m32, a.m33, a.m34)
    (result.m41, result.m42, result.m43, result.m44) = row(a.m41, a.m42, a.m43, a.m44)
    return result
}

/// Moves first and applies `t` afterwards.
public nonisolated func CATransform3DTranslate(
    _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// Scales first and applies `t` afterwards.
public nonisolated func CATransform3DScale(
    _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// Turns by an angle first and applies `t` afterwards.
public nonisolated func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The plane transform as one in space.
public nonisolated func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    CATransform3D(
        m11: m.a, m12: m.b, m13: 0, m14: 0, m21: m.c, m22: m.d, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1, m34: 0,
        m41: m.tx, m42: m.ty, m43: 0, m44: 1)
}

/// True when the transform stays in the plane.
public nonisolated func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t == CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t))
}

/// The part of a transform that acts in the plane; exact when `CATransform3DIsAffine`.
public nonisolated func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

/// The inverse of `t`; `t` itself when it has none.
public nonisolated func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
    // Two-by-two determinants of the upper and the lower two rows, by their columns.
    let (u12, u13, u14) = (t.m11 * t.m22 - t.m12 * t.m21, t.m11 * t.m23 - t.m13 * t.m21, t.m11 * t.m24 - t.m14 * t.m21)
    let (u23, u24, u34) = (t.m12 * t.m23 - t.m13 * t.m22, t.m12 * t.m24 - t.m14 * t.m22, t.m13 * t.m24 - t.m14 * t.m23)
    let (l12, l13, l14) = (t.m31 * t.m42 - t.m32 * t.m41, t.m31 * t.m43 - t.m33 * t.m41, t.m31 * t.m44 - t.m34 * t.m41)
    let (l23, l24, l34) = (t.m32 * t.m43 - t.m33 * t.m42, t.m32 * t.m44 - t.m34 * t.m42, t.m33 * t.m44 - t.m34 * t.m43)
    let determinant = u12 * l34 - u13 * l24 + u14 * l23 + u23 * l14 - u24 * l13 + u34 * l12
    guard determinant != 0, (1 / determinant).isFinite else { return t }
    let k = 1 / determinant
    return CATransform3D(
        m11: (t.m22 * l34 - t.m23 * l24 + t.m24 * l23) * k, m12: (-t.m12 * l34 + t.m13 * l24 - t.m14 * l23) * k,
        m13: (t.m42 * u34 - t.m43 * u24 + t.m44 * u23) * k, m14: (-t.m32 * u34 + t.m33 * u24 - t.m34 * u23) * k,
        m21: (-t.m21 * l34 + t.m23 * l14 - t.m24 * l13) * k, m22: (t.m11 * l34 - t.m13 * l14 + t.m14 * l13) * k,
        m23: (-t.m41 * u34 + t.m43 * u14 - t.m44 * u13) * k, m24: (t.m31 * u34 - t.m33 * u14 + t.m34 * u13) * k,
        m31: (t.m21 * l24 - t.m22 * l14 + t.m24 * l12) * k, m32: (-t.m11 * l24 + t.m12 * l14 - t.m14 * l12) * k,
        m33: (t.m41 * u24 - t.m42 * u14 + t.m44 * u12) * k, m34: (-t.m31 * u24 + t.m32 * u14 - t.m34 * u12) * k,
        m41: (-t.m21 * l23 + t.m22 * l13 - t.m23 * l12) * k, m42: (t.m11 * l23 - t.m12 * l13 + t.m13 * l12) * k,
        m43: (-t.m41 * u23 + t.m42 * u13 - t.m43 * u12) * k, m44: (t.m31 * u23 - t.m32 * u13 + t.m33 * u12) * k)
}
