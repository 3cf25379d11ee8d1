import UIKit

/// A presentation with a dimmed background.
class ClientPresentationController: UIPresentationController {
    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
    }

    override var adaptivePresentationStyle: UIModalPresentationStyle { super.adaptivePresentationStyle }
    override var containerView: UIView? { super.containerView }
    override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
        get { super.delegate }
        set { super.delegate = newValue }
    }
    override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
    override var overrideTraitCollection: UITraitCollection? {
        get { super.overrideTraitCollection }
        set { super.overrideTraitCollection = newValue }
    }
    override var preferredContentSize: CGSize { super.preferredContentSize }
    override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
    override var presentedView: UIView? { super.presentedView }
    override var presentedViewController: UIViewController { super.presentedViewController }
    override var presentingViewController: UIViewController { super.presentingViewController }
    override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
    override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
    override var traitCollection: UITraitCollection { super.traitCollection }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        super.adaptivePresentationStyle(for: traitCollection)
    }
    override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
    override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
    override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
    override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
    override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
    }
    override func presentationTransitionDidEnd(_ completed: Bool) { super.presentationTransitionDidEnd(completed) }
    override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
    override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize { super.size(forChildContentContainer: container, withParentContainerSize: parentSize) }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
    }
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
    }
    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) { super.willTransition(to: newCollection, with: coordinator) }
}

/// A popover that stays one on phones.
class ClientPopoverPresentationController: UIPopoverPresentationController {
    override var adaptiveSheetPresentationController: UISheetPresentationController {
        super.adaptiveSheetPresentationController
    }
    override var arrowDirection: UIPopoverArrowDirection { super.arrowDirection }
    override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set { super.backgroundColor = newValue }
    }
    override var barButtonItem: UIBarButtonItem? {
        get { super.barButtonItem }
        set { super.barButtonItem = newValue }
    }
    override var canOverlapSourceViewRect: Bool {
        get { super.canOverlapSourceViewRect }
        set { super.canOverlapSourceViewRect = newValue }
    }
    override var passthroughViews: [UIView]? {
        get { super.passthroughViews }
        set { super.passthroughViews = newValue }
    }
    override var permittedArrowDirections: UIPopoverArrowDirection {
        get { super.permittedArrowDirections }
        set { super.permittedArrowDirections = newValue }
    }
    override var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
        get { super.popoverBackgroundViewClass }
        set { super.popoverBackgroundViewClass = newValue }
    }
    override var popoverLayoutMargins: UIEdgeInsets {
        get { super.popoverLayoutMargins }
        set { super.popoverLayoutMargins = newValue }
    }
    override var sourceItem: (any UIPopoverPresentationControllerSourceItem)? {
        get { super.sourceItem }
        set { super.sourceItem = newValue }
    }
    override var sourceRect: CGRect {
        get { super.sourceRect }
        set { super.sourceRect = newValue }
    }
    override var sourceView: UIView? {
        get { super.sourceView }
        set { super.sourceView = newValue }
    }
}

/// A popover's frame and arrow.
class ClientPopoverBackgroundView: UIPopoverBackgroundView {
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(frame: CGRect) { super.init(frame: frame) }

    override class var wantsDefaultContentAppearance: Bool { super.wantsDefaultContentAppearance }

    override var arrowDirection: UIPopoverArrowDirection {
        get { super.arrowDirection }
        set { super.arrowDirection = newValue }
    }
    override var arrowOffset: CGFloat {
        get { super.arrowOffset }
        set { super.arrowOffset = newValue }
    }

    override class func arrowBase() -> CGFloat { super.arrowBase() }
    override class func arrowHeight() -> CGFloat { super.arrowHeight() }
    override class func contentViewInsets() -> UIEdgeInsets { super.contentViewInsets() }
}

private final class Bubble: UIPopoverBackgroundView {
    private let line = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(line)
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override var arrowOffset: CGFloat {
        get { 0 }
        set { setNeedsLayout() }
    }
    override var arrowDirection: UIPopoverArrowDirection {
        get { .up }
        set { setNeedsLayout() }
    }
    override class func arrowBase() -> CGFloat { 20 }
    override class func arrowHeight() -> CGFloat { 10 }
    override class func contentViewInsets() -> UIEdgeInsets { .zero }
}

extension ClientPresentationController {
    static func show(_ shown: UIViewController, from source: UIViewController) -> UIPresentationController {
        shown.modalPresentationStyle = .popover
        shown.popoverPresentationController?.sourceView = source.view
        shown.popoverPresentationController?.sourceRect = source.view.bounds
        shown.popoverPresentationController?.barButtonItem = source.navigationItem.rightBarButtonItem
        shown.popoverPresentationController?.permittedArrowDirections = [.up, .down]
        shown.popoverPresentationController?.popoverBackgroundViewClass = Bubble.self
        return ClientPresentationController(presentedViewController: shown, presenting: nil)
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allPopoverArrowDirection: [UIPopoverArrowDirection] {
        [
            .any, .down, .left, .right, .unknown, .up,
        ]
    }
}
