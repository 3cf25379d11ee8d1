import CoreGraphics
public import Foundation

extension CALayer {
    /// From this layer's space to the space above its root; nil when it leaves the plane on the way.
    private var toRoot: CGAffineTransform? {
        guard !state.isSpatial, !sharesSpace else { return nil }
        var transform = state.placement
        var layer = superlayer
        while let current = layer {
            guard !current.state.isSpatial, !current.sharesSpace, current.state.spatialSublayerSpace == nil else {
                return nil
            }
            if let inner = current.state.sublayerPlacement { transform = transform.concatenating(inner) }
            transform = transform.concatenating(current.state.placement)
            layer = current.superlayer
        }
        return transform
    }

    /// From one layer's space to another's; nil stands for the space above the root.
    ///
    /// Layers that leave the plane are converted as they are seen: a point is where the line from the viewer through it meets
    /// the layer. Where nothing can be seen, what a layer shows only its edge to or what is behind the viewer, the point stays
    /// what it is.
    private enum Conversion {
        case plane(CGAffineTransform)
        case space(Projection)

        init(from source: CALayer?, to destination: CALayer?) {
            let (first, last) = (source.map(\.toRoot) ?? .identity, destination.map(\.toRoot) ?? .identity)
            if let first, let last {
                self = .plane(first.concatenating(last.inverted()))
            } else {
                let first = source?.projectionToRoot ?? Projection(.identity)
                let last = destination?.projectionToRoot ?? Projection(.identity)
                self = .space(first.concatenating(last.inverted ?? Projection(.identity)))
            }
        }

        func converted(of point: CGPoint) -> CGPoint {
            switch self {
            case .plane(let transform): point.applying(transform)
            case .space(let projection): projection.projected(of: point) ?? point
            }
        }

        func bounds(of rect: CGRect) -> CGRect {
            switch self {
            case .plane(let transform): rect.applying(transform)
            case .space(let projection): projection.bounds(of: rect)
            }
        }
    }

    /// A point of another layer's space in this one's; nil means the space above the root. The model values count.
    ///
    /// - Complexity: linear in the depths of both layers, here and in the methods below.
    public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { Conversion(from: l, to: self).converted(of: p) }

    /// A point of this layer's space in another's.
    public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { Conversion(from: self, to: l).converted(of: p) }

    /// The rectangle around another layer's rectangle in this one's space.
    public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { Conversion(from: l, to: self).bounds(of: r) }

    /// The rectangle around this layer's rectangle in another's space.
    public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { Conversion(from: self, to: l).bounds(of: r) }

    /// True when the point, in this layer's space, lies in its bounds; upper edges are outside.
    public func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

    /// The front-most layer of this subtree that contains a point of the superlayer's space.
    ///
    /// Siblings are asked from the last to the first, wherever they lie in depth. A transform layer has no plane in which a
    /// point could lie: its sublayers are asked for what the plane before it shows there.
    ///
    /// - Complexity: linear in the number of layers inside that the point may lie in.
    public func hitTest(_ p: CGPoint) -> CALayer? { hitTest(p, through: nil) }
}
