import CoreGraphics
import Foundation
import UIKitCore

/// The drops on a collection.
extension CollectionEngine: DropOwner {
    var acceptsDrops: Bool { collection.dropDelegate != nil }
    var isUpdating: Bool { update != nil || request != nil }
    var gapGoal: ItemPosition? { gap?.current }

    func dropPosition(at point: CGPoint) -> ItemPosition? {
        shownItem(at: point).map { placeholders.isEmpty ? $0 : insertionPosition(at: $0) }
    }

    func dropItem(at point: CGPoint) -> ItemPosition? { path(at: point).flatMap { ItemPosition($0) } }

    func isInMiddle(_ point: CGPoint, of item: ItemPosition) -> Bool { false }

    // MARK: The gap

    func openGap(at position: ItemPosition?, for source: ItemPosition?, of session: any UIDropSession) {
        guard let position else { return closeGap() }
        // The moved item is removed from its position immediately. A gap for another item or for an insertion is closed.
        if collection.reorderingCadence != .immediate, gap?.original != source {
            openGap(at: source, for: source)
            // Without room for a gap there is no position to wait for.
            guard gap?.original == source else { return }
        }
        if reorderWait.allows(position) { openGap(at: position, for: source) }
    }

    func closeGap() {
        reorderWait.stop()
        closeGap(animated: true)
    }

    // MARK: Items of the collection

    func mayReorder(_ source: ItemPosition) -> Bool {
        collection.dataSource?.collectionView(collection, canMoveItemAt: source.path) ?? false
    }

    func allowedGoal(_ goal: ItemPosition, of source: ItemPosition) -> ItemPosition {
        let path = delegate?.collectionView(
            collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: source.path,
            atCurrentIndexPath: (gapGoal ?? source).path, toProposedIndexPath: goal.path)
        return path.flatMap { ItemPosition($0) } ?? goal
    }

    func moveDropped(_ source: ItemPosition, to goal: ItemPosition) {
        openGap(at: goal, for: source)
        guard gap?.original == source, goal != source else { return }
        collection.dataSource?.collectionView(collection, moveItemAt: source.path, to: goal.path)
        // The data source may have reported or made the move in its own update, or have reloaded the collection.
        guard drag.state(at: source) != .none, gap?.original == source else { return }
        checkMovedData(source, goal)
        itemDidMove(from: source, to: goal)
    }

    func checkItem(at path: IndexPath, _ action: String) {
        if loadedItem(at: path) == nil { fatalError(missing(path, action)) }
    }

    // MARK: Cells

    func dropStateDidChange() {
        for element in shown.views { (element.view as? UICollectionViewCell)?.configurationStateDidChange() }
    }

    func highlight(_ cell: UIView, _ isHighlighted: Bool) {
        (cell as? UICollectionViewCell)?.isHighlighted = isHighlighted
        (cell as? UICollectionViewCell)?.configurationStateDidChange()
    }

    func setVeiled(_ isVeiled: Bool, _ cell: UIView) {
        guard let cell = cell as? UICollectionViewCell else { return }
        cell.isVeiled = isVeiled
        cell.isHidden = isVeiled || element(of: cell)?.attributes?.isHidden == true
    }

    // MARK: The delegate

    private var dropDelegate: (any UICollectionViewDropDelegate)? { collection.dropDelegate }

    func dropCanHandle(_ session: any UIDropSession) -> Bool {
        dropDelegate?.collectionView(collection, canHandle: session) ?? false
    }

    func dropDidEnter(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collection, dropSessionDidEnter: session)
    }

    func dropDidUpdate(_ session: any UIDropSession, at path: IndexPath?) -> DropWish {
        guard
            let proposal = dropDelegate?.collectionView(
                collection, dropSessionDidUpdate: session, withDestinationIndexPath: path)
        else { return .none }
        return DropWish(proposal: proposal, intent: DropWish.Intent(rawValue: proposal.intent.rawValue) ?? .unspecified)
    }

    func dropDidExit(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collection, dropSessionDidExit: session)
    }

    func dropDidEnd(_ session: any UIDropSession) {
        dropDelegate?.collectionView(collection, dropSessionDidEnd: session)
    }

    func performDrop(_ drop: PerformedDrop) {
        dropDelegate?.collectionView(collection, performDropWith: ItemDropCoordinator(drop, on: self))
    }

    func springLoads(_ path: IndexPath, _ context: any UISpringLoadedInteractionContext) -> Bool {
        guard gap == nil, delegate?.collectionView(collection, shouldHighlightItemAt: path) ?? true else {
            return false
        }
        return delegate?.collectionView(collection, shouldSpringLoadItemAt: path, with: context) ?? true
    }

    func dropParameters(at path: IndexPath) -> UIDragPreviewParameters? {
        dropDelegate?.collectionView(collection, dropPreviewParametersForItemAt: path)
    }
}
