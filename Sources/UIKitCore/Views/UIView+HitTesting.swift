import CoreGraphics
import Foundation
import QuartzCore

extension UIView {
    /// The least alpha at which a view can be touched.
    static let touchableAlpha: CGFloat = 0.01

    /// Shows or hides the view, and cancels the touches of one that is hidden.
    func hide(_ isHidden: Bool) {
        let wasHidden = self.isHidden
        guard !isHidden || !viewFlags.contains(.isVanishing) else { return }
        viewFlags.remove(.isVanishing)
        layer.isHidden = isHidden
        if isHidden != wasHidden { storedSuperview?.visibilityDidChange(of: self) }
        if isObserved { announce("hidden", from: wasHidden, to: isHidden) }
        if isHidden { ApplicationRuntime.current?.cancelTouches(in: self) }
    }

    /// Lets touches come to the view, or cancels those that it has and lets no more come.
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
        /// A view that decides nothing for itself: it is hit, or something in it at a point of its own space.
        case into(Unmanaged<UIView>, SIMD2<Double>)
        /// A view that decides for itself has to be asked first.
        case ask
    }

    /// The front-most hit among the subviews, for a point of this view's space.
    ///
    /// A view whose class decides nothing for itself is hit, or something in it, wherever it contains the point: such views are
    /// gone down without coming back. They are kept by their superviews, so no references are counted on the way; code of
    /// apps, which may take views away, is asked only by a view that is kept meanwhile.
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

    /// Finds the front-most subview that takes a point of this view's space, as far as none has to be asked.
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

    /// The front-most hit among subviews of which some decide for themselves.
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
            // The subview may have changed what lies here.
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

    /// Has touches find the view where an animation shows it, until as many calls of `endHitsWhereSeen()`.
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

    /// A point of the superview's space in this view's, as animators show it.
    private func fromSuperviewAsSeen(_ point: CGPoint) -> CGPoint {
        guard viewFlags.contains(.isHitWhereSeen), layer.liesInPlane else { return fromSuperview(point) }
        return point.applying(layer.presentationState.placement.inverted())
    }

    /// A point of the superview's space in this view's.
    func fromSuperview(_ point: CGPoint) -> CGPoint {
        // Where nothing of the view is seen there is no point of it, and none that any rectangle contains.
        guard layer.liesInPlane else {
            return layer.pointSeen(at: point) ?? CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
        }
        if let offset = layer.uprightPlacement?.offset {
            return CGPoint(x: point.x - offset.dx, y: point.y - offset.dy)
        }
        return point.applying(layer.state.placement.inverted())
    }
}
