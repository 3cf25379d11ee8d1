import QuartzCore
import CoreGraphics
import Foundation

extension UIView {
    /// The least alpha at which a view can be touched.
    static let touchableAlpha: CGFloat = 0.01

    func hitTestSubtree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard !isHidden, isUserInteractionEnabled, !viewFlags.contains(.ignoresTouches),
            layer.opacity >= Float(Self.touchableAlpha), self.point(inside: point, with: event)
        else { return nil }
        for subview in storedSubviews.reversed() {
            if let hit = subview.hitTest(subview.fromSuperview(point), with: event) { return hit }
        }
        return self
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
