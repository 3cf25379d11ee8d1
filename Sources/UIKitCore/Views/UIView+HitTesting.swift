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
        let state = layer.state
        let anchor = state.anchorInBounds
        if state.transform.isIdentity {
            return CGPoint(x: point.x - state.position.x + anchor.x, y: point.y - state.position.y + anchor.y)
        }
        return point.applying(state.placement.inverted())
    }
}
