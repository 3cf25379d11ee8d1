public import Foundation
public import UIFoundation

/// Shows a controller in a bubble that points to a view or a bar button; a tap outside dismisses it.
///
/// Its size is the presented controller's preferred one, or 320 × 480 points, as far as there is room. In a compact width it is
/// shown as a sheet unless the delegate returns `none`. Its source must be set before it is presented.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    private let bubble = PopoverBubble()
    private let tint = TintDimming()
    private lazy var tap = UITapGestureRecognizer(
        target: self, action: UIPopoverPresentationController.outsideWasTapped)
    private var laidOutSize: CGSize?

    /// Lays out the presented controller while the popover is adapted to a sheet.
    open private(set) lazy var adaptiveSheetPresentationController = UISheetPresentationController(
        presentedViewController: presentedViewController, presenting: nil)

    // MARK: Source

    /// The view that contains the popover's source.
    open var sourceView: UIView? {
        didSet { sourceDidChange() }
    }

    /// The source in the source view's space; null for the view's bounds.
    open var sourceRect = CGRect.null {
        didSet { sourceDidChange() }
    }

    /// The view or bar button that the popover points to. It takes precedence over the other sources.
    open var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        didSet { sourceDidChange() }
    }

    /// The bar button that the popover points to.
    open var barButtonItem: UIBarButtonItem? {
        didSet { sourceDidChange() }
    }

    private func sourceDidChange() { containerView?.setNeedsLayout() }

    // MARK: Look

    /// The permitted arrow directions; if empty, the popover has no arrow and lies over its source.
    open var permittedArrowDirections: UIPopoverArrowDirection = .any {
        didSet { sourceDidChange() }
    }

    /// The arrow's direction; unknown while the popover is not shown.
    open private(set) var arrowDirection: UIPopoverArrowDirection = .unknown

    /// Whether the popover may cover its source when there is too little room.
    open var canOverlapSourceViewRect = false {
        didSet { sourceDidChange() }
    }

    /// The minimum distances of the popover from the window's edges and the status bar; 10 points by default.
    open var popoverLayoutMargins = UIEdgeInsets(
        top: PopoverPlacement.margin, left: PopoverPlacement.margin, bottom: PopoverPlacement.margin,
        right: PopoverPlacement.margin)
    {
        didSet { sourceDidChange() }
    }

    /// The colour below the content, the arrow included; nil for the system's.
    open var backgroundColor: UIColor? {
        didSet { bubble.fillColor = backgroundColor }
    }

    /// The class of the view with card and arrow, a subclass of `UIPopoverBackgroundView`; nil for the system's.
    ///
    /// A change applies to the next presentation.
    open var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        didSet { checkIsBackground(popoverBackgroundViewClass) }
    }

    /// Stops when a class is not a subclass of `UIPopoverBackgroundView`.
    private func checkIsBackground(_ kind: (any UIPopoverBackgroundViewMethods.Type)?) {
        guard let kind, !(kind is UIPopoverBackgroundView.Type) else { return }
        fatalError(
            "popoverBackgroundViewClass of the popover of \(ObjectNames.label(of: presentedViewController)) was set to \(kind), "
                + "which is no subclass of UIPopoverBackgroundView. Give it a subclass of that.")
    }

    /// Views outside that get touches while the popover is shown; such touches do not dismiss it.
    open var passthroughViews: [UIView]?

    private var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
        delegate as? any UIPopoverPresentationControllerDelegate
    }

    // MARK: Layout

    private func source(in container: UIView) -> CGRect? {
        if let item = sourceItem ?? barButtonItem { return item.frame(in: container) }
        guard let sourceView, sourceView.window === container.window else { return nil }
        return container.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
    }

    private func bubble(in size: CGSize) -> PopoverPlacement.Bubble {
        guard let container = containerView else {
            return PopoverPlacement.Bubble(frame: .zero, direction: .unknown, arrow: 0)
        }
        let (margins, safe) = (popoverLayoutMargins, container.safeAreaInsets)
        let room = CGRect(origin: .zero, size: size).inset(
            by: UIEdgeInsets(
                top: margins.top + safe.top, left: margins.left + safe.left, bottom: margins.bottom + safe.bottom,
                right: margins.right + safe.right))
        let wish = preferredContentSize
        let source = source(in: container)
        let placement = PopoverPlacement(
            source: source ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0), room: room,
            contentSize: CGSize(
                width: wish.width > 0 ? wish.width : PopoverPlacement.usualSize.width,
                height: wish.height > 0 ? wish.height : PopoverPlacement.usualSize.height),
            permitted: source == nil ? [] : permittedArrowDirections, canOverlap: canOverlapSourceViewRect,
            style: bubble.style)
        return placement.bubble
    }

    open override var presentedView: UIView? { viewToPresent(in: bubble) }

    open override var frameOfPresentedViewInContainerView: CGRect {
        containerView.map { bubble(in: $0.bounds.size).frame } ?? .zero
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { bubble(in: parentSize).frame.size }

    /// Resizes the popover in the app's animation if there is one, and else in one of its own.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        sourceDidChange()
        guard let containerView, presentation?.phase == .presented, containerView.isInWindow else { return }
        if ViewAnimation.current != nil { return containerView.layoutIfNeeded() }
        guard UIView.mayAnimate else { return }
        UIView.animate(withDuration: Self.resizingDuration, delay: 0, options: .allowUserInteraction) {
            containerView.layoutIfNeeded()
        }
    }

    /// The duration in seconds of a change to another size.
    private static let resizingDuration: TimeInterval = 0.3

    @_spi(Subclassing) open override func layOut(_ view: UIView) {
        // A presentation in the bubble's context can have the bubble in its container for a while.
        guard let container = containerView, bubble.superview == nil || bubble.superview === container else { return }
        if let laidOutSize, laidOutSize != container.bounds.size { requestRepositioning() }
        laidOutSize = container.bounds.size
        let found = bubble(in: container.bounds.size)
        arrowDirection = found.direction
        bubble.apply(found)
    }

    /// Lets the delegate change the source after a change of the container's size.
    private func requestRepositioning() {
        guard sourceItem == nil, barButtonItem == nil, var view = sourceView else { return }
        var rect = sourceRect.isNull ? view.bounds : sourceRect
        let (formerView, formerRect) = (view, rect)
        popoverDelegate?.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &view)
        if rect != formerRect { sourceRect = rect }
        if view !== formerView { sourceView = view }
    }

    /// A bubble has an elevated background and a compact width.
    override var ownTraits: UITraitCollection? {
        UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceLevel: .elevated), UITraitCollection(horizontalSizeClass: .compact),
        ])
    }

    override var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { PopoverFade() }

    // MARK: Touches outside

    override func viewOutside(at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard let container = containerView else { return nil }
        for view in passthroughViews ?? [] where view.window === container.window {
            if let hit = view.hitTest(view.convert(point, from: container), with: event) { return hit }
        }
        return container
    }

    override func leavesFree(_ view: UIView) -> Bool {
        passthroughViews?.contains { view.isDescendant(of: $0) } == true
    }

    private func outsideWasTapped() { presentation?.userTapsOutside() }

    override var allowsDismissal: Bool {
        super.allowsDismissal
            && (containerView == nil
                || popoverDelegate?.popoverPresentationControllerShouldDismissPopover(self) != false)
    }

    @_spi(Subclassing) open override func userDidDismiss() {
        if adaptedStyle == .none { popoverDelegate?.popoverPresentationControllerDidDismissPopover(self) }
        super.userDidDismiss()
    }

    // MARK: Transition

    open override func presentationTransitionWillBegin() {
        popoverDelegate?.prepareForPopoverPresentation(self)
        if !hasSource { refuseWithoutSource() }
        bubble.applyBackground(popoverBackgroundViewClass as? UIPopoverBackgroundView.Type)
        tap.delegate = self
        guard let containerView else { return }
        containerView.addGestureRecognizer(tap)
        presentedViewController.transitionCoordinator?.animate { [tint] _ in tint.dim(behind: containerView) }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dismantle() }
    }

    open override func dismissalTransitionWillBegin() {
        presentedViewController.transitionCoordinator?.animate { [tint] _ in tint.restore() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { dismantle() } else if let containerView { tint.dim(behind: containerView) }
    }

    /// Whether a source has been set.
    package var hasSource: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

    /// Stops because no source has been set.
    @_spi(Subclassing) open func refuseWithoutSource() -> Never {
        fatalError(
            "The popover of \(ObjectNames.label(of: presentedViewController)) needs a location, and nothing says what it is to point to. "
                + "Give its popoverPresentationController a sourceView, a barButtonItem or a sourceItem before presenting it."
        )
    }

    private func dismantle() {
        tap.view?.removeGestureRecognizer(tap)
        bubble.content = nil
        tint.restore()
        (arrowDirection, laidOutSize) = (.unknown, nil)
    }

    open override func containerViewWillLayoutSubviews() { layOut(bubble) }
}

extension UIPopoverPresentationController: UIGestureRecognizerDelegate {
    /// Only a touch that no view inside gets is a tap outside.
    public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touch.view === containerView
    }
}
