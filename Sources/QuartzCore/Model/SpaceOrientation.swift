import CoreGraphics
import Foundation

/// The orientation of the space of sublayers: nodes have their y axis pointing down, flipped layers' spaces have not.
nonisolated struct SpaceOrientation: Sendable {
    /// Whether the y axis points up.
    var pointsUp = false
    /// The bounds of the layer whose space it is; they are mirrored about their middle.
    var bounds: CGRect = .zero

    /// The y axis points down, as it does above every root.
    static let usual = SpaceOrientation()

    /// The space inside a layer that lies in this one.
    func inside(_ state: LayerState) -> SpaceOrientation {
        SpaceOrientation(pointsUp: pointsUp != state.isFlipped, bounds: state.bounds)
    }
}

extension CGRect {
    /// Turns the rectangle's space upside down about the rectangle's middle.
    nonisolated var mirroring: CGAffineTransform {
        CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: minY + maxY)
    }
}

extension CATransform3D {
    /// The same transform of a space whose y axis points the other way: S·T·S, S turning y over.
    nonisolated var withYTurned: CATransform3D {
        var turned = self
        (turned.m12, turned.m21, turned.m23) = (-m12, -m21, -m23)
        (turned.m32, turned.m24, turned.m42) = (-m32, -m24, -m42)
        return turned
    }
}

extension LayerState {
    /// Whether the layer's own space lies upside down in its superlayer's.
    package nonisolated var isFlipped: Bool { extrasBox?.extras.isFlipped ?? false }

    /// The state of a layer that looks the same in spaces whose y axis points down.
    ///
    /// With M the mirroring of a layer's bounds and P its placement, the new placement is M·P·M of the superlayer: the anchor
    /// point and the position are mirrored, and the transform is S·T·S.
    nonisolated func turnedDown(in space: SpaceOrientation) -> LayerState {
        guard space.pointsUp || isFlipped else { return self }
        var state = self
        if space.pointsUp {
            state.anchorPoint.y = 1 - anchorPoint.y
            state.position.y = space.bounds.minY + space.bounds.maxY - position.y
            state.spaceTransform = spaceTransform.withYTurned
        }
        let pointsUp = space.inside(self).pointsUp
        if pointsUp {
            state.shadowOffset.height = -shadowOffset.height
            state.extras.turnOver(in: bounds)
        }
        if isFlipped { state.extras.isFlipped = false }
        return state
    }
}

extension LayerExtras {
    /// Mirrors the content of the layer's own space.
    fileprivate nonisolated mutating func turnOver(in bounds: CGRect) {
        isTurnedOver = true
        sublayerTransform = sublayerTransform.withYTurned
        shadowPath = shadowPath?.applying(bounds.mirroring)
        switch look {
        case .shape(var shape):
            shape.path = shape.path?.applying(bounds.mirroring)
            look = .shape(shape)
        case .gradient(var gradient):
            (gradient.start.y, gradient.end.y) = (1 - gradient.start.y, 1 - gradient.end.y)
            look = .gradient(gradient)
        case .replicator(var replicator):
            replicator.transform = replicator.transform.withYTurned
            look = .replicator(replicator)
        case .emitter(var emitter):
            emitter.position = emitter.position.applying(bounds.mirroring)
            look = .emitter(emitter)
        case .backdrop, .text, .curl, nil: break
        }
    }
}
