package import CoreGraphics
public import Foundation

extension CALayer {
    /// From this layer's space to the space above its root.
    package var toRoot: CGAffineTransform {
        var transform = state.placement
        var layer = superlayer
        while let current = layer {
            if let inner = current.state.sublayerPlacement { transform = transform.concatenating(inner) }
            transform = transform.concatenating(current.state.placement)
            layer = current.superlayer
        }
        return transform
    }

    /// A point of another layer's space in this one's; nil means the space above the root. The model values count.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
        p.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }

    /// A point of this layer's space in another's.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
        p.applying(toRoot.concatenating(l.map { $0.toRoot.inverted() } ?? .identity))
    }

    /// The rectangle around another layer's rectangle in this one's space.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
        r.applying((l?.toRoot ?? .identity).concatenating(toRoot.inverted()))
    }

    /// The rectangle around this layer's rectangle in another's space.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
        r.applying(toRoot.concatenating(l.map { $0.toRoot.inverted() } ?? .identity))
    }

    /// True when the point, in this layer's space, lies in its bounds; upper edges are outside.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The front-most layer of this subtree that contains a point of the superlayer's space.
    public func hitTest(_ p: CGPoint) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        let inside = p.applying(state.placement.inverted())
        let isInBounds = contains(inside)
        if masksToBounds, !isInBounds { return nil }
        let below = state.sublayerPlacement.map { inside.applying($0.inverted()) } ?? inside
        for child in children.reversed() {
            if let hit = child.hitTest(below) { return hit }
        }
        return isInBounds ? self : nil
    }
}
