import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The least alpha at which a view can be touched.
    static let touchableAlpha: CGFloat = 0.01

    func hitTestSubtree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, takesTouches, layer.opacity >= Float(Self.touchableAlpha),
            self.point(inside: point, with: event)
        else { return nil }
        return hitTestSubviews(point, with: event) ?? self
    }

    private var takesTouches: Bool {
        viewFlags.contains(.isUserInteractionEnabled) && !viewFlags.contains(.ignoresTouches)
    }

    /// The front-most hit among the subviews, for a point of this view's space.
    private func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let subviews = storedSubviews
        guard subviews.count >= HitIndex.leastCount else {
            for subview in subviews.reversed() {
                if let hit = subview.hitTest(fromSuperview: point, with: event) { return hit }
            }
            return nil
        }
        let index = currentHitIndex(of: subviews)
        var place = subviews.count
        while let candidate = index.candidate(at: point, before: place) {
            if let hit = subviews[candidate].hitTest(fromSuperview: point, with: event) { return hit }
            place = candidate
        }
        return nil
    }

    private func currentHitIndex(of subviews: [UIView]) -> HitIndex {
        let version = layer.sublayerVersion
        if let hitIndex, hitIndex.isCurrent(version: version) { return hitIndex }
        let index = HitIndex(subviews, version: version)
        hitIndex = index
        return index
    }

    /// What is hit here, for a point of the superview's space. Nothing is asked of a class that decides nothing.
    private func hitTest(fromSuperview point: CGPoint, with event: UIEvent?) -> UIView? {
        guard hasPlainHitTesting, layer.isUpright else { return hitTest(fromSuperview(point), with: event) }
        guard takesTouches, let own = layer.pointInside(point, leastOpacity: Float(Self.touchableAlpha)) else {
            return nil
        }
        return hitTestSubviews(own, with: event) ?? self
    }

    /// A point of the superview's space in this view's.
    func fromSuperview(_ point: CGPoint) -> CGPoint {
        // Where nothing of the view is seen there is no point of it, and none that any rectangle contains.
        guard layer.liesInPlane else {
            return layer.pointSeen(at: point) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        }
        let state = layer.state
        let anchor = state.anchorInBounds
        if state.transform.isIdentity {
            return CGPoint(x: point.x - state.position.x + anchor.x, y: point.y - state.position.y + anchor.y)
        }
        return point.applying(state.placement.inverted())
    }
}
