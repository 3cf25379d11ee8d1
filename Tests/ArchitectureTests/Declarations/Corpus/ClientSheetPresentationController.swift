import UIKit

/// A sheet that knows its heights.
class ClientSheetPresentationController: UISheetPresentationController {
    override var detents: [UISheetPresentationController.Detent] {
        get { super.detents }
        set { super.detents = newValue }
    }
    override var largestUndimmedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { super.largestUndimmedDetentIdentifier }
        set { super.largestUndimmedDetentIdentifier = newValue }
    }
    override var prefersEdgeAttachedInCompactHeight: Bool {
        get { super.prefersEdgeAttachedInCompactHeight }
        set { super.prefersEdgeAttachedInCompactHeight = newValue }
    }
    override var prefersGrabberVisible: Bool {
        get { super.prefersGrabberVisible }
        set { super.prefersGrabberVisible = newValue }
    }
    override var prefersPageSizing: Bool {
        get { super.prefersPageSizing }
        set { super.prefersPageSizing = newValue }
    }
    override var prefersScrollingExpandsWhenScrolledToEdge: Bool {
        get { super.prefersScrollingExpandsWhenScrolledToEdge }
        set { super.prefersScrollingExpandsWhenScrolledToEdge = newValue }
    }
    override var selectedDetentIdentifier: UISheetPresentationController.Detent.Identifier? {
        get { super.selectedDetentIdentifier }
        set { super.selectedDetentIdentifier = newValue }
    }
    override var sourceView: UIView? {
        get { super.sourceView }
        set { super.sourceView = newValue }
    }
    override var widthFollowsPreferredContentSizeWhenEdgeAttached: Bool {
        get { super.widthFollowsPreferredContentSizeWhenEdgeAttached }
        set { super.widthFollowsPreferredContentSizeWhenEdgeAttached = newValue }
    }

    override func animateChanges(_ changes: () -> Void) { super.animateChanges(changes) }
    override func invalidateDetents() { super.invalidateDetents() }
}

/// A height of a sheet.
class ClientSheetPresentationControllerDetent: UISheetPresentationController.Detent {
    override var identifier: UISheetPresentationController.Detent.Identifier { super.identifier }

    override class func large() -> UISheetPresentationController.Detent { super.large() }
    override class func medium() -> UISheetPresentationController.Detent { super.medium() }
}

extension ClientSheetPresentationController {
    static func show(_ controller: UIViewController) {
        guard let sheet = controller.sheetPresentationController else { return }
        sheet.detents = [.medium(), .large()]
        sheet.detents.append(.custom { context in context.maximumDetentValue / 2 })
        sheet.detents.append(.custom(identifier: .init("small")) { _ in 100 })
        sheet.selectedDetentIdentifier = .medium
        sheet.largestUndimmedDetentIdentifier = .large
        sheet.animateChanges { sheet.selectedDetentIdentifier = nil }
    }
}

/// The values of the types beside the classes, by Apple's names.
private enum Values {
    static var allSheetPresentationControllerDetentIdentifier: [UISheetPresentationController.Detent.Identifier] {
        [
            .large, .medium,
        ]
    }
}
