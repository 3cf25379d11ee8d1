import CoreGraphics
import Foundation

/// A plane transform as scale, shear, rotation and translation, each of which interpolates by itself.
nonisolated struct TransformParts {
    var scaleX: CGFloat
    var scaleY: CGFloat
    var shear: CGFloat
    var angle: CGFloat
    var translation: CGPoint
    /// The transform itself where it has no area, and so no parts.
    private let whole: CGAffineTransform

    init(_ t: CGAffineTransform) {
        whole = t
        translation = CGPoint(x: t.tx, y: t.ty)
        scaleX = hypot(t.a, t.b)
        angle = atan2(t.b, t.a)
        let (unitX, unitY) = scaleX == 0 ? (0, 0) : (t.a / scaleX, t.b / scaleX)
        shear = unitX * t.c + unitY * t.d
        scaleY = scaleX == 0 ? 0 : t.determinant / scaleX
        if scaleX != 0 { shear /= scaleX }
    }

    /// The transform a fraction of the way, turning the shorter way round.
    func interpolated(to other: TransformParts, at t: CGFloat) -> CGAffineTransform {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * t }
        let (tx, ty) = (mix(translation.x, other.translation.x), mix(translation.y, other.translation.y))
        guard whole.determinant != 0, other.whole.determinant != 0 else {
            return CGAffineTransform(
                a: mix(whole.a, other.whole.a), b: mix(whole.b, other.whole.b), c: mix(whole.c, other.whole.c),
                d: mix(whole.d, other.whole.d), tx: tx, ty: ty)
        }
        var turn = other.angle - angle
        if turn > .pi { turn -= 2 * .pi }
        if turn < -.pi { turn += 2 * .pi }
        let (sx, sy, k) = (mix(scaleX, other.scaleX), mix(scaleY, other.scaleY), mix(shear, other.shear))
        let (cosine, sine) = (cos(angle + turn * t), sin(angle + turn * t))
        // Columns: the turned x axis scaled, and the turned y axis scaled and sheared along x.
        return CGAffineTransform(
            a: sx * cosine, b: sx * sine, c: k * sx * cosine - sy * sine, d: k * sx * sine + sy * cosine, tx: tx, ty: ty
        )
    }
}
