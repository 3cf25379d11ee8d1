public import Foundation

extension CGPath {
    /// An immutable copy, transformed when a transform is given.
    ///
    /// - Complexity: constant without a transform, else linear in the number of segments.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(geometry: transform.map { geometry.applying($0.pointee) } ?? geometry)
    }

    /// A copy that can grow on its own, transformed when a transform is given.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.geometry = transform.map { geometry.applying($0.pointee) } ?? geometry
        return copy
    }

    /// The outline of the stroked path with a `miterLimit`, to be filled with the winding rule.
    ///
    /// The transform is applied to the path before it is stroked, so the width is not scaled by it. Curves become short lines,
    /// round joins and caps stay curves. A width that is not positive, and a path with coordinates that are not finite, give an
    /// empty path. A subpath of no length gives a dot for round and square caps and no outline for butt caps.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        var style = StrokeStyle()
        style.width = lineWidth
        style.cap = lineCap
        style.join = lineJoin
        style.miterLimit = miterLimit
        return CGPath(geometry: PathStroker.outline(of: geometry.applying(transform), style: style))
    }

    /// The path cut into dashes, each an open subpath.
    ///
    /// The lengths are those of dashes and gaps in turn; an odd number of them is taken twice. The phase is where in the
    /// pattern the path begins. Lengths that are negative, not finite or all zero, or so short
    /// that the path would have more than 100,000 repeats, leave the path whole.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(geometry: geometry.applying(transform).dashed(phase: phase, lengths: lengths))
    }

    /// The path with every curve replaced by lines that keep within about `threshold` of it.
    ///
    /// A threshold that is not positive counts as a tenth of a point.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(geometry: geometry.straightened(tolerance: threshold))
    }
}
