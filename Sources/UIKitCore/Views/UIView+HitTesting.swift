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
    ///
    /// A view whose class decides nothing for itself is hit, or something in it, wherever it contains the point: such views are
    /// gone down without coming back.
    private func hitTestSubviews(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        var hit: UIView?
        var (view, place) = (self, point)
        while let step = view.nextHit(at: place, with: event) {
            hit = step.view
            guard let inner = step.place else { break }
            (view, place) = (step.view, inner)
        }
        return hit
    }

    /// The front-most subview that takes a point of this view's space, or what it gave as the hit.
    ///
    /// - Returns: The view, with the point in its own space when its subviews are still to be searched.
    private func nextHit(at point: CGPoint, with event: UIEvent?) -> (view: UIView, place: CGPoint?)? {
        let subviews = storedSubviews
        let index = subviews.count < HitIndex.leastCount ? nil : currentHitIndex(of: subviews)
        var number = subviews.count
        while number > 0 {
            if let index {
                guard let candidate = index.candidate(at: point, before: number) else { return nil }
                number = candidate
            } else {
                number -= 1
            }
            let subview = subviews[number]
            if subview.hasPlainHitTesting {
                switch subview.layer.reach(of: point, leastOpacity: Float(Self.touchableAlpha)) {
                case .inside(let inner):
                    guard subview.takesTouches else { continue }
                    return (subview, inner)
                case .outside: continue
                case .unknown: break
                }
            }
            if let hit = subview.hitTest(subview.fromSuperview(point), with: event) { return (hit, nil) }
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
