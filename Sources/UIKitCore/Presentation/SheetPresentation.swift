import CoreGraphics
import Foundation
import QuartzCore

/// Shows a controller on a card: across the width with a gap at the top, in a regular width in the middle.
final class SheetPresentation: UIPresentationController {
    private static let cornerRadius: CGFloat = 10
    private static let gap: CGFloat = 10
    private static let formSize = CGSize(width: 540, height: 620)
    /// As wide as text can be read.
    private static let pageWidth: CGFloat = 672

    private let dimming = UIView()
    private let card = UIView()

    override var presentedView: UIView? {
        if card.subviews.isEmpty {
            let view: UIView = presentedViewController.view
            card.clipsToBounds = true
            view.frame = card.bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            card.addSubview(view)
        }
        return card
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return frame(in: container.bounds.size)
    }

    private func frame(in size: CGSize) -> CGRect {
        let traits = UIScreen.main.traits(for: size)
        let whole = CGRect(origin: .zero, size: size)
        guard traits.verticalSizeClass == .regular else { return whole }
        // Below the status bar in any case, so that the card's own safe area begins at its edge.
        let top = StatusBarView.height + Self.gap
        guard traits.horizontalSizeClass == .regular else {
            return CGRect(x: 0, y: top, width: size.width, height: size.height - top)
        }
        let isForm = presentationStyle == .formSheet
        let width = min(isForm ? Self.formSize.width : Self.pageWidth, size.width)
        let height = min(isForm ? Self.formSize.height : size.height, size.height - 2 * top)
        return CGRect(
            x: ((size.width - width) / 2).rounded(), y: ((size.height - height) / 2).rounded(), width: width,
            height: height)
    }

    package override func presentedSize(in containerSize: CGSize) -> CGSize { frame(in: containerSize).size }

    override func presentationTransitionWillBegin() {
        guard let container = containerView else { return }
        let isDark = container.traitCollection.userInterfaceStyle == .dark
        dimming.backgroundColor = UIColor(white: 0, alpha: isDark ? 0.48 : 0.2)
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 1 }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { takeApart() }
    }

    override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { takeApart() } else { dimming.alpha = 1 }
    }

    private func takeApart() {
        dimming.removeFromSuperview()
        for view in card.subviews { view.removeFromSuperview() }
    }

    override func containerViewWillLayoutSubviews() {
        guard let container = containerView else { return }
        let frame = frameOfPresentedViewInContainerView
        card.layer.cornerRadius = frame == container.bounds ? 0 : Self.cornerRadius
        // One that reaches the lower edge is round above only.
        card.layer.maskedCorners =
            frame.maxY < container.bounds.maxY
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    }
}
