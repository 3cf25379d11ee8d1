import UIKit

/// The questions and reports of presentations, by Apple's names and types.
enum ClientPresentationDelegates {
    @MainActor static func name(_ object: any UIAdaptivePresentationControllerDelegate) {
        let _: @MainActor (UIPresentationController) -> UIModalPresentationStyle = object.adaptivePresentationStyle(
            for:)
        let _: @MainActor (UIPresentationController, UITraitCollection) -> UIModalPresentationStyle = object
            .adaptivePresentationStyle(for:traitCollection:)
        let _: @MainActor (UIPresentationController, UIModalPresentationStyle) -> UIViewController? = object
            .presentationController(_:viewControllerForAdaptivePresentationStyle:)
        let _: @MainActor (UIPresentationController, UIPresentationController) -> Void = object.presentationController(
            _:prepare:)
        let _:
            @MainActor (
                UIPresentationController, UIModalPresentationStyle, (any UIViewControllerTransitionCoordinator)?
            ) -> Void = object.presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)
        let _: @MainActor (UIPresentationController) -> Void = object.presentationControllerDidAttemptToDismiss(_:)
        let _: @MainActor (UIPresentationController) -> Void = object.presentationControllerDidDismiss(_:)
        let _: @MainActor (UIPresentationController) -> Bool = object.presentationControllerShouldDismiss(_:)
        let _: @MainActor (UIPresentationController) -> Void = object.presentationControllerWillDismiss(_:)
    }

    @MainActor static func name(_ object: any UIPopoverPresentationControllerDelegate) {
        let _:
            @MainActor (
                UIPopoverPresentationController, UnsafeMutablePointer<CGRect>, AutoreleasingUnsafeMutablePointer<UIView>
            ) -> Void = object.popoverPresentationController(_:willRepositionPopoverTo:in:)
        let _: @MainActor (UIPopoverPresentationController) -> Void = object
            .popoverPresentationControllerDidDismissPopover(_:)
        let _: @MainActor (UIPopoverPresentationController) -> Bool = object
            .popoverPresentationControllerShouldDismissPopover(_:)
        let _: @MainActor (UIPopoverPresentationController) -> Void = object.prepareForPopoverPresentation(_:)
    }

    @MainActor static func name(_ object: any UISheetPresentationControllerDelegate) {
        let _: @MainActor (UISheetPresentationController) -> Void = object
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)
    }

    @MainActor static func name(_ object: any UIViewControllerTransitioningDelegate) {
        let _: @MainActor (UIViewController) -> (any UIViewControllerAnimatedTransitioning)? = object
            .animationController(forDismissed:)
        let _:
            @MainActor (UIViewController, UIViewController, UIViewController) -> (
                any UIViewControllerAnimatedTransitioning
            )? = object.animationController(forPresented:presenting:source:)
        let _:
            @MainActor (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? =
                object.interactionControllerForDismissal(using:)
        let _:
            @MainActor (any UIViewControllerAnimatedTransitioning) -> (any UIViewControllerInteractiveTransitioning)? =
                object.interactionControllerForPresentation(using:)
        let _: @MainActor (UIViewController, UIViewController?, UIViewController) -> UIPresentationController? = object
            .presentationController(forPresented:presenting:source:)
    }
}

private final class OwnAdaptivePresentationControllerDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        fatalError()
    }
    func adaptivePresentationStyle(for controller: UIPresentationController, traitCollection: UITraitCollection)
        -> UIModalPresentationStyle
    { fatalError() }
    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { fatalError() }
    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {}
    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        fatalError()
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
}

private final class OwnPopoverPresentationControllerDelegate: NSObject, UIPopoverPresentationControllerDelegate {
    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {}
    func popoverPresentationControllerDidDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) {}
    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { fatalError() }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {}
}

private final class OwnSheetPresentationControllerDelegate: NSObject, UISheetPresentationControllerDelegate {
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {}
}

private final class OwnViewControllerTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
        fatalError()
    }
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { fatalError() }
    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? { fatalError() }
    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning) -> (
        any UIViewControllerInteractiveTransitioning
    )? { fatalError() }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { fatalError() }
}
