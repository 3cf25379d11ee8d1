public import Foundation
import QuartzCore
import UIFoundation

/// Shows a controller on a card that the user can drag between heights, and down to dismiss it.
///
/// In a compact width the card is as wide as the container and rests at one of the detents. In a regular width it is centred and
/// has one size, that of a page or of a form. In a compact height it covers the container, unless it prefers the bottom edge. A
/// delegate that is a `UISheetPresentationControllerDelegate` is notified of the detents that the user selects.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
    private lazy var stage = SheetInteraction(of: self)
    private let tint = TintDimming()

    // MARK: Detents

    /// The heights at which the sheet can rest, at least one; `large()` by default. In a regular width they have no effect.
    open var detents: [Detent] = [.large()] {
        didSet {
            if detents.isEmpty {
                fatalError(
                    "A \(ObjectNames.label(of: self)) was given no detents. Give it at least one, such as .large()."
                )
            }
            invalidateDetents()
        }
    }

    /// The detent at which the sheet rests if it is active, else the lowest one is used. In `animateChanges(_:)` the card
    /// animates there.
    open var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// The highest detent at which the content behind is not dimmed and gets touches; nil dims always.
    open var largestUndimmedDetentIdentifier: Detent.Identifier? {
        didSet { if largestUndimmedDetentIdentifier != oldValue { invalidateDetents() } }
    }

    /// Computes the heights of the detents again at the next layout.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Animates the changes of the sheet, and of other views, that a block makes.
    open func animateChanges(_ changes: () -> Void) {
        guard let container = containerView, container.window != nil else { return changes() }
        UIView.animate(
            springDuration: 2 * .pi / Double(SettlingSpring.snapFrequency), bounce: 0,
            options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            changes()
            container.setNeedsLayout()
            container.layoutIfNeeded()
        }
    }

    // MARK: Appearance and behaviour

    /// Whether the card has a grabber at its top; a tap on it selects the next detent.
    open var prefersGrabberVisible = false {
        didSet { if prefersGrabberVisible != oldValue { invalidateDetents() } }
    }

    /// The radius of the card's corners in points; nil for the system's.
    open var preferredCornerRadius: CGFloat? {
        didSet { if preferredCornerRadius != oldValue { invalidateDetents() } }
    }

    /// Whether a scroll view in the card expands it to a higher detent when its content is dragged up from its top.
    open var prefersScrollingExpandsWhenScrolledToEdge = true

    /// Whether a floating card has the size of a readable page, not the presented controller's preferred size.
    ///
    /// True by default, except for form sheets.
    open var prefersPageSizing: Bool {
        get { storedPageSizing ?? (style != .formSheet) }
        set {
            guard newValue != prefersPageSizing else { return }
            storedPageSizing = newValue
            invalidateDetents()
        }
    }
    private var storedPageSizing: Bool?

    /// Whether the card rests at the bottom edge in a compact height, too, instead of covering the container.
    open var prefersEdgeAttachedInCompactHeight = false {
        didSet { if prefersEdgeAttachedInCompactHeight != oldValue { invalidateDetents() } }
    }

    /// Whether a card at the bottom edge has the presented controller's preferred width, not the container's.
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
        didSet { if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { invalidateDetents() } }
    }

    /// The view over which a floating card is centred, as far as there is room; nil for the container.
    open weak var sourceView: UIView? {
        didSet { if sourceView !== oldValue { invalidateDetents() } }
    }

    /// Selects a detent on behalf of the user.
    func userDidSelect(_ identifier: Detent.Identifier) {
        selectedDetentIdentifier = identifier
        let delegate = delegate ?? presentation?.origin.delegate
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    // MARK: Geometry

    private func form(in traits: UITraitCollection) -> SheetGeometry.Form {
        if traits.verticalSizeClass == .compact { return prefersEdgeAttachedInCompactHeight ? .attached : .whole }
        if traits.horizontalSizeClass == .regular { return .floating }
        // A form sheet that the delegate keeps from adapting stays floating.
        return style == .formSheet && adaptedStyle == .none ? .floating : .attached
    }

    /// The margin above the card: the status bar's height, so that the card's own safe area begins at its edge.
    private func upperMargin(in traits: UITraitCollection) -> CGFloat {
        let isAway =
            traits.verticalSizeClass == .compact
            || ApplicationRuntime.current?.statusBarRule.isUnwanted == true
        return (isAway ? 0 : StatusBarView.height) + SheetGeometry.gap
    }

    func geometry(in size: CGSize) -> SheetGeometry {
        let traits = UIScreen.main.traits(for: size)
        switch form(in: traits) {
        case .whole: return SheetGeometry(covering: size)
        case .floating:
            let center = containerView.flatMap { container in
                sourceView.map { container.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), from: $0) }
            }
            return SheetGeometry(
                floating: floatingSize(in: size), around: center ?? CGPoint(x: size.width / 2, y: size.height / 2),
                in: size, margin: upperMargin(in: traits))
        case .attached:
            let bottom = containerView?.safeAreaInsets.bottom ?? 0
            let maximum = size.height - upperMargin(in: traits) - bottom
            let wished = preferredContentSize.width
            return SheetGeometry(
                attached: widthFollowsPreferredContentSizeWhenEdgeAttached && wished > 0 ? wished : size.width,
                stops: stops(maximum: maximum, bottom: bottom, traits: traits, height: size.height), in: size,
                largestUndimmed: largestUndimmedDetentIdentifier)
        }
    }

    private func floatingSize(in size: CGSize) -> CGSize {
        guard !prefersPageSizing else { return CGSize(width: SheetGeometry.pageWidth, height: size.height) }
        let (wished, usual) = (preferredContentSize, SheetGeometry.formSize)
        return CGSize(
            width: wished.width > 0 ? wished.width : usual.width,
            height: wished.height > 0 ? wished.height : usual.height)
    }

    private func stops(
        maximum: CGFloat, bottom: CGFloat, traits: UITraitCollection, height: CGFloat
    ) -> [SheetGeometry.Stop] {
        let context = SheetDetentContext(
            traits: containerView?.traitCollection ?? traits, maximum: maximum, height: height - bottom)
        let active = detents.compactMap { detent in
            detent.resolvedValue(in: context).map { value in
                SheetGeometry.Stop(identifier: detent.identifier, height: value.clamped(to: 0...maximum) + bottom)
            }
        }
        return active.isEmpty ? [SheetGeometry.Stop(identifier: .large, height: maximum + bottom)] : active
    }

    /// The height of a card at the large detent, the safe area included.
    var largestHeight: CGFloat {
        guard let container = containerView else { return 0 }
        return container.bounds.height - upperMargin(in: UIScreen.main.traits(for: container.bounds.size))
    }

    // MARK: Layout

    open override var presentedView: UIView? { viewToPresent(in: stage.card) }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return .zero }
        return frame(in: container.bounds.size)
    }

    private func frame(in size: CGSize) -> CGRect {
        let geometry = geometry(in: size)
        return geometry.frame(at: geometry.top(of: geometry.index(of: selectedDetentIdentifier)))
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { frame(in: parentSize).size }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        invalidateDetents()
    }

    /// A card has an elevated background, and a floating one the width class of its own width.
    override var ownTraits: UITraitCollection? {
        let elevated = UITraitCollection(userInterfaceLevel: .elevated)
        guard stage.geometry.form == .floating else { return elevated }
        let width = UIScreen.main.traits(for: stage.geometry.frame.size).horizontalSizeClass
        return UITraitCollection(traitsFrom: [elevated, UITraitCollection(horizontalSizeClass: width)])
    }

    @_spi(Subclassing) open override func layOut(_ view: UIView) {
        guard let containerView else { return }
        // A card under a drag has already followed the window's new size.
        if !stage.isHeld || presentation?.phase != .presented { stage.layOut(in: containerView) }
        updateTraits()
    }

    override func viewOutside(at point: CGPoint, with event: UIEvent?) -> UIView? {
        stage.restingDimming > 0 ? containerView : nil
    }

    override func leavesFree(_ view: UIView) -> Bool { stage.restingDimming <= 0 }

    // MARK: Transition

    open override func presentationTransitionWillBegin() {
        guard let containerView else { return }
        stage.enter(containerView)
        let (dimming, dark) = (stage.dimming, stage.restingDimming)
        presentedViewController.transitionCoordinator?.animate { [tint] _ in
            dimming.alpha = dark
            tint.follow(dark, behind: containerView)
        }
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { dismantle() }
    }

    private func dismantle() {
        stage.leave()
        tint.restore()
    }

    open override func dismissalTransitionWillBegin() {
        guard !stage.isDismissing else { return }
        stage.hold()
        let dimming = stage.dimming
        presentedViewController.transitionCoordinator?.animate { [tint] _ in
            dimming.alpha = 0
            tint.restore()
        }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return dismantle() }
        stage.dimming.alpha = stage.restingDimming
        followTint()
    }

    /// Views with a tint behind the card are desaturated where they are dimmed.
    private func followTint() {
        if let containerView { tint.follow(stage.restingDimming, behind: containerView) }
    }

    open override func containerViewWillLayoutSubviews() {
        guard let containerView else { return }
        stage.update(in: containerView)
        updateTraits()
        if presentation?.phase == .presented { followTint() }
    }
}
