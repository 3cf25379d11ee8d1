package import CoreGraphics
package import Foundation

/// All visible properties of a layer that animations may change: copied for presentation, compared for change.
package nonisolated struct LayerState: Sendable {
    package var position: CGPoint = .zero
    package var bounds: CGRect = .zero
    package var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    package var zPosition: CGFloat = 0
    /// The part of the transform in the plane; all of it, unless `isSpatial`.
    package private(set) var transform: CGAffineTransform = .identity
    package var opacity: Float = 1
    package var backgroundColor: RGBAColor?
    package var borderColor: RGBAColor = .black
    package var borderWidth: CGFloat = 0
    package var cornerRadius: CGFloat = 0
    package var shadowColor: RGBAColor = .black
    package var shadowOpacity: Float = 0
    package var shadowOffset = CGSize(width: 0, height: -3)
    package var shadowRadius: CGFloat = 3
    /// nil on a plain layer.
    private(set) var extrasBox: LayerExtras.Box?

    /// Rare properties; setting one gives the layer storage for them.
    package var extras: LayerExtras {
        get { extrasBox?.extras ?? LayerExtras() }
        set { extrasBox = LayerExtras.Box(newValue) }
    }

    /// Gives the layer a transform in its plane.
    package mutating func setTransform(_ transform: CGAffineTransform) {
        self.transform = transform
        if extrasBox?.extras.transform != nil { extras.transform = nil }
    }

    /// From the children's superlayer space to this layer's bounds space; nil when they are the same or not in one plane.
    var sublayerPlacement: CGAffineTransform? {
        guard let transform = extrasBox?.extras.sublayerTransform, !CATransform3DIsIdentity(transform),
            CATransform3DIsAffine(transform)
        else { return nil }
        return CATransform3DGetAffineTransform(transform).about(anchorInBounds)
    }

    /// The point of the bounds that is at `position`, in bounds space.
    package var anchorInBounds: CGPoint {
        CGPoint(
            x: bounds.origin.x + anchorPoint.x * bounds.width, y: bounds.origin.y + anchorPoint.y * bounds.height)
    }

    /// False when a number of the geometry is NaN or infinite; such a layer is not in the picture.
    package var isFinite: Bool {
        let (origin, size) = (bounds.origin, bounds.size)
        return position.x.isFinite && position.y.isFinite && origin.x.isFinite && origin.y.isFinite
            && size.width.isFinite && size.height.isFinite && anchorPoint.x.isFinite && anchorPoint.y.isFinite
            && (transform.isIdentity || transform.isFinite) && (!isSpatial || spaceTransform.isFinite)
    }

    /// Cuts numbers to the ranges of their properties; sums of animations may exceed them on their way only.
    mutating func returnToRanges() {
        opacity = max(0, min(1, opacity))
        shadowOpacity = max(0, min(1, shadowOpacity))
        cornerRadius = max(0, cornerRadius)
        borderWidth = max(0, borderWidth)
        shadowRadius = max(0, shadowRadius)
        if case .backdrop(let look)? = extrasBox?.extras.look, look != look.inRange {
            extras.look = .backdrop(look.inRange)
        }
    }

    /// The offset from bounds space to the superlayer's, where no transform does more.
    var offset: CGVector {
        CGVector(
            dx: position.x - bounds.origin.x - anchorPoint.x * bounds.width,
            dy: position.y - bounds.origin.y - anchorPoint.y * bounds.height)
    }

    /// From bounds space to the superlayer's bounds space: q = position + T·(p − a).
    package var placement: CGAffineTransform {
        let anchor = anchorInBounds
        if extrasBox != nil, isFlipped {
            return bounds.mirroring.concatenating(CGAffineTransform(translationX: -anchor.x, y: -anchor.y))
                .concatenating(transform).concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        }
        if transform.isIdentity {
            return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
        }
        return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
            .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }

    /// The smallest upright rectangle around the bounds, in the superlayer's space.
    package var frame: CGRect {
        if transform.isIdentity {
            // Sizes are taken as they are, so that setting a frame and reading it back is exact.
            return CGRect(
                x: position.x - anchorPoint.x * bounds.width, y: position.y - anchorPoint.y * bounds.height,
                width: bounds.width, height: bounds.height)
        }
        return isSpatial ? Projection(spacePlacement).bounds(of: bounds) : bounds.applying(placement)
    }

    /// Moves and sizes so that `frame` becomes the rectangle; with a turned transform as Core Animation does, by running the
    /// size through the inverse linear part.
    package mutating func setFrame(_ frame: CGRect) {
        let frame = frame.standardized
        if transform.isIdentity {
            bounds.size = frame.size
            position = CGPoint(
                x: frame.minX + anchorPoint.x * frame.width, y: frame.minY + anchorPoint.y * frame.height)
            return
        }
        let size = frame.size.applying(transform.inverted())
        bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
        let now = self.frame
        position.x += frame.minX - now.minX
        position.y += frame.minY - now.minY
    }
}

extension CGAffineTransform {
    fileprivate nonisolated var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}
