public import CoreGraphics
public import Foundation
public import UIKitCore

/// Gives the items that are dragged from a collection, and hears of the course of a drag.
///
/// Every method but the first has a default, so that a delegate writes only those that it needs.
@preconcurrency @MainActor public protocol UICollectionViewDragDelegate: AnyObject {
    /// The items to drag for the item at an index path, which is about to be lifted; none has it stay.
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// The items to drag for the item that another finger taps during a drag, also during one that began elsewhere in the app;
    /// they are added to it. None, as by default, has the tap be like any other.
    ///
    /// An item that is dragged is not asked for again.
    ///
    /// - Parameters:
    ///   - collectionView: The collection.
    ///   - session: The session of the drag.
    ///   - indexPath: The item of the collection.
    ///   - point: The place of the tap in the collection's space.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// The part of an item's cell that its preview shows; nil for all of it.
    func collectionView(_ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath)
        -> UIDragPreviewParameters?

    /// The drag begins: the user moves the items.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// The drag is over, and so is the animation of its end.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Whether the items may be moved, and not only copied; by default true.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Whether the items are for this app only; by default false.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }

    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}

    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
