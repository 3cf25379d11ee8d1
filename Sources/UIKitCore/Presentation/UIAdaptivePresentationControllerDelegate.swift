public import UIFoundation

/// Decides how a presentation adapts to its surroundings and whether the user may dismiss it; all methods are optional.
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
    /// The style in a compact width; `none` keeps the style that the app requested.
    ///
    /// Sheets, popovers and custom presentations call it, and can become `pageSheet`, `formSheet`, `fullScreen` and
    /// `overFullScreen`. By default popovers and form sheets become sheets.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

    /// The style for traits. The default returns the one for a compact width, and `none` in other widths.
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle

    /// Another presentation controller is about to take over in an adapted style, and can be configured.
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController)

    /// The controller to show in an adapted style, such as a navigation controller around the presented one; nil keeps that one.
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?

    /// The presentation is about to adapt to a style.
    ///
    /// - Parameters:
    ///   - presentationController: The presentation controller that the app knows.
    ///   - style: The style; `none` for the original one.
    ///   - transitionCoordinator: The coordinator of the size change; nil when the presentation begins.
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?)

    /// Whether the user may dismiss by a drag or by a tap outside; true by default.
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

    /// The user begins to dismiss; it may still be cancelled.
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

    /// The user has dismissed, and the transition is over. It is not called for dismissals by the app.
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

    /// The user tried to dismiss, and it was not allowed.
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
    public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        controller.usualCompactStyle
    }

    public func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        traitCollection.horizontalSizeClass == .compact ? adaptivePresentationStyle(for: controller) : .none
    }

    public func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}

    public func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { nil }

    public func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}

    public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        true
    }

    public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

    public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
