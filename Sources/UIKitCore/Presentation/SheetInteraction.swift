import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// Moves the card of a sheet and the dimming behind it: by layout, by drags, and by springs.
final class SheetInteraction: NSObject {
    /// The speed in points per second from which a drag down dismisses at any position, and a drag up never does.
    private static let dismissingSpeed: CGFloat = 1000
    /// The speed in points per second from which a drag continues to the next detent.
    private static let flingSpeed: CGFloat = 500
    /// The progress out of sight from which a card that is released without speed is dismissed.
    private static let dismissingPart: CGFloat = 0.5

    private unowned let controller: UISheetPresentationController
    let dimming = UIView(frame: .zero)
    private(set) lazy var card = SheetCard(grabber: SheetGrabber { [weak self] in self?.grabberWasTapped() })
    private lazy var pan = SheetPan(of: self)
    private let motion = SheetMotion()
    private(set) var geometry = SheetGeometry(covering: .zero)
    /// The y coordinate of the card's top edge.
    private var top: CGFloat = 0
    private var drag: SheetDrag?
    private var dismissal: SheetDismissal?

    init(of controller: UISheetPresentationController) {
        self.controller = controller
        super.init()
    }

    private var presentation: Presentation? { controller.presentation }

    /// Whether a drag or a spring moves the card.
    private var isBusy: Bool { drag != nil || motion.isRunning || dismissal != nil }

    /// Whether a drag is in progress.
    var isHeld: Bool { drag != nil }

    /// Whether a drag drives the running dismissal.
    var isDismissing: Bool { dismissal != nil }

    // MARK: Presenting and dismissing

    func enter(_ container: UIView) {
        let isDark = container.traitCollection.userInterfaceStyle == .dark
        dimming.backgroundColor = UIColor(white: 0, alpha: isDark ? 0.48 : 0.2)
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        if dimming.gestureRecognizers == nil {
            dimming.addGestureRecognizer(
                UITapGestureRecognizer(target: self, action: SheetInteraction.dimmingWasTapped))
        }
        container.insertSubview(dimming, at: 0)
        pan.delegate = self
        container.addGestureRecognizer(pan)
        geometry = controller.geometry(in: container.bounds.size)
    }

    func leave() {
        rest()
        pan.view?.removeGestureRecognizer(pan)
        dimming.removeFromSuperview()
        card.content = nil
        card.transform = .identity
    }

    /// Stops the card where it is, for a dismissal that is not driven by a drag.
    func hold() {
        rest()
        pan.abort()
    }

    /// The dimming at the detent where the card rests.
    var restingDimming: CGFloat { geometry.dimming(at: restTop) }

    private var restTop: CGFloat { geometry.top(of: geometry.index(of: controller.selectedDetentIdentifier)) }

    private func dimmingWasTapped() { presentation?.userTapsOutside() }

    // MARK: Layout

    /// Ends all movement and lays out the resting card in the container's present size.
    func layOut(in container: UIView) {
        hold()
        geometry = controller.geometry(in: container.bounds.size)
        show(restTop)
        if presentation?.phase != .presenting { dimming.alpha = geometry.dimming(at: restTop) }
    }

    /// Applies changed detents, sizes and appearance; a moving card continues to its new resting position.
    func update(in container: UIView) {
        let former = geometry
        geometry = controller.geometry(in: container.bounds.size)
        updateLook()
        if dismissal != nil {
            if geometry != former { show(geometry.lowestTop + former.shift(at: top)) }
        } else if motion.isRunning {
            if restTop != former.top(of: former.index(of: controller.selectedDetentIdentifier)) {
                run(to: restTop, velocity: 0)
            }
        } else if drag != nil {
            // During a drag the card stays under the finger.
            if geometry != former { move(to: top) }
        } else if presentation?.phase != .dismissing {
            show(restTop)
            if presentation?.phase == .presented { dimming.alpha = geometry.dimming(at: restTop) }
        }
    }

    private func updateLook() {
        card.round(
            geometry.form == .whole ? 0 : controller.preferredCornerRadius ?? SheetGeometry.cornerRadius,
            lowerCorners: geometry.form == .floating)
        card.grabber.isHidden = !controller.prefersGrabberVisible || geometry.form != .attached
    }

    private func show(_ top: CGFloat) {
        self.top = top
        // A presentation in the card's context can have the card in its container for a while.
        if let place = card.superview, place !== controller.containerView { return }
        let (frame, shift) = (geometry.frame(at: top), geometry.shift(at: top))
        let transform = CGAffineTransform(translationX: 0, y: shift)
        // Outside transitions the sheet alone sets the transform.
        if presentation?.phase != .dismissing || dismissal != nil, card.transform != transform {
            card.transform = transform
        }
        card.bounds.size = frame.size
        card.center = CGPoint(x: frame.midX, y: frame.midY)
        updateLook()
        card.castShadow(brightness: 1 - geometry.dimming(at: min(top, geometry.lowestTop)))
    }

    /// Lays out the card and the dimming for a top edge.
    private func move(to top: CGFloat) {
        UIView.performWithoutAnimation {
            show(top)
            dimming.alpha = geometry.dimming(at: top)
        }
        dismissal?.show(geometry.departure(at: top))
        // A popover whose source is in the card follows it.
        presentation?.presented.presentation?.container?.setNeedsLayout()
    }

