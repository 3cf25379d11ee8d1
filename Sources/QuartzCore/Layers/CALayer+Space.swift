package import CoreGraphics
package import Foundation

extension CALayer {
    /// True when the layer and its surroundings need no more than the plane to find a point of the superlayer in it.
    package var liesInPlane: Bool {
        guard !sharesSpace, !state.isSpatial else { return false }
        guard let superlayer else { return true }
        return superlayer.state.extrasBox == nil && !superlayer.sharesSpace
    }

    /// The offset of the layer's space from an ancestor's, for nil from the space above its root; nil when it is not only
    /// moved, or the ancestor is none.
    package func offset(from ancestor: CALayer?) -> CGVector? {
        if self === ancestor { return .zero }
        guard state.transform.isIdentity, !sharesSpace, !state.isSpatial, !state.isFlipped else { return nil }
        let sought = ancestor.map { Unmanaged.passUnretained($0).toOpaque() }
        var offset = state.offset
        var next = superlayerReference.unretained
        while let layer = next {
            guard layer.borrow({ $0.state.extrasBox == nil && !$0.sharesSpace }) else { return nil }
            if layer.toOpaque() == sought { return offset }
            guard layer.borrow({ $0.state.transform.isIdentity }) else { return nil }
            let step = layer.borrow { $0.state.offset }
            offset.dx += step.dx
            offset.dy += step.dy
            next = layer.borrow { $0.superlayerReference.unretained }
        }
        return sought == nil ? offset : nil
    }

    /// From this layer's space to the space above its root, as it is seen there.
    var projectionToRoot: Projection {
        var result: Projection?
        var space = state.spacePlacement
        func flattened() -> Projection {
            result?.concatenating(Projection(space)) ?? Projection(space)
        }
        var layer = self
        while let parent = layer.superlayer {
            if let inner = parent.state.sublayerSpace { space = CATransform3DConcat(space, inner) }
            if parent.sharesSpace {
                space = CATransform3DConcat(space, parent.state.spacePlacement)
            } else {
                result = flattened()
                space = parent.state.spacePlacement
            }
            layer = parent
        }
        return flattened()
    }

    /// The point of this layer's space that is seen at a point of the superlayer's; nil when the layer shows only its edge
    /// there, or is behind the viewer.
    package func pointSeen(at point: CGPoint) -> CGPoint? {
        guard let superlayer else {
            return Projection(state.spacePlacement).inverted.flatMap { $0.projected(of: point) }
        }
        guard let inverse = projectionToRoot.inverted else { return nil }
        return superlayer.projectionToRoot.concatenating(inverse).projected(of: point)
    }

    /// The front-most layer of this subtree at a point of the plane that shows it; `space` leads from the superlayer's space
    /// to that of the plane.
    func hitTest(_ p: CGPoint, through space: CATransform3D?) -> CALayer? {
        guard !isHidden, opacity > 0 else { return nil }
        if sharesSpace {
            var matrix = state.spacePlacement
            if let space { matrix = CATransform3DConcat(matrix, space) }
            if let inner = state.sublayerSpace { matrix = CATransform3DConcat(inner, matrix) }
            for child in children.reversed() {
                if let hit = child.hitTest(p, through: matrix) { return hit }
            }
            return nil
        }
        guard let inside = pointSeen(at: p, through: space) else { return nil }
        let isInBounds = contains(inside)
        if masksToBounds, !isInBounds { return nil }
        let below = state.sublayerPlacement.map { inside.applying($0.inverted()) } ?? inside
        let inner = state.spatialSublayerSpace
        for child in children.reversed() {
            if let hit = child.hitTest(below, through: inner) { return hit }
        }
        return isInBounds ? self : nil
    }

    private func pointSeen(at p: CGPoint, through space: CATransform3D?) -> CGPoint? {
        if space == nil, !state.isSpatial { return p.applying(state.placement.inverted()) }
        let matrix = space.map { CATransform3DConcat(state.spacePlacement, $0) } ?? state.spacePlacement
        let projection = Projection(matrix)
        guard isDoubleSided || projection.determinant > 0 else { return nil }
        return projection.inverted?.projected(of: p)
    }

    func setDoubleSided(_ isDoubleSided: Bool) {
        guard isDoubleSided != self.isDoubleSided else { return }
        if isDoubleSided { flags.remove(.isSingleSided) } else { flags.insert(.isSingleSided) }
        setNeedsSnapshot()
    }

    /// Sets the distance toward the viewer, on which the order among siblings depends.
    func changeZPosition(to new: CGFloat) {
        guard new != state.zPosition else { return }
        superlayer?.sublayerSlots?.arrangementDidChange()
        change(.zPosition, from: state.zPosition, to: new) { $0.zPosition = new }
        superlayer?.setNeedsSnapshot()
    }

    /// Sets the whole transform.
    func changeTransform(to new: CATransform3D) {
        let old = state.isSpatial ? AnimatableValue.space(state.spaceTransform) : .transform(state.transform)
        change(.transform, from: old, to: .space(new)) { $0.spaceTransform = new }
    }
}
