public import CoreGraphics
public import Foundation
public import UIKitCore

/// Decides about the selection of items, and is notified of the display and selection of items.
///
/// Every method has a default. The delegate of a collection is that of its scrolling as well.
///
/// Status: partial – previews of items beside their context menus are not implemented.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    // MARK: Display

    /// A cell is about to be shown for an item at `indexPath`.
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

    /// A view of an `elementKind` at `indexPath` is about to be shown.
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath)

    /// A cell was removed; `indexPath` is the item for which it was shown.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath)

    /// A view of an `elementKind` was removed; `indexPath` is where it was shown.
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath)

    // MARK: Choice

    /// Whether a finger on the item at `indexPath` highlights it; if not, it is not selected either.
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool

    /// The item at `indexPath` is highlighted now.
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)

    /// The item at `indexPath` is no longer highlighted.
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)

    /// Whether the user may select the item at `indexPath`.
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool

    /// Whether the user may deselect the item at `indexPath`; asked only where several can be selected.
    func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath) -> Bool

    /// The user selected the item at `indexPath`.
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)

    /// The user deselected the item at `indexPath`, itself or by selecting another one.
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)

    /// Whether a tap on the item at `indexPath` does more than select it; true unless the collection is edited.
    func collectionView(
        _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
    ) -> Bool

    /// The user acts on the item at `indexPath`, after it was selected.
    func collectionView(_ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath)

    /// Whether items dragged over the item at `indexPath` select it, in a spring-loaded collection; true by default.
    ///
    /// The target view of the context is the cell. The method may set a subview of it, to which the effect is then applied.
    func collectionView(
        _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
        with context: any UISpringLoadedInteractionContext
    ) -> Bool

    /// Whether two fingers that move over items from `indexPath` on select them.
    ///
    /// Unless implemented, they do where several items can be selected while the collection is edited. Not asked where content
    /// scrolls both ways.
    func collectionView(
        _ collectionView: UICollectionView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
    ) -> Bool

    /// Two fingers begin to select items from `indexPath` on; the collection is edited where that allows several.
    func collectionView(
        _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath)

    /// The two fingers that selected items were lifted.
    func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView)

    // MARK: Menus

    /// The context menu of some items; nil for none. They are not selected by that.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPaths: All selected items where several can be and the menu is opened at one of them, else that at the point;
    ///     empty
    ///     beside items.
    ///   - point: Where the finger or the pointer is, in the collection's space.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The context menu of the item at `indexPath`, in the older form: asked where the method for several items has no
    /// implementation.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - indexPath: The item.
    ///   - point: Where the finger or the pointer is, in the collection's space.
    func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration?

    /// The context menu of items is about to show.
    func collectionView(
        _ collectionView: UICollectionView, willDisplayContextMenu configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    /// The context menu of items is about to close.
    func collectionView(
        _ collectionView: UICollectionView, willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    )

    // MARK: Focus

    /// Whether the item at `indexPath` can have the keyboard's focus; unless implemented, where items can be selected.
    func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath) -> Bool

    /// Whether a move of the focus into the collection, inside it or out of it is allowed.
    func collectionView(
        _ collectionView: UICollectionView, shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
    ) -> Bool

    /// The focus has entered the collection, left it or moved inside it.
    func collectionView(
        _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    )

    /// The item that gets the focus when it enters the collection; nil for the selected one, else the first on screen.
    func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath?

    /// Whether the item at `indexPath` is selected when it gets the focus; asked where the collection's selection follows the
    /// focus.
    func collectionView(
        _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
    ) -> Bool

    // MARK: Editing

    /// Whether the item at `indexPath` shows that the collection is edited; true unless implemented.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    // MARK: Movement

    /// The target position of an item that the user moves, instead of the one under it; its present position leaves it there.
    ///
    /// Unless implemented, the method below is asked.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - originalIndexPath: Where the item is in the data.
    ///   - currentIndexPath: Where the item is among those on screen.
    ///   - proposedIndexPath: The position that the layout proposes.
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    /// Another position for an item that the user moves, from `currentIndexPath` on screen, than the one that is proposed.
    func collectionView(
        _ collectionView: UICollectionView, targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
        toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath

    // MARK: Layouts

    /// The layout between `fromLayout` and `toLayout`, between which a gesture is about to lead; made with both of them.
    func collectionView(
        _ collectionView: UICollectionView, transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
        newLayout toLayout: UICollectionViewLayout
    ) -> UICollectionViewTransitionLayout

    // MARK: Offset

    /// The offset after an update or a change of the layout, instead of that which the layout proposes.
    func collectionView(
        _ collectionView: UICollectionView, targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
    ) -> CGPoint
}
