import Foundation
import UIFoundation
import UIKitCore
import UIKitTesting

/// An adaptivity delegate whose answers are set, and which notes its calls in a log.
final class RecordingAdaptivity: NSObject, UISheetPresentationControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    private let log: RecordingViewController.Log
    var allowsDismissal = true
    /// nil leaves the answer to the system.
    var style: UIModalPresentationStyle?
    var replacement: ((UIViewController) -> UIViewController)?
    var onAttempt: () -> Void = {}
    var onPrepare: (UIPresentationController) -> Void = { _ in }
    var reposition: ((inout CGRect, inout UIView) -> Void)?

    init(_ log: RecordingViewController.Log) { self.log = log }

    private func note(_ call: String) { log.calls.append(call) }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        guard traitCollection.horizontalSizeClass == .compact else { return .none }
        return style ?? adaptivePresentationStyle(for: controller)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        note("prepare")
        onPrepare(adaptivePresentationController)
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { replacement?(controller.presentedViewController) }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) { note("willPresent(\(style))") }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        note("should")
        return allowsDismissal
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { note("will") }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { note("did") }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        note("attempt")
        onAttempt()
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { note("detent") }

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        note("preparePopover")
    }

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController,
        willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
        in view: AutoreleasingUnsafeMutablePointer<UIView>
    ) {
        note("reposition")
        reposition?(&rect.pointee, &view.pointee)
    }
}
