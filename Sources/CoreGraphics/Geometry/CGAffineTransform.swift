public import Foundation

/// A 3×2 matrix that maps points as row vectors: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
///
/// Lengths are in the units of the space it is applied in. Concatenation reads from left to right: `t1.concatenating(t2)`
/// applies `t1` first.
public struct CGAffineTransform: Hashable, Sendable, Codable {
    /// The contribution of x to x'.
    public var a: CGFloat
    /// The contribution of x to y'.
    public var b: CGFloat
    /// The contribution of y to x'.
    public var c: CGFloat
    /// The contribution of y to y'.
    public var d: CGFloat
    /// The horizontal translation.
    public var tx: CGFloat
    /// The vertical translation.
    public var ty: CGFloat

    /// The transform that leaves every point where it is.
    public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Makes the identity transform.
    public init() { self = .identity }

    /// Makes a transform from its six entries.
    public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// Makes a transform from its six entries without labels.
    public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat) {
        self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
    }

    /// Makes a transform that moves points by the given distances.
    public init(translationX tx: CGFloat, y ty: CGFloat) { self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty) }

    /// Makes a transform that multiplies coordinates; zero makes it singular.
    public init(scaleX sx: CGFloat, y sy: CGFloat) { self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0) }

    /// Makes a rotation by an angle in radians, clockwise on screen because y points down there.
    public init(rotationAngle angle: CGFloat) {
        let sine = sin(Double(angle))
        let cosine = cos(Double(angle))
        self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// True for exactly the identity matrix.
    public var isIdentity: Bool { self == .identity }

    /// The area factor; zero when the transform cannot be inverted, negative when it mirrors.
    package var determinant: CGFloat { a * d - b * c }

    /// True when the transform only moves.
    package var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

    /// True when rectangles stay rectangles with horizontal and vertical edges in unchanged roles.
    package var keepsAxes: Bool { b == 0 && c == 0 }

    /// The transform that applies this one first and `other` afterwards.
    public func concatenating(_ other: CGAffineTransform) -> CGAffineTransform {
        CGAffineTransform(
            a: a * other.a + b * other.c,
            b: a * other.b + b * other.d,
            c: c * other.a + d * other.c,
            d: c * other.b + d * other.d,
            tx: tx * other.a + ty * other.c + other.tx,
            ty: tx * other.b + ty * other.d + other.ty
        )
    }

    /// The transform that moves first and applies this one afterwards.
    public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a, b: b, c: c, d: d, tx: x * a + y * c + tx, ty: x * b + y * d + ty)
    }

    /// The transform that scales first and applies this one afterwards.
    public func scaledBy(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        CGAffineTransform(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
    }

    /// The transform that rotates by an angle in radians first and applies this one afterwards.
    public func rotated(by angle: CGFloat) -> CGAffineTransform {
        CGAffineTransform(rotationAngle: angle).concatenating(self)
    }

    /// The transform that undoes this one, or this one unchanged when its determinant is zero or not finite.
    public func inverted() -> CGAffineTransform {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite else { return self }
        return CGAffineTransform(
            a: d / determinant,
            b: -b / determinant,
            c: -c / determinant,
            d: a / determinant,
            tx: (c * ty - d * tx) / determinant,
            ty: (b * tx - a * ty) / determinant
        )
    }
}

extension CGPoint {
    /// The point's image under a transform.
    public func applying(_ t: CGAffineTransform) -> CGPoint {
        CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    }
}

extension CGSize {
    /// The size as a vector under the linear part of a transform; a mirrored axis gives a negative length.
    public func applying(_ t: CGAffineTransform) -> CGSize {
        CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
    }
}

extension CGRect {
    /// The smallest upright rectangle around the image of this one's four corners; null and infinite stay as they are.
    public func applying(_ t: CGAffineTransform) -> CGRect {
        if t.keepsAxes, t.a > 0, t.d > 0, size.width >= 0, size.height >= 0, size.width < 1e300, size.height < 1e300 {
            // The usual case, without the work that turned rectangles need; null and infinite ones do not reach this line.
            let (left, top) = (t.a * origin.x + t.tx, t.d * origin.y + t.ty)
            // A move leaves sizes exactly as they are.
            let width = t.a == 1 ? size.width : t.a * (origin.x + size.width) + t.tx - left
            let height = t.d == 1 ? size.height : t.d * (origin.y + size.height) + t.ty - top
            if left.isFinite, top.isFinite, width.isFinite, height.isFinite {
                return CGRect(x: left, y: top, width: width, height: height)
            }
        }
        if isNull || isInfinite { return self }
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ]
        return CGRect(around: corners.map { $0.applying(t) })
    }

    /// The smallest upright rectangle around the points; null when there are none.
    package init(around points: some Sequence<CGPoint>) {
        var lower = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        var upper = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
        for point in points {
            lower = CGPoint(x: min(lower.x, point.x), y: min(lower.y, point.y))
            upper = CGPoint(x: max(upper.x, point.x), y: max(upper.y, point.y))
        }
        self =
            lower.x <= upper.x && lower.y <= upper.y
            ? CGRect(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y) : .null
    }
}
