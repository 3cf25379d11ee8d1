public import Foundation
public import UIFoundation

/// Lays out a presented controller's view in the presentation's container, and adds further views, such as a dimming view.
///
/// The presentation owns it from beginning to end. It does not retain the presented and the presenting controller. When the style
/// is adapted, another presentation controller takes over meanwhile; the app and the delegate keep this one.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment,
    UIContentContainer
{
    private weak var storedPresented: UIViewController?
    /// The presenting controller, kept after the presentation has ended.
    weak var storedPresenting: UIViewController?
    weak var storedContainer: UIView?
    /// The style; a presentation controller for an adapted style has another one than the app asked for.
    package var style: UIModalPresentationStyle
    var storedTraits = TraitSettings()
    /// The style that the delegate chose to adapt to; `none` when it keeps its own.
    var adaptedStyle = UIModalPresentationStyle.none

    /// Makes a presentation controller for a controller that is to be presented; the presenting controller is set then.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        (storedPresented, storedPresenting) = (presentedViewController, presentingViewController)
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// Decides how the presentation adapts and whether the user may dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The controller whose view is laid out.
    open var presentedViewController: UIViewController {
        guard let storedPresented else { refuse("presentedViewController", "it is gone") }
        return storedPresented
    }

    /// The controller over which the other is presented.
    open var presentingViewController: UIViewController {
        guard let presenting = storedPresented?.presentingViewController ?? storedPresenting else {
            refuse("presentingViewController", "nothing was presented yet, or the presenting controller is gone")
        }
        return presenting
    }

    /// The presentation of the presented controller; nil before its beginning and after its end.
    package var presentation: Presentation? { storedPresented?.ownPresentation }

    /// Changes the controller whose view is laid out.
    func setPresented(_ presented: UIViewController) { (storedPresented, framedView) = (presented, nil) }

    /// The presented view inside the presentation's own card or bubble.
    weak var framedView: UIView?

    private func refuse(_ what: String, _ reason: String) -> Never {
        fatalError(
            "\(what) of \(ObjectNames.label(of: self)) was read though \(reason). Read it only while the controller is presented."
        )
    }

    // MARK: Style

    /// The style with which the controller was presented, `automatic` resolved.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style that it adapts to in the present traits; `none` when it keeps its own.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style that it adapts to in traits, as the delegate decides; `none` when it keeps its own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard let delegate else { return traitCollection.horizontalSizeClass == .compact ? usualCompactStyle : .none }
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }

    /// The default style in a compact width.
    var usualCompactStyle: UIModalPresentationStyle { style == .popover || style == .formSheet ? .pageSheet : .none }

    /// A new presentation controller that replaces this one in an adapted style; nil for the style's own.
    @_spi(Subclassing) open var substitute: UIPresentationController? { nil }

    /// Traits that override inherited ones for the presented view; unspecified ones are inherited.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { updateTraits() } }
    }

    /// Traits that the presentation itself gives the presented view; the app's overrides take precedence.
    var ownTraits: UITraitCollection? { nil }

    /// Whether the app overrides traits of the presented view.
    var overridesTraits: Bool { overrideTraitCollection != nil || traitOverrides.collection != nil }

    /// Applies the trait overrides to the presented view.
    func updateTraits() {
        let traits = [ownTraits, overrideTraitCollection, traitOverrides.collection].compactMap { $0 }
        guard storedContainer != nil, let view = presentedView else { return }
        view.overrideTraits(with: traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits))
    }

    // MARK: Layout

    /// The superview of the presentation's views; nil before the presentation begins and after it has ended.
    open var containerView: UIView? { storedContainer }

    /// The view that is laid out in the container: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// The frame of `presentedView` in the container: all of it by default.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the window, not only the context around the presenting controller.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenting controller's view is removed from the window while it is covered.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// Lays out a view whose frame belongs to another container size; it may have a transform.
    @_spi(Subclassing) open func layOut(_ view: UIView) { view.frame = frameOfPresentedViewInContainerView }

    /// The view for touches outside the presented view: the container, which blocks them; nil leaves them to the content behind.
    func viewOutside(at point: CGPoint, with event: UIEvent?) -> UIView? { containerView }

    /// Whether a view behind still gets touches and keys.
    func leavesFree(_ view: UIView) -> Bool { false }

    /// The animator used without a transitioning delegate's; nil for that of the presented controller's transition style.
    var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { nil }

    // MARK: Transition

    /// The presentation begins: the container exists, the presented view is not in it yet; add alongside animations here.
    open func presentationTransitionWillBegin() {}

    /// The presentation is over; `completed` is false when it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal is over; `completed` is false when it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The container's layout is about to run.
    open func containerViewWillLayoutSubviews() {}

    /// The container's layout ran.
    open func containerViewDidLayoutSubviews() {}

    // MARK: Dismissal by the user

    /// Whether the delegate allows the user to dismiss.
    var allowsDismissal: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }

    /// Notifies the delegate that the user has dismissed.
    @_spi(Subclassing) open func userDidDismiss() { delegate?.presentationControllerDidDismiss(self) }

    // MARK: Content

    /// The presented controller's preferred size.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller's preferred size changed.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when constraints have changed the size of a child of the presented controller; the default is empty.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size of the presented controller's view in a container of a size: all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The container's size is about to change; call super, which notifies the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let presented = presentedViewController
        presented.sendViewWillTransition(
            to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
    }

    /// The traits are about to change; call super, which notifies the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.sendWillTransition(to: newCollection, with: coordinator)
    }

    /// The container's traits; before it exists, the presented controller's.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }

    func containerTraitsDidChange(from previous: UITraitCollection) { hear(of: traitCollection, after: previous) }

    /// The container's traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
