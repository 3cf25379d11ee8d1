import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Items that are moved by a finger.
extension CollectionEngine {
    /// Whether the data source has a method that moves items, as far as that is known.
    var movesItems: Bool {
        guard let source = collection.dataSource else { return false }
        return ProgramSymbols.implements(["10moveItemAt2to"], by: source) ?? false
    }

    /// The position that the data source has for an item on screen.
    func dataPosition(of position: ItemPosition) -> ItemPosition {
        if !placeholders.isEmpty { return positionWithoutPlaceholders(of: position) }
        return (movement?.shift ?? gap)?.dataPosition(of: position) ?? position
    }

    /// The path of an element by which the data source and the delegate know it.
    func dataPath(of key: ElementKey) -> IndexPath {
        key.category == .cell ? dataPosition(of: key.position).path : key.position.path
    }

    /// Converts a point on screen to the layout's coordinates.
    func layoutPoint(_ point: CGPoint) -> CGPoint {
        guard isMirrored(layout) else { return point }
        return CGPoint(x: layout.collectionViewContentSize.width - point.x, y: point.y)
    }

    /// Whether the data source lets an item on screen be moved.
    func mayMove(_ position: ItemPosition) -> Bool {
        guard movement == nil, transition == nil, !hasActiveDrag, gap == nil, placeholders.isEmpty, mayMoveViews,
            isLoaded,
            shown[.cell(position)]?.isDisplayed == true,
            let source = collection.dataSource
        else { return false }
        return source.collectionView(collection, canMoveItemAt: position.path)
    }

    // MARK: Begin

    func beginMovement(of path: IndexPath) -> Bool {
        guard let position = ItemPosition(path), loadedCounts.contains(position) else {
            fatalError(missing(path, "moved"))
        }
        if mayMoveViews { collection.layoutIfNeeded() }
        guard mayMove(position), let element = shown[.cell(position)], let center = element.attributes?.center else {
            return false
        }
        let movement = ItemMovement(of: self, element, at: center)
        self.movement = movement
        element.isLifted = true
        touches.cancel()
        invalidateForMovement(from: position, to: position, center)
        movement.isLifting = true
        UIView.animate(springDuration: Self.updateDuration, options: .allowUserInteraction) {
            self.collection.layoutIfNeeded()
        }
        movement.isLifting = false
        return true
    }

    // MARK: Follow

    /// Moves the item to its new target, and to another position if it is over another item.
    func moveMovedItem() {
        guard movement != nil, mayMoveViews else { return }
        // The pending layout may show other items, or end the movement.
        collection.layoutIfNeeded()
        guard let movement, mayMoveViews else { return }
        let current = movement.current
        let goal = goal(of: movement)
        guard self.movement === movement else { return }
        guard goal != current else { return invalidateForMovement(from: current, to: current, movement.target) }
        movement.refused = nil
        moveOnScreen(
            from: current, to: goal,
            layout.invalidationContext(
                forInteractivelyMovingItems: [goal.path], withTargetPosition: layoutPoint(movement.target),
                previousIndexPaths: [current.path], previousPosition: layoutPoint(movement.lastTarget)))
        movement.lastTarget = movement.target
    }