    // MARK: Dragging

    func panWillBegin(sharingWith scrollView: UIScrollView?) {
        if card.layer.animationKeys()?.isEmpty == false, let shown = card.layer.presentation() {
            top = shown.frame.minY
            card.endMoving()
            dimming.layer.removeAllAnimations()
        }
        motion.stop()
        drag = SheetDrag(
            at: top, resting: restTop, in: geometry, sharingWith: scrollView,
            expandsByScrolling: controller.prefersScrollingExpandsWhenScrolledToEdge)
    }

    /// Consumes the card's part of a drag's translation.
    func share(_ translation: CGFloat) -> CGFloat { drag?.share(translation) ?? 0 }

    /// Whether the drag has moved the card from its resting position.
    var isDisplaced: Bool { drag.map { abs($0.wanted - restTop) > 0.5 } ?? false }

    func panDidChange(_ pan: SheetPan) {
        guard drag != nil else { return }
        if pan.state == .began { dismissal?.resume() }
        follow()
        switch pan.state {
        case .ended: release(velocity: isDisplaced ? pan.velocity(in: pan.view).y : 0)
        case .cancelled: settle(at: geometry.index(of: controller.selectedDetentIdentifier), velocity: 0)
        default: break
        }
    }

    /// Ends a drag whose gesture was reset without a final callback.
    func panDidReset() {
        if drag != nil { settle(at: geometry.index(of: controller.selectedDetentIdentifier), velocity: 0) }
    }

    private func follow() {
        guard let drag else { return }
        if drag.wanted > geometry.lowestTop, dismissal == nil, !drag.isHeldBack { beginDismissal() }
        guard let drag = self.drag else { return }
        move(to: drag.top(in: geometry, isLarge: geometry.stops.last?.height == controller.largestHeight))
    }

    private func beginDismissal() {
        guard let presentation, presentation.phase == .presented, presentation.presented.presentation == nil,
            presentation.isDismissibleByUser, drag != nil, let runtime = ApplicationRuntime.current
        else {
            drag?.isHeldBack = true
            return
        }
        presentation.notifyWillDismiss()
        let leader = SheetDismissal()
        dismissal = leader
        runtime.scene.presentations.enqueue {
            presentation.dismiss(animated: true, leader: leader) { presentation.origin.userDidDismiss() }
        }
        guard let transition = presentation.transition else {
            // The delegate has to be asked first.
            dismissal = nil
            drag?.isHeldBack = true
            return
        }
        leader.drive(transition) { [weak self] in self?.dismissalIsOver() }
    }

    private func dismissalIsOver() {
        dismissal = nil
        hold()
    }

    private func rest() {
        motion.stop()
        drag = nil
    }

    // MARK: Release

    private func release(velocity: CGFloat) {
        guard let drag else { return }
        if dismissal != nil {
            let isFarDown = geometry.departure(at: top) > Self.dismissingPart && velocity > -Self.dismissingSpeed
            if velocity >= Self.dismissingSpeed || isFarDown { return leaveByDrag(velocity: velocity) }
        }
        let isAttempt = drag.isHeldBack && drag.wanted > geometry.lowestTop
        let stop =
            abs(velocity) >= Self.flingSpeed
            ? geometry.nextStop(from: top, isUpward: velocity < 0) : geometry.nearestStop(to: top)
        settle(at: stop, velocity: velocity)
        if isAttempt { presentation?.notifyAttempt() }
    }

    private func leaveByDrag(velocity: CGFloat) {
        drag = nil
        dismissal?.release(isCancelled: false)
        run(to: geometry.exitTop, velocity: velocity)
    }

    private func settle(at stop: Int, velocity: CGFloat) {
        drag = nil
        dismissal?.release(isCancelled: true)
        choose(stop)
        run(to: restTop, velocity: velocity)
    }

    private func run(to goal: CGFloat, velocity: CGFloat) {
        guard top != goal else { return didArrive() }
        motion.run(from: top, to: goal, velocity: velocity) { [self] place in
            move(to: place)
        } onEnd: { [self] in
            didArrive()
        }
    }

    private func didArrive() { dismissal?.end() }

    /// Selects a detent on behalf of the user.
    private func choose(_ stop: Int) {
        let identifier = geometry.stops[stop].identifier
        guard geometry.form == .attached,
            identifier != geometry.stops[geometry.index(of: controller.selectedDetentIdentifier)].identifier
        else { return }
        controller.userDidSelect(identifier)
    }

    private func grabberWasTapped() {
        guard !isBusy, geometry.stops.count > 1, presentation?.phase == .presented else { return }
        let index = geometry.index(of: controller.selectedDetentIdentifier)
        settle(at: (index + 1) % geometry.stops.count, velocity: 0)
    }
}

extension SheetInteraction: UIGestureRecognizerDelegate {
    /// The recognizer gets all touches of the card, even while that moves.
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        guard geometry.form != .whole, !card.isHidden, let container = pan.view, let presentation,
            presentation.presented.presentation == nil, presentation.phase == .presented || dismissal != nil
        else { return false }
        let shown = card.layer.presentation()?.frame ?? card.frame
        return shown.contains(touch.location(in: container))
    }
}
