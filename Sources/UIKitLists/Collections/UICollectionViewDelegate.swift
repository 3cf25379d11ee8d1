public import CoreGraphics
public import Foundation
public import UIKitCore

/// Decides about the choice of items, and is told of what shows and what is chosen.
///
/// Every method has a default. The delegate of a collection is that of its scrolling as well.
///
/// Status: partial – menus, focus, selection by two fingers and dragging are not implemented.
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

    // MARK: Editing

    /// Whether the item at `indexPath` shows that the collection is edited; true unless implemented.
    func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath) -> Bool

    // MARK: Movement

    /// Another position for an item that the user moves than the one under it; that where it is to leave it there.
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
