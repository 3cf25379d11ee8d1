package import CoreGraphics
package import Foundation

/// Maps one plane onto another as a viewer sees it: straight lines stay straight, but parallels may meet.
///
/// Entries are named as in `CATransform3D`, whose third row and column a plane does not need: (x y 1) times the matrix gives (X
/// Y W), and the point is (X/W, Y/W). Where W is not above zero, the point is behind the viewer.
package nonisolated struct Projection: Hashable, Sendable {
    package var m11: CGFloat, m12: CGFloat, m14: CGFloat
    package var m21: CGFloat, m22: CGFloat, m24: CGFloat
    package var m41: CGFloat, m42: CGFloat, m44: CGFloat

    /// The nearest distance to the viewer; nearer parts, magnified more than a hundredfold, are cut off.
    static let nearest: CGFloat = 0.01

    /// The mapping of a transform that stays in the plane.
    package init(_ t: CGAffineTransform) {
        (m11, m12, m14) = (t.a, t.b, 0)
        (m21, m22, m24) = (t.c, t.d, 0)
        (m41, m42, m44) = (t.tx, t.ty, 1)
    }

    /// Makes the projection of the plane z = 0 by a transform in space.
    package init(_ t: CATransform3D) {
        (m11, m12, m14) = (t.m11, t.m12, t.m14)
        (m21, m22, m24) = (t.m21, t.m22, t.m24)
        (m41, m42, m44) = (t.m41, t.m42, t.m44)
    }

    /// The transform that does the same in the plane; nil when parallels meet.
    package var affine: CGAffineTransform? {
        guard m14 == 0, m24 == 0, m44 > 0 else { return nil }
        if m44 == 1 { return CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42) }
        return CGAffineTransform(
            a: m11 / m44, b: m12 / m44, c: m21 / m44, d: m22 / m44, tx: m41 / m44, ty: m42 / m44)
    }

    /// Zero when the plane is seen from its edge; below zero when it is seen from behind.
    package var determinant: CGFloat {
        m11 * (m22 * m44 - m24 * m42) - m12 * (m21 * m44 - m24 * m41) + m14 * (m21 * m42 - m22 * m41)
    }

    /// This mapping first and another one afterwards.
    package func concatenating(_ other: Projection) -> Projection {
        func row(_ x: CGFloat, _ y: CGFloat, _ w: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                x * other.m11 + y * other.m21 + w * other.m41, x * other.m12 + y * other.m22 + w * other.m42,
                x * other.m14 + y * other.m24 + w * other.m44
            )
        }
        var result = self
        (result.m11, result.m12, result.m14) = row(m11, m12, m14)
        (result.m21, result.m22, result.m24) = row(m21, m22, m24)
        (result.m41, result.m42, result.m44) = row(m41, m42, m44)
        return result
    }

    /// The mapping back; nil for a plane seen from its edge.
    package var inverted: Projection? {
        let determinant = determinant
        guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
        let k = 1 / determinant
        var result = self
        result.m11 = (m22 * m44 - m24 * m42) * k
        result.m12 = (m14 * m42 - m12 * m44) * k
        result.m14 = (m12 * m24 - m14 * m22) * k
        result.m21 = (m24 * m41 - m21 * m44) * k
        result.m22 = (m11 * m44 - m14 * m41) * k
        result.m24 = (m14 * m21 - m11 * m24) * k
        result.m41 = (m21 * m42 - m22 * m41) * k
        result.m42 = (m12 * m41 - m11 * m42) * k
        result.m44 = (m11 * m22 - m12 * m21) * k
        return result
    }

    /// W at a point.
    func depth(at p: CGPoint) -> CGFloat { p.x * m14 + p.y * m24 + m44 }

    /// The projection of a point; nil behind the viewer.
    package func projected(of p: CGPoint) -> CGPoint? {
        let w = depth(at: p)
        guard w > 0 else { return nil }
        let place = CGPoint(
            x: (p.x * m11 + p.y * m21 + m41) / w, y: (p.x * m12 + p.y * m22 + m42) / w)
        return place.x.isFinite && place.y.isFinite ? place : nil
    }

    /// The outline in which a rectangle is seen, without the parts behind or right before the viewer: up to five corners, none
    /// when it is invisible.
    package func outline(of rect: CGRect) -> [CGPoint] {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ]
        var kept: [CGPoint] = []
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % 4]
            let (here, there) = (depth(at: corner) - Self.nearest, depth(at: next) - Self.nearest)
            if here >= 0 { kept.append(corner) }
            if (here >= 0) != (there >= 0) {
                let part = here / (here - there)
                kept.append(
                    CGPoint(x: corner.x + (next.x - corner.x) * part, y: corner.y + (next.y - corner.y) * part))
            }
        }
        return kept.compactMap(projected)
    }

    /// The upright rectangle around the visible outline of a rectangle; null when it is invisible.
    package func bounds(of rect: CGRect) -> CGRect {
        guard !rect.isNull else { return rect }
        if let affine { return rect.applying(affine) }
        let corners = outline(of: rect)
        guard let first = corners.first else { return .null }
        return corners.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }

    /// The nine entries, row by row.
    package var text: String {
        [m11, m12, m14, m21, m22, m24, m41, m42, m44].map(\.preciseText).joined(separator: " ")
    }
}

extension CGFloat {
    /// Perspective lives in thousandths, which the short form of lengths would round away.
    fileprivate nonisolated var preciseText: String {
        let rounded = (self * 1_000_000).rounded() / 1_000_000
        return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? "\(Int(rounded))" : "\(Double(rounded))"
    }
}
