import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Shows an alert before a dimmed background, and follows its size; a tap beside an action sheet cancels.
final class AlertPresentation: UIPresentationController {
    private let dimming = UIView()
    private let tint = TintDimming()

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    /// The position of the alert in a container of the present size.
    var placement: AlertPlacement { placement(in: containerView?.bounds.size ?? .zero) }

    private func placement(in size: CGSize) -> AlertPlacement {
        guard alert?.preferredStyle == .actionSheet else { return .middle }
        let traits = UIScreen.main.traits(for: size)
        let isRoomy = traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
        return isRoomy ? .middle : .lowerEdge
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        container.resolveSafeArea()
        return frame(in: container.bounds.size)
    }

    private func frame(in size: CGSize) -> CGRect {
        guard let view = presentedView as? AlertView else { return CGRect(origin: .zero, size: size) }
        return placement(in: size).frame(of: view, in: size, safeArea: containerView?.safeAreaInsets ?? .zero)
    }

    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { frame(in: parentSize).size }

    override func layOut(_ view: UIView) {
        let frame = frameOfPresentedViewInContainerView
        // On its way in or out it has a transform, which leaves these alone.
        view.bounds.size = frame.size
        view.center = CGPoint(x: frame.midX, y: frame.midY)
    }

    /// The alert may have another size than before.
    override func containerViewWillLayoutSubviews() { if let presentedView { layOut(presentedView) } }

    override func presentationTransitionWillBegin() {
        alert?.alertView?.isInPopover = false
        guard let container = containerView else { return }
        let isDark = container.traitCollection.userInterfaceStyle == .dark
        dimming.backgroundColor = UIColor(white: 0, alpha: isDark ? 0.48 : 0.2)
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        if alert?.preferredStyle == .actionSheet {
            dimming.addGestureRecognizer(UITapGestureRecognizer(target: self, action: AlertPresentation.tapBeside))
        }
        container.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate { [dimming, tint] _ in
            dimming.alpha = 1
            tint.dim(behind: container)
        }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) { if !completed { dismantle() } }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimming, tint] _ in
            dimming.alpha = 0
            tint.restore()
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dismantle() } else { dimming.alpha = 1 }
    }

    private func dismantle() {
        tint.restore()
        dimming.removeFromSuperview()
        dimming.gestureRecognizers = nil
    }

    private func tapBeside() { alert?.choose(alert?.cancellingAction) }
}
