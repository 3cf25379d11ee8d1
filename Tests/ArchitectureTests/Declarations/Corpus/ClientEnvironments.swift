import UIKit

/// The roles of views and controllers for those around them, by Apple's names and types.
enum ClientEnvironments {
    @MainActor static func name(_ object: any UITraitEnvironment) {
        let _: UITraitCollection = object.traitCollection
        let _: @MainActor (UITraitCollection?) -> Void = object.traitCollectionDidChange(_:)
    }

    @MainActor static func name(_ object: any UIContentContainer) {
        let _: CGSize = object.preferredContentSize
        let _: @MainActor (any UIContentContainer) -> Void = object.preferredContentSizeDidChange(
            forChildContentContainer:)
        let _: @MainActor (any UIContentContainer, CGSize) -> CGSize = object.size(
            forChildContentContainer:withParentContainerSize:)
        let _: @MainActor (CGSize, any UIViewControllerTransitionCoordinator) -> Void = object.viewWillTransition(
            to:with:)
        let _: @MainActor (UITraitCollection, any UIViewControllerTransitionCoordinator) -> Void = object
            .willTransition(to:with:)
    }

    @MainActor static func name(_ object: any UIFocusEnvironment) {
        let _: String? = object.focusGroupIdentifier
        let _: (any UIFocusEnvironment)? = object.parentFocusEnvironment
        let _: [any UIFocusEnvironment] = object.preferredFocusEnvironments
        let _: UIView? = object.preferredFocusedView
        let _: @MainActor (UIFocusUpdateContext, UIFocusAnimationCoordinator) -> Void = object.didUpdateFocus(in:with:)
        let _: @MainActor () -> Void = object.setNeedsFocusUpdate
        let _: @MainActor (UIFocusUpdateContext) -> Bool = object.shouldUpdateFocus(in:)
        let _: @MainActor () -> Void = object.updateFocusIfNeeded
    }

    @MainActor static func name(_ object: any UIFocusItem) {
        let _: Bool = object.canBecomeFocused
        let _: UIFocusEffect? = object.focusEffect
        let _: UIFocusGroupPriority = object.focusGroupPriority
        let _: CGRect = object.frame
        let _: Bool = object.isTransparentFocusItem
    }

    @MainActor static func name(_ object: any UIInteraction) {
        let _: UIView? = object.view
        let _: @MainActor (UIView?) -> Void = object.didMove(to:)
        let _: @MainActor (UIView?) -> Void = object.willMove(to:)
    }

    @MainActor static func name(_ object: any UIResponderStandardEditActions) {
        let _: @MainActor (Any?) -> Void = object.copy(_:)
        let _: @MainActor (Any?) -> Void = object.cut(_:)
        let _: @MainActor (Any?) -> Void = object.decreaseSize(_:)
        let _: @MainActor (Any?) -> Void = object.delete(_:)
        let _: @MainActor (Any?) -> Void = object.duplicate(_:)
        let _: @MainActor (Any?) -> Void = object.export(_:)
        let _: @MainActor (Any?) -> Void = object.find(_:)
        let _: @MainActor (Any?) -> Void = object.findAndReplace(_:)
        let _: @MainActor (Any?) -> Void = object.findNext(_:)
        let _: @MainActor (Any?) -> Void = object.findPrevious(_:)
        let _: @MainActor (Any?) -> Void = object.increaseSize(_:)
        let _: @MainActor (Any?) -> Void = object.makeTextWritingDirectionLeftToRight(_:)
        let _: @MainActor (Any?) -> Void = object.makeTextWritingDirectionRightToLeft(_:)
        let _: @MainActor (Any?) -> Void = object.move(_:)
        let _: @MainActor (Any?) -> Void = object.paste(_:)
        let _: @MainActor (Any?) -> Void = object.pasteAndGo(_:)
        let _: @MainActor (Any?) -> Void = object.pasteAndMatchStyle(_:)
        let _: @MainActor (Any?) -> Void = object.pasteAndSearch(_:)
        let _: @MainActor (Any?) -> Void = object.printContent(_:)
        let _: @MainActor (Any?) -> Void = object.rename(_:)
        let _: @MainActor (Any?) -> Void = object.select(_:)
        let _: @MainActor (Any?) -> Void = object.selectAll(_:)
        let _: @MainActor (Any?) -> Void = object.toggleBoldface(_:)
        let _: @MainActor (Any?) -> Void = object.toggleItalics(_:)
        let _: @MainActor (Any?) -> Void = object.toggleUnderline(_:)
        let _: @MainActor (([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]) -> Void = object
            .updateTextAttributes(conversionHandler:)
        let _: @MainActor (Any?) -> Void = object.useSelectionForFind(_:)
    }

    @MainActor static func name(_ object: any UIViewControllerRestoration) {
        let _: @MainActor ([String], NSCoder) -> UIViewController? = type(of: object).viewController(
            withRestorationIdentifierPath:coder:)
    }
}

private final class OwnInteraction: NSObject, UIInteraction {
    var view: UIView? { fatalError() }
    func didMove(to view: UIView?) {}
    func willMove(to view: UIView?) {}
}
