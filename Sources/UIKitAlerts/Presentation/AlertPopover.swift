import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// Shows an action sheet as a popover where there is much room; elsewhere it is at the lower edge.
///
/// A popover has no cancelling button: a tap beside it has the same effect.
final class AlertPopover: UIPopoverPresentationController {
    /// The width of its content.
    private static let width: CGFloat = 304

    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    // MARK: Style

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        let isRoomy = traitCollection.horizontalSizeClass == .regular && traitCollection.verticalSizeClass == .regular
        return isRoomy && mayPoint ? .none : .overFullScreen
    }

    /// Whether there is an anchor, or must be one. On a phone none is needed, and a sheet that is there already needs none when
    /// the window grows.
    private var mayPoint: Bool {
        hasSource || delegate is any UIPopoverPresentationControllerDelegate
            || (presentation?.phase == .presenting && UIDevice.current.userInterfaceIdiom == .pad)
    }

    override var substitute: UIPresentationController? {
        let placer = AlertPresentation(presentedViewController: presentedViewController, presenting: nil)
        placer.style = .custom
        return placer
    }

    override func refuseWithoutSource() -> Never {
        fatalError(
            "\(alert?.quotedTitle ?? "An alert") was presented as an action sheet where there is room for a popover, and nothing says "
                + "what the popover is to point to: UIAlertController needs location information here. Give its "
                + "popoverPresentationController a sourceView with a sourceRect, or a barButtonItem, before presenting it, or in "
                + "prepareForPopoverPresentation(_:).")
    }

    // MARK: Content

    override var preferredContentSize: CGSize {
        guard let view = alert?.alertView else { return super.preferredContentSize }
        return view.fittingSize(in: CGSize(width: Self.width, height: .greatestFiniteMagnitude))
    }

    // MARK: Course

    override func presentationTransitionWillBegin() {
        alert?.alertView?.isInPopover = true
        super.presentationTransitionWillBegin()
    }

    override func userDidDismiss() {
        super.userDidDismiss()
        alert?.cancellingAction?.perform()
    }
}
