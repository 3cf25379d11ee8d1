import UIKit

/// The questions and reports of tables, by Apple's names and types.
enum ClientTableDelegates {
    @MainActor static func name(_ object: any UITableViewDataSource) {
        let _: @MainActor (UITableView, Int) -> Int = object.tableView(_:numberOfRowsInSection:)
        let _: @MainActor (UITableView, IndexPath) -> UITableViewCell = object.tableView(_:cellForRowAt:)
        let _: @MainActor (UITableView) -> Int = object.numberOfSections(in:)
        let _: @MainActor (UITableView, Int) -> String? = object.tableView(_:titleForHeaderInSection:)
        let _: @MainActor (UITableView, Int) -> String? = object.tableView(_:titleForFooterInSection:)
        let _: @MainActor (UITableView) -> [String]? = object.sectionIndexTitles(for:)
        let _: @MainActor (UITableView, String, Int) -> Int = object.tableView(_:sectionForSectionIndexTitle:at:)
    }

    @MainActor static func name(_ object: any UITableViewDataSourcePrefetching) {
        let _: @MainActor (UITableView, [IndexPath]) -> Void = object.tableView(_:prefetchRowsAt:)
        let _: @MainActor (UITableView, [IndexPath]) -> Void = object.tableView(_:cancelPrefetchingForRowsAt:)
    }

    @MainActor static func name(_ object: any UITableViewDelegate) {
        let _: @MainActor (UITableView, UITableViewCell, IndexPath) -> Void = object.tableView(_:willDisplay:forRowAt:)
        let _: @MainActor (UITableView, UIView, Int) -> Void = object.tableView(_:willDisplayHeaderView:forSection:)
        let _: @MainActor (UITableView, UIView, Int) -> Void = object.tableView(_:willDisplayFooterView:forSection:)
        let _: @MainActor (UITableView, UITableViewCell, IndexPath) -> Void = object.tableView(
            _:didEndDisplaying:forRowAt:)
        let _: @MainActor (UITableView, UIView, Int) -> Void = object.tableView(
            _:didEndDisplayingHeaderView:forSection:)
        let _: @MainActor (UITableView, UIView, Int) -> Void = object.tableView(
            _:didEndDisplayingFooterView:forSection:)
        let _: @MainActor (UITableView, IndexPath) -> CGFloat = object.tableView(_:heightForRowAt:)
        let _: @MainActor (UITableView, Int) -> CGFloat = object.tableView(_:heightForHeaderInSection:)
        let _: @MainActor (UITableView, Int) -> CGFloat = object.tableView(_:heightForFooterInSection:)
        let _: @MainActor (UITableView, IndexPath) -> CGFloat = object.tableView(_:estimatedHeightForRowAt:)
        let _: @MainActor (UITableView, Int) -> CGFloat = object.tableView(_:estimatedHeightForHeaderInSection:)
        let _: @MainActor (UITableView, Int) -> CGFloat = object.tableView(_:estimatedHeightForFooterInSection:)
        let _: @MainActor (UITableView, Int) -> UIView? = object.tableView(_:viewForHeaderInSection:)
        let _: @MainActor (UITableView, Int) -> UIView? = object.tableView(_:viewForFooterInSection:)
        let _: @MainActor (UITableView, IndexPath) -> Int = object.tableView(_:indentationLevelForRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> Bool = object.tableView(_:shouldHighlightRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> Void = object.tableView(_:didHighlightRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> Void = object.tableView(_:didUnhighlightRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> IndexPath? = object.tableView(_:willSelectRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> IndexPath? = object.tableView(_:willDeselectRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> Void = object.tableView(_:didSelectRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> Void = object.tableView(_:didDeselectRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> Bool = object.tableView(_:canPerformPrimaryActionForRowAt:)
        let _: @MainActor (UITableView, IndexPath) -> Void = object.tableView(_:performPrimaryActionForRowAt:)
        let _: @MainActor (UITableView, IndexPath, any UISpringLoadedInteractionContext) -> Bool = object.tableView(
            _:shouldSpringLoadRowAt:with:)
        let _: @MainActor (UITableView, IndexPath) -> Bool = object.tableView(
            _:shouldBeginMultipleSelectionInteractionAt:)
        let _: @MainActor (UITableView, IndexPath) -> Void = object.tableView(
            _:didBeginMultipleSelectionInteractionAt:)
        let _: @MainActor (UITableView) -> Void = object.tableViewDidEndMultipleSelectionInteraction(_:)
        nameMenus(object)
        nameFocus(object)
    }

    @MainActor private static func nameMenus(_ object: any UITableViewDelegate) {
        let _: @MainActor (UITableView, IndexPath, CGPoint) -> UIContextMenuConfiguration? = object.tableView(
            _:contextMenuConfigurationForRowAt:point:)
        let _: @MainActor (UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void =
            object.tableView(_:willDisplayContextMenu:animator:)
        let _: @MainActor (UITableView, UIContextMenuConfiguration, (any UIContextMenuInteractionAnimating)?) -> Void =
            object.tableView(_:willEndContextMenuInteraction:animator:)
    }

    @MainActor private static func nameFocus(_ object: any UITableViewDelegate) {
        let _: @MainActor (UITableView, IndexPath) -> Bool = object.tableView(_:canFocusRowAt:)
        let _: @MainActor (UITableView, UITableViewFocusUpdateContext) -> Bool = object.tableView(
            _:shouldUpdateFocusIn:)
        let _: @MainActor (UITableView, UITableViewFocusUpdateContext, UIFocusAnimationCoordinator) -> Void =
            object.tableView(_:didUpdateFocusIn:with:)
        let _: @MainActor (UITableView) -> IndexPath? = object.indexPathForPreferredFocusedView(in:)
        let _: @MainActor (UITableView, IndexPath) -> Bool = object.tableView(_:selectionFollowsFocusForRowAt:)
    }

    @MainActor static func name(_ object: any UIDataSourceModelAssociation) {
        let _: @MainActor (IndexPath, UIView) -> String? = object.modelIdentifierForElement(at:in:)
        let _: @MainActor (String, UIView) -> IndexPath? = object.indexPathForElement(withModelIdentifier:in:)
    }
}
