public import Foundation
public import UIFoundation

/// Places a presented controller's view in the presentation's container, and adds what belongs around it, as a dimming view.
///
/// The presentation owns it from beginning to end. The presented and the presenting controller are not retained. Where the
/// surroundings or the delegate ask for another style, another controller takes its place for as long; this one stays the
/// one that the app and the delegate know.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIAppearanceContainer, UITraitEnvironment,
    UIContentContainer
{
    private weak var storedPresented: UIViewController?
    /// Known on after the presentation has ended.
    weak var storedPresenting: UIViewController?
    weak var storedContainer: UIView?
    /// Another one in a controller that stands in for one with its own style.
    package var style: UIModalPresentationStyle
    var storedTraits = TraitSettings()
    /// The style that the delegate chose to adapt to; `none` when it keeps its own.
    var adaptedStyle = UIModalPresentationStyle.none

    /// Makes one for a controller that is going to be presented; without a presenting controller until then.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        (storedPresented, storedPresenting) = (presentedViewController, presentingViewController)
        style = presentedViewController.modalPresentationStyle
        super.init()
    }

    /// Has a say in how the presentation adapts and whether the user may dismiss it.
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

    /// The controller whose view it places.
    open var presentedViewController: UIViewController {
        guard let storedPresented else { refuse("presentedViewController", "it is gone") }
        return storedPresented
    }

    /// The controller beneath.
    open var presentingViewController: UIViewController {
        guard let presenting = storedPresented?.presentingViewController ?? storedPresenting else {
            refuse("presentingViewController", "nothing was presented yet, or the presenting controller is gone")
        }
        return presenting
    }

    /// The presentation that it belongs to; nil before its beginning and after its end.
    package var presentation: Presentation? { storedPresented?.ownPresentation }

    /// Places another controller's view from now on.
    func setPresented(_ presented: UIViewController) { (storedPresented, framedView) = (presented, nil) }

    /// The view that was put into a frame of the presentation's.
    weak var framedView: UIView?

    private func refuse(_ what: String, _ reason: String) -> Never {
        fatalError(
            "\(what) of \(ObjectNames.label(of: self)) was read though \(reason). Read it only while the controller is presented."
        )
    }

    // MARK: Style

    /// The style with which the controller was presented, `automatic` resolved.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The style that it adapts to in the traits of now; `none` when it keeps its own.
    open var adaptivePresentationStyle: UIModalPresentationStyle { adaptivePresentationStyle(for: traitCollection) }

    /// The style that it adapts to in traits, by the delegate's answer; `none` when it keeps its own.
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        guard let delegate else { return traitCollection.horizontalSizeClass == .compact ? usualCompactStyle : .none }
        return delegate.adaptivePresentationStyle(for: self, traitCollection: traitCollection)
    }

    /// The style in a compact width when none is given.
    var usualCompactStyle: UIModalPresentationStyle { style == .popover || style == .formSheet ? .pageSheet : .none }

    /// A new controller in its place for another style; nil leaves that to the style.
    @_spi(Subclassing) open var substitute: UIPresentationController? { nil }

    /// Traits that the presented view has whatever its surroundings; what they leave open comes from above.
    open var overrideTraitCollection: UITraitCollection? {
        didSet { if overrideTraitCollection != oldValue { updateTraits() } }
    }

    /// Traits that the presentation itself gives to what it places, below those that the app overrides.
    var ownTraits: UITraitCollection? { nil }

    /// Whether the app gives the presented view other traits.
    var overridesTraits: Bool { overrideTraitCollection != nil || traitOverrides.collection != nil }

    /// Gives the presented view the traits that it is to have.
    func updateTraits() {
        let traits = [ownTraits, overrideTraitCollection, traitOverrides.collection].compactMap { $0 }
        guard storedContainer != nil, let view = presentedView else { return }
        view.overrideTraits(with: traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits))
    }

    // MARK: Place

    /// The view in which everything happens; nil before the presentation begins and after it has ended.
    open var containerView: UIView? { storedContainer }

    /// The view that is laid out in the container: the presented controller's, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where `presentedView` belongs in the container: all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the window, not only the context around the presenting controller.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenting controller's view leaves the window while it is covered.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// The view whose place was found for another size than the one that it has now; by a transform it may be elsewhere.
    @_spi(Subclassing) open func layOut(_ view: UIView) { view.frame = frameOfPresentedViewInContainerView }

    /// The view for touches beside the presented one: the container, which blocks them; nil leaves them to the content behind.
    func viewOutside(at point: CGPoint, with event: UIEvent?) -> UIView? { containerView }

    /// Whether touches and keys still come to a view behind.
    func leavesFree(_ view: UIView) -> Bool { false }

    /// Animates coming and going where no other object does; nil leaves it to the presented controller's transition style.
    var ownAnimator: (any UIViewControllerAnimatedTransitioning)? { nil }

    // MARK: Course

    /// The presentation begins: the container is there, the presented view is not in it; animate what is added alongside.
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

    /// Whether the delegate lets the user dismiss.
    var allowsDismissal: Bool { delegate?.presentationControllerShouldDismiss(self) ?? true }

    /// The user has dismissed; tells the delegate.
    @_spi(Subclassing) open func userDidDismiss() { delegate?.presentationControllerDidDismiss(self) }

    // MARK: Content

    /// The size that the presented controller wishes.
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

    /// The presented controller wishes another size.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called when constraints have given a child of the presented controller another size; does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size that the presented controller gets in a container of a size: all of it.
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { parentSize }

    /// The container is about to get another size; call super, which tells the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let presented = presentedViewController
        presented.sendViewWillTransition(
            to: self.size(forChildContentContainer: presented, withParentContainerSize: size), with: coordinator)
    }

    /// The traits are about to change; call super, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.sendWillTransition(to: newCollection, with: coordinator)
    }

    /// The container's traits, before there is one the presented controller's.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }

    func containerTraitsDidChange(from previous: UITraitCollection) { hear(of: traitCollection, after: previous) }

    /// The container's traits changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