    /// The position that the layout proposes, as the delegate lets it be.
    private func goal(of movement: ItemMovement) -> ItemPosition {
        let current = movement.current
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: current.path, withPosition: layoutPoint(movement.target))
        guard proposed != current.path, proposed != movement.refused else { return current }
        let answer =
            delegate?.collectionView(
                collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original.path,
                atCurrentIndexPath: current.path, toProposedIndexPath: proposed) ?? proposed
        guard let goal = ItemPosition(answer), mayBe(goal, insteadOf: current) else {
            fatalError(missing(answer, "the goal of a movement"))
        }
        if goal == current { movement.refused = proposed }
        return goal
    }

    private func mayBe(_ position: ItemPosition, insteadOf current: ItemPosition) -> Bool {
        let sections = counts.sections
        guard position.section >= 0, position.section < sections.count, position.item >= 0 else { return false }
        return position.item < sections[position.section] + (position.section == current.section ? 0 : 1)
    }

    private func invalidateForMovement(from former: ItemPosition, to position: ItemPosition, _ target: CGPoint) {
        let last = movement?.lastTarget ?? target
        movement?.lastTarget = target
        layout.invalidateLayout(
            with: layout.invalidationContext(
                forInteractivelyMovingItems: [position.path], withTargetPosition: layoutPoint(target),
                previousIndexPaths: [former.path], previousPosition: layoutPoint(last)))
    }

    /// Moves an item among those on screen, without a change of the data.
    private func moveOnScreen(
        from former: ItemPosition, to position: ItemPosition, _ context: UICollectionViewLayoutInvalidationContext,
        completion: (() -> Void)? = nil
    ) {
        var batch = UpdateBatch()
        batch.movedRows = [.init(from: former, to: position)]
        changeOnScreen(batch, context, completion: completion) { self.movement?.shift.current = position }
    }

    /// Changes the items on screen, without a change of the data.
    ///
    /// - Parameters:
    ///   - changes: Inserted, deleted and moved items.
    ///   - context: Invalidates the layout for it.
    ///   - completion: Called when the animation has ended.
    ///   - notes: Called when the positions are the new ones, before the layout is asked.
    func changeOnScreen(
        _ changes: UpdateBatch, _ context: UICollectionViewLayoutInvalidationContext, completion: (() -> Void)? = nil,
        notes: () -> Void
    ) {
        if mayMoveViews { collection.layoutIfNeeded() }
        let update = CollectionUpdate()
        update.keepsOffset = true
        update.batch = changes
        if let completion { update.completions = [{ _ in completion() }] }
        remember(for: update)
        var after = counts.sections
        for item in changes.deletedRows + changes.movedRows.map(\.from) { after[item.section] -= 1 }
        for item in changes.insertedRows + changes.movedRows.map(\.to) { after[item.section] += 1 }
        guard let batch = try? changes.resolved(before: counts.sections, after: after, noun: .item) else {
            fatalError("\(label) could not change items on screen by \(changes). This is a mistake of the framework.")
        }
        notes()
        adopt(update, batch, after, context)
    }

    // MARK: End

    func endMovement() {
        guard let movement else { return }
        drop(movement)
        let (original, current) = (movement.original, movement.current)
        if original != current {
            let before = generation
            collection.dataSource?.collectionView(collection, moveItemAt: original.path, to: current.path)
            // A data source that has reloaded or updated the collection is shown as it is.
            guard before == generation, isLoaded else { return layDown(movement) }
            checkMovedData(original, current)
        }
        layout.invalidateLayout(
            with: layout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [current.path], previousIndexPaths: [original.path], movementCancelled: false))
        settle(movement)
    }

    func checkMovedData(_ original: ItemPosition, _ current: ItemPosition) {
        let now = readCounts()
        guard now != counts.sections else { return }
        fatalError(
            "The data source of \(label) was told to move item \(original) to \(current), and says that its sections have "
                + "\(now) items then, not \(counts.sections). Move the item in the data in "
                + "collectionView(_:moveItemAt:to:), and do nothing else.")
    }

    func cancelMovement() {
        guard let movement else { return }
        // While it is known which positions the data has.
        if mayMoveViews { collection.layoutIfNeeded() }
        guard self.movement === movement else { return }
        drop(movement)
        let (original, current) = (movement.original, movement.current)
        let context = layout.invalidationContextForEndingInteractiveMovementOfItems(
            toFinalIndexPaths: [original.path], previousIndexPaths: [current.path], movementCancelled: true)
        guard original != current else {
            layout.invalidateLayout(with: context)
            return settle(movement)
        }
        moveOnScreen(from: current, to: original, context) { [self] in layDown(movement) }
    }

    /// Gives the item its position in the data at once, for an update or another layout that follows.
    ///
    /// - Parameter keepsGap: Whether the gap for a drag stays, which an update takes over.
    func abandonMovement(keepsGap: Bool = false) {
        if !keepsGap { closeGap(animated: false) }
        guard let movement else { return }
        UIView.performWithoutAnimation { cancelMovement() }
        layDown(movement)
    }

    /// The item that moves is followed no more.
    func drop(_ movement: ItemMovement) {
        movement.stop()
        if self.movement === movement { self.movement = nil }
    }

    /// Moves the item to its final position.
    private func settle(_ movement: ItemMovement) {
        guard mayMoveViews else { return layDown(movement) }
        UIView.animate(springDuration: Self.updateDuration, options: .allowUserInteraction) {
            self.collection.layoutIfNeeded()
        } completion: { [self] _ in
            layDown(movement)
        }
    }

    /// Has an item that was moved lie among the others again.
    private func layDown(_ movement: ItemMovement) {
        let element = movement.element
        guard element.isLifted, self.movement?.element !== element else { return }
        element.isLifted = false
        guard !element.isGone, element.isDisplayed else { return }
        addView(of: element)
        collection.setNeedsLayout()
    }
}
