import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The smallest alpha at which a view gets touches.
    static let touchableAlpha: CGFloat = 0.01

    /// Sets whether the view is hidden, and cancels its touches when it is.
    func hide(_ isHidden: Bool) {
        let wasHidden = self.isHidden
        guard !isHidden || !viewFlags.contains(.isVanishing) else { return }
        viewFlags.remove(.isVanishing)
        layer.isHidden = isHidden
        if isHidden != wasHidden { storedSuperview?.visibilityDidChange(of: self) }
        if isObserved { announce("hidden", from: wasHidden, to: isHidden) }
        if isHidden { ApplicationRuntime.current?.cancelTouches(in: self) }
    }

    /// Sets whether the view gets touches, and cancels its present ones when it does not.
    func allowTouches(_ isAllowed: Bool) {
        viewFlags.set(.isUserInteractionEnabled, isAllowed)
        if !isAllowed { ApplicationRuntime.current?.cancelTouches(in: self) }
    }

    func hitTestSubtree(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard receivesTouches, self.point(inside: point, with: event) else { return nil }
        return hitTestSubviews(SIMD2(point.x, point.y), with: event) ?? self
    }

    private var receivesTouches: Bool {
        viewFlags.contains(.isUserInteractionEnabled) && viewFlags.isDisjoint(with: [.ignoresTouches, .isVanishing])
            && layer.isSeen(minimumOpacity: Float(Self.touchableAlpha))
    }

    /// The result of a search among the subviews of one view.
    private enum Step {
        case miss
        /// A view with the default hit testing, and the point in its space: the view or one below it is hit.
        case into(Unmanaged<UIView>, SIMD2<Double>)
        /// A view that overrides hit testing must be asked first.
        case ask
    }

    /// The front-most hit among the subviews, for a point of this view's space.
    ///
    /// A view with the default hit testing is hit, or one below it, whenever it contains the point, so the search descends into
    /// it without backtracking. Such views are owned by their superviews and not retained on the way. Views that override hit
    /// testing can run code of apps, which may remove views, so they are retained meanwhile.
    private func hitTestSubviews(_ point: SIMD2<Double>, with event: UIEvent?) -> UIView? {
        let start = Unmanaged.passUnretained(self)
        var (view, place) = (start, point)
        while true {
            switch view.borrow({ $0.nextStep(at: place) }) {
            case .miss: return view.toOpaque() == start.toOpaque() ? nil : view.takeUnretainedValue()
            case .into(let inner, let innerPlace): (view, place) = (inner, innerPlace)
            case .ask:
                let kept = view.takeUnretainedValue()
                return kept.hitTestAskingSubviews(place, with: event) ?? (kept === self ? nil : kept)
            }
        }
    }

    /// Finds the front-most subview that contains a point of this view's space, up to the first that must be asked.
    private func nextStep(at point: SIMD2<Double>) -> Step {
        guard let hitIndex = hitIndex ?? firstHitIndex() else { return .miss }
        return hitIndex.borrow { index in
            bringUpToDate(index)
            var number = index.count
            while let candidate = index.candidate(at: point, before: number) {
                number = candidate.number
                guard let place = candidate.place else { return .ask }
                let view = index[number].view
                if view.borrow({ $0.receivesTouches }) { return .into(view, place) }
            }
            return .miss
        }
    }

    /// The front-most hit among subviews of which some override hit testing.
    private func hitTestAskingSubviews(_ point: SIMD2<Double>, with event: UIEvent?) -> UIView? {
        guard let index = hitIndex?.takeUnretainedValue() else { return nil }
        var number = index.count
        while let candidate = index.candidate(at: point, before: number) {
            let subview = index[candidate.number].view.takeUnretainedValue()
            if let place = candidate.place {
                if subview.receivesTouches { return subview.hitTestSubviews(place, with: event) ?? subview }
            } else if let hit = subview.hitTest(
                subview.fromSuperviewAsSeen(CGPoint(x: point.x, y: point.y)), with: event)
            {
                return hit
            }
            // The subview may have changed this view's subviews.
            bringUpToDate(index)
            number = min(candidate.number, index.count)
        }
        return nil
    }

    private func firstHitIndex() -> Unmanaged<HitIndex>? {
        guard !storedSubviews.isEmpty else { return nil }
        let index = Unmanaged.passRetained(HitIndex())
        hitIndex = index
        return index
    }

    private func bringUpToDate(_ index: HitIndex) {
        let version = layer.sublayerVersion
        if !index.isCurrent(version: version) { index.fill(storedSubviews, version: version) }
    }

    /// Makes hit testing use the view's animated position, until as many calls of `endHitsWhereSeen()`.
    func beginHitsWhereSeen() {
        madeAttachments.animatorsShowing += 1
        viewFlags.insert(.isHitWhereSeen)
        superview?.hitIndex?.borrow { $0.invalidate() }
    }

    func endHitsWhereSeen() {
        madeAttachments.animatorsShowing -= 1
        guard madeAttachments.animatorsShowing == 0 else { return }
        viewFlags.remove(.isHitWhereSeen)
        superview?.hitIndex?.borrow { $0.invalidate() }
    }

    /// Converts a point of the superview's space to this view's, at its animated position.
    private func fromSuperviewAsSeen(_ point: CGPoint) -> CGPoint {
        guard viewFlags.contains(.isHitWhereSeen), layer.liesInPlane else { return fromSuperview(point) }
        return point.applying(layer.presentationState.placement.inverted())
    }

    /// Converts a point of the superview's space to this view's.
    func fromSuperview(_ point: CGPoint) -> CGPoint {
        // A view that is edge-on or behind the viewer contains no point; infinity lies in no rectangle.
        guard layer.liesInPlane else {
            return layer.pointSeen(at: point) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        }
        if let offset = layer.uprightPlacement?.offset {
            return CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
        }
        return point.applying(layer.state.placement.inverted())
    }
}
