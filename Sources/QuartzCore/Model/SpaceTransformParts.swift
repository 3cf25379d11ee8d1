import CoreGraphics
import Foundation

/// A transform in space as scale, shear, rotation, translation and perspective, each of which interpolates by itself.
///
/// Applied in this order. Between the parts of two transforms the rotation takes the shorter way.
nonisolated struct SpaceTransformParts {
    typealias Vector = SIMD3<Double>

    var scale = Vector(1, 1, 1)
    /// y along x, z along x and z along y.
    var shear = Vector(0, 0, 0)
    /// A unit quaternion; its real part is the last component.
    var rotation = SIMD4<Double>(0, 0, 0, 1)
    var translation = Vector(0, 0, 0)
    /// The last column of a matrix that is applied at the end.
    var perspective = SIMD4<Double>(0, 0, 0, 1)

    /// Decomposes a transform; nil for one that flattens space, which has no parts.
    init?(_ t: CATransform3D) {
        var upright = t
        (upright.m14, upright.m24, upright.m34, upright.m44) = (0, 0, 0, 1)
        guard t.isFinite, let inverse = upright.inverted else { return nil }
        let column = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
        perspective = SIMD4<Double>(
            (SIMD4<Double>(inverse.m11, inverse.m12, inverse.m13, inverse.m14) * column).sum(),
            (SIMD4<Double>(inverse.m21, inverse.m22, inverse.m23, inverse.m24) * column).sum(),
            (SIMD4<Double>(inverse.m31, inverse.m32, inverse.m33, inverse.m34) * column).sum(),
            (SIMD4<Double>(inverse.m41, inverse.m42, inverse.m43, inverse.m44) * column).sum())
        translation = Vector(t.m41, t.m42, t.m43)
        var (x, y, z) = (Vector(t.m11, t.m12, t.m13), Vector(t.m21, t.m22, t.m23), Vector(t.m31, t.m32, t.m33))
        scale.x = x.length
        x /= scale.x
        shear.x = x.dot(y)
        y -= shear.x * x
        scale.y = y.length
        y /= scale.y
        shear.y = x.dot(z)
        shear.z = y.dot(z)
        z -= shear.y * x + shear.z * y
        scale.z = z.length
        z /= scale.z
        guard scale.x > 0, scale.y > 0, scale.z > 0 else { return nil }
        // A mirror is a negative scale of y, as for transforms in the plane.
        if x.cross(y).dot(z) < 0 { (y, scale.y) = (-y, -scale.y) }
        shear /= Vector(scale.y, scale.z, scale.z)
        shear.z *= scale.y < 0 ? -1 : 1
        rotation = Self.quaternion(x, y, z)
    }

    init() {}

    /// The transform that the parts make.
    var transform: CATransform3D {
        let (x, y, z) = axes
        let (sx, sy, sz) = (scale.x * x, scale.y * (y + shear.x * x), scale.z * (z + shear.y * x + shear.z * y))
        var t = CATransform3DIdentity
        (t.m11, t.m12, t.m13) = (sx.x, sx.y, sx.z)
        (t.m21, t.m22, t.m23) = (sy.x, sy.y, sy.z)
        (t.m31, t.m32, t.m33) = (sz.x, sz.y, sz.z)
        (t.m41, t.m42, t.m43) = (translation.x, translation.y, translation.z)
        guard perspective != SIMD4(0, 0, 0, 1) else { return t }
        var last = CATransform3DIdentity
        (last.m14, last.m24, last.m34, last.m44) = (perspective.x, perspective.y, perspective.z, perspective.w)
        return CATransform3DConcat(t, last)
    }

    /// The transform a fraction of the way from one to another; entry by entry when one of them flattens space.
    static func interpolate(_ a: CATransform3D, _ b: CATransform3D, at t: CGFloat) -> CATransform3D {
        if t == 0 { return a }
        if t == 1 { return b }
        let vectors = vectors(of: [a, b])
        guard vectors[0].count == partCount, let from = SpaceTransformParts(a), let to = SpaceTransformParts(b) else {
            return transform(zip(vectors[0], vectors[1]).map { $0 + ($1 - $0) * t })
        }
        var mixed = SpaceTransformParts(
            vector: zip(vectors[0], vectors[1]).map { $0 + ($1 - $0) * t })
        mixed.rotation = slerp(from.rotation, to.rotation, t)
        return mixed.transform
    }

    // MARK: Numbers

    private static let partCount = 17

    /// Numbers of equal meaning for each transform, each rotation next to the one before; the entries when one of the
    /// transforms flattens space.
    static func vectors(of transforms: [CATransform3D]) -> [[CGFloat]] {
        var last: SIMD4<Double>?
        let vectors = transforms.compactMap { transform -> [CGFloat]? in
            guard var parts = SpaceTransformParts(transform) else { return nil }
            if let last, (last * parts.rotation).sum() < 0 { parts.rotation = -parts.rotation }
            last = parts.rotation
            return parts.vector
        }
        guard vectors.count < transforms.count else { return vectors }
        return transforms.map {
            [
                $0.m11, $0.m12, $0.m13, $0.m14, $0.m21, $0.m22, $0.m23, $0.m24, $0.m31, $0.m32, $0.m33, $0.m34, $0.m41,
                $0.m42, $0.m43, $0.m44,
            ]
        }
    }

    /// The transform of numbers from `vectors(of:)`, or between them.
    static func transform(_ v: [CGFloat]) -> CATransform3D {
        guard v.count != partCount else { return SpaceTransformParts(vector: v).transform }
        return CATransform3D(
            m11: v[0], m12: v[1], m13: v[2], m14: v[3], m21: v[4], m22: v[5], m23: v[6], m24: v[7], m31: v[8],
            m32: v[9], m33: v[10], m34: v[11], m41: v[12], m42: v[13], m43: v[14], m44: v[15])
    }

    private var vector: [CGFloat] {
        let numbers: [Double] = [
            scale.x, scale.y, scale.z, shear.x, shear.y, shear.z, translation.x, translation.y, translation.z,
            rotation.x, rotation.y, rotation.z, rotation.w, perspective.x, perspective.y, perspective.z, perspective.w,
        ]
        return numbers.map { CGFloat($0) }
    }

    private init(vector v: [CGFloat]) {
        (scale, shear, translation) = (Vector(v[0], v[1], v[2]), Vector(v[3], v[4], v[5]), Vector(v[6], v[7], v[8]))
        rotation = SIMD4(v[9], v[10], v[11], v[12])
        let length = (rotation * rotation).sum().squareRoot()
        rotation = length > 0 ? rotation / length : SIMD4(0, 0, 0, 1)
        perspective = SIMD4(v[13], v[14], v[15], v[16])
    }

    // MARK: Rotation

    private static func slerp(_ a: SIMD4<Double>, _ b: SIMD4<Double>, _ t: Double) -> SIMD4<Double> {
        var cosine = (a * b).sum()
        let to = cosine < 0 ? -b : b
        cosine = min(1, abs(cosine))
        let angle = acos(cosine)
        // Nearly equal rotations: the sines vanish, and the straight way is the same.
        guard angle > 1e-6 else { return to }
        return (a * sin((1 - t) * angle) + to * sin(t * angle)) / sin(angle)
    }

    /// The images of the axes under the rotation.
    private var axes: (Vector, Vector, Vector) {
        let (x, y, z, w) = (rotation.x, rotation.y, rotation.z, rotation.w)
        return (
            Vector(1 - 2 * (y * y + z * z), 2 * (x * y + z * w), 2 * (x * z - y * w)),
            Vector(2 * (x * y - z * w), 1 - 2 * (x * x + z * z), 2 * (y * z + x * w)),
            Vector(2 * (x * z + y * w), 2 * (y * z - x * w), 1 - 2 * (x * x + y * y))
        )
    }

    private static func quaternion(_ x: Vector, _ y: Vector, _ z: Vector) -> SIMD4<Double> {
        // From the largest component, whose square is never near zero.
        let trace = x.x + y.y + z.z
        let squares: [Double] = [
            1 + 2 * x.x - trace, 1 + 2 * y.y - trace, 1 + 2 * z.z - trace, 1 + trace,
        ]
        let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
        let (xy, xz, yz) = (x.y + y.x, x.z + z.x, y.z + z.y)
        let (wx, wy, wz) = (y.z - z.y, z.x - x.z, x.y - y.x)
        let s = squares[largest]
        let q: SIMD4<Double> =
            switch largest {
            case 0: SIMD4(s, xy, xz, wx)
            case 1: SIMD4(xy, s, yz, wy)
            case 2: SIMD4(xz, yz, s, wz)
            default: SIMD4(wx, wy, wz, s)
            }
        return q / (q * q).sum().squareRoot()
    }

    /// The angles about x, y and z, turned about in this order; of the two solutions, the one with less turning.
    var angles: Vector {
        get {
            let (x, y, z) = axes
            let first = Vector(atan2(y.z, z.z), asin(max(-1, min(1, -x.z))), atan2(x.y, x.x))
            func other(_ angle: Double) -> Double { angle > 0 ? angle - .pi : angle + .pi }
            let second = Vector(
                other(first.x), first.y > 0 ? .pi - first.y : -.pi - first.y, other(first.z))
            func turning(_ v: Vector) -> Double { abs(v.x) + abs(v.y) + abs(v.z) }
            return turning(second) < turning(first) - 1e-9 ? second : first
        }
        set {
            let turned = CATransform3DConcat(
                CATransform3DConcat(
                    CATransform3DMakeRotation(newValue.x, 1, 0, 0), CATransform3DMakeRotation(newValue.y, 0, 1, 0)),
                CATransform3DMakeRotation(newValue.z, 0, 0, 1))
            rotation = Self.quaternion(
                Vector(turned.m11, turned.m12, turned.m13), Vector(turned.m21, turned.m22, turned.m23),
                Vector(turned.m31, turned.m32, turned.m33))
        }
    }
}

extension SIMD3<Double> {
    fileprivate nonisolated func dot(_ other: Self) -> Double { (self * other).sum() }
    fileprivate nonisolated var length: Double { dot(self).squareRoot() }
    fileprivate nonisolated func cross(_ b: Self) -> Self {
        Self(y * b.z - z * b.y, z * b.x - x * b.z, x * b.y - y * b.x)
    }
}
