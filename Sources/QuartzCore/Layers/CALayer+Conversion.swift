import CoreGraphics
import Foundation

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

    /// From one layer's space to another's; nil means the space above the root.
    ///
    /// Layers that leave the plane are converted as they are seen: a point is where the line from the viewer through it meets
    /// the layer. Where the layer is invisible, seen from its edge or behind the viewer, the point is not changed.
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

    func converted(_ p: CGPoint, from l: CALayer?) -> CGPoint { Conversion(from: l, to: self).converted(of: p) }

    func converted(_ p: CGPoint, to l: CALayer?) -> CGPoint { Conversion(from: self, to: l).converted(of: p) }

    func converted(_ r: CGRect, from l: CALayer?) -> CGRect { Conversion(from: l, to: self).bounds(of: r) }

    func converted(_ r: CGRect, to l: CALayer?) -> CGRect { Conversion(from: self, to: l).bounds(of: r) }
}
