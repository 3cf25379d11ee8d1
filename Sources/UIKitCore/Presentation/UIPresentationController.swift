public import Foundation

/// Places a presented controller's view in the presentation's container, and adds what belongs around it, as a dimming view.
///
/// The presentation owns it from beginning to end. The presented and the presenting controller are not retained.
///
/// Status: partial – there is no adaptivity delegate and no override of traits.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UITraitEnvironment {
    private weak var storedPresented: UIViewController?
    private weak var storedPresenting: UIViewController?
    weak var storedContainer: UIView?
    private let style: UIModalPresentationStyle

    /// Makes one for a controller that is going to be presented; without a presenting controller until then.
    public init(
        presentedViewController: UIViewController, presenting presentingViewController: UIViewController?
    ) {
        (storedPresented, storedPresenting) = (presentedViewController, presentingViewController)
        style = presentedViewController.resolvedPresentationStyle
        super.init()
    }

    /// The controller whose view it places.
    open var presentedViewController: UIViewController {
        guard let storedPresented else { refuse("presentedViewController", "it is gone") }
        return storedPresented
    }

    /// The controller beneath.
    open var presentingViewController: UIViewController {
        guard let presenting = storedPresented?.presentingViewController ?? storedPresenting else {
            refuse("presentingViewController", "nothing is presented")
        }
        return presenting
    }

    private func refuse(_ what: String, _ reason: String) -> Never {
        fatalError(
            "\(what) of \(ObjectNames.className(of: self)) was read though \(reason). Read it only while the controller is presented."
        )
    }

    /// The style with which the controller was presented, `automatic` resolved.
    open var presentationStyle: UIModalPresentationStyle { style }

    /// The view in which everything happens; nil before the presentation begins and after it has ended.
    open var containerView: UIView? { storedContainer }

    /// What is placed in the container: the presented controller's view, or one around it.
    open var presentedView: UIView? { presentedViewController.view }

    /// Where `presentedView` belongs in the container: all of it.
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }

    /// Whether the presentation covers the window, not only the context around the presenting controller.
    open var shouldPresentInFullscreen: Bool { style != .currentContext && style != .overCurrentContext }

    /// Whether the presenting controller's view leaves the window while it is covered.
    open var shouldRemovePresentersView: Bool { style == .fullScreen || style == .currentContext }

    /// The presentation begins: the container is there, the presented view is not in it; animate what is added alongside.
    open func presentationTransitionWillBegin() {}

    /// The presentation is over; false when it was cancelled.
    open func presentationTransitionDidEnd(_ completed: Bool) {}

    /// The dismissal begins.
    open func dismissalTransitionWillBegin() {}

    /// The dismissal is over; false when it was cancelled.
    open func dismissalTransitionDidEnd(_ completed: Bool) {}

    /// The container's layout is about to run.
    open func containerViewWillLayoutSubviews() {}

    /// The container's layout ran.
    open func containerViewDidLayoutSubviews() {}

    /// The container is about to get another size; call super, which tells the presented controller.
    open func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.sendViewWillTransition(to: presentedSize(in: size), with: coordinator)
    }

    /// The traits are about to change; call super, which tells the presented controller.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        presentedViewController.sendWillTransition(to: newCollection, with: coordinator)
    }

    /// The size that the presented view gets in a container of a size.
    package func presentedSize(in containerSize: CGSize) -> CGSize { containerSize }

    /// The container's traits, before there is one the presented controller's.
    open var traitCollection: UITraitCollection {
        containerView?.traitCollection ?? presentedViewController.traitCollection
    }

    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
