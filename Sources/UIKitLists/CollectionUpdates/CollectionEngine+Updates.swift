import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Updates: inserted, deleted and moved items and sections, together in one animation.
extension CollectionEngine {
    /// Seconds that an update seems to last: its spring is damped critically, of frequency 2π / 0.3 s.
    static let updateDuration = 0.3

    func beginUpdates() {
        guard request == nil else {
            fatalError(
                "\(label) was updated while its data source was making a view. Update it before or after "
                    + "collectionView(_:cellForItemAt:), never in it.")
        }
        if let update {
            update.depth += 1
            return
        }
        abandonMovement(keepsGap: true)
        _ = loadedCounts
        if collection.window != nil, !isLayingOut { collection.layoutIfNeeded() }
        let begun = CollectionUpdate()
        update = begun
        remember(for: begun)
    }

    /// Stores the frames of the elements around the visible part, from which some of them may move in.
    func remember(for update: CollectionUpdate) {
        guard isPrepared, !needsPreparation, collection.window != nil, UIView.mayAnimate else { return }
        let bounds = collection.bounds
        for attributes in attributes(in: bounds.insetBy(dx: -bounds.width, dy: -bounds.height)) {
            update.former[attributes.key] = attributes
        }
    }

    func endUpdates() {
        guard let update else { return }
        update.depth -= 1
        guard update.depth == 0 else { return }
        self.update = nil
        commit(update)
    }

    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginUpdates()
        if let completion { update?.completions.append(completion) }
        updates?()
        endUpdates()
    }

    // MARK: Commit

    private func commit(_ update: CollectionUpdate) {
        // After a reload in between, all data is read again anyway.
        guard isLoaded, !update.isOverridden else { return finish(update.completions, collection.window != nil) }
        var after = readCounts()
        let batch: ResolvedBatch
        do {
            let data = try update.batch.resolved(before: dataCounts, after: after, noun: .item)
            if usesDragging { draggedItemsWillFollow(data) }
            if gap != nil {
                adoptGap(in: update, data)
                batch = try update.batch.resolved(before: counts.sections, after: after, noun: .item)
            } else if !placeholders.isEmpty {
                let before = counts.sections
                after = adoptPlaceholders(in: update, data, after)
                batch = try update.batch.resolved(before: before, after: after, noun: .item)
            } else {
                batch = data
            }
        } catch { fatalError("\(label): \(error.description)") }
        endSwipe(for: batch)
        let context = layout.makeContext()
        adopt(update, batch, after, context)
    }

    /// Shows the result of an update.
    ///
    /// - Parameters:
    ///   - update: The update.
    ///   - batch: Its changes of positions.
    ///   - after: The number of items in each section after it.
    ///   - context: Invalidates the layout for it.
    func adopt(
        _ update: CollectionUpdate, _ batch: ResolvedBatch, _ after: [Int],
        _ context: UICollectionViewLayoutInvalidationContext
    ) {
        let motion = ItemMotion(of: self, update, batch)
        let reconfigured = update.reconfiguredItems.compactMap { batch.keptPosition(of: $0) }
        generation += 1
        counts = ItemCounts(after)
        selection.follow(batch, except: update.selectedItem)
        focus.follow(batch)
        touches.follow(batch)
        prefetching.follow(batch)
        invalidateForUpdate(batch, context)
        motion.follow()
        for position in reconfigured { reconfigure(position) }
        show(motion)
    }

    private func invalidateForUpdate(_ batch: ResolvedBatch, _ context: UICollectionViewLayoutInvalidationContext) {
        isCommitting = true
        defer { isCommitting = false }
        layout.itemsWillFollow(batch)
        context.invalidatesCounts = true
        layout.invalidateLayout(with: context)
    }

    // MARK: Motion

    private func show(_ motion: ItemMotion) {
        guard collection.window != nil, !isLayingOut, !collection.bounds.isEmpty else {
            motion.end()
            return finish(motion.update.completions, collection.window != nil)
        }
        guard UIView.mayAnimate else {
            UIView.performWithoutAnimation { change(motion) }
            end(motion)
            return finish(motion.update.completions, true)
        }
        motions.append(motion)
        UIView.animate(
            springDuration: Self.updateDuration, options: .allowUserInteraction, animations: { self.change(motion) }
        ) { [self] _ in
            end(motion)
            for completion in motion.update.completions { completion(true) }
        }
    }

    private func change(_ motion: ItemMotion) {
        self.motion = motion
        prepareIfNeeded()
        layout.prepare(forCollectionViewUpdates: motion.update.items(motion.batch))
        if !motion.update.keepsOffset { moveOffset() }
        motion.prepareExits()
        motion.prepareMoves()
        collection.setNeedsLayout()
        collection.layoutIfNeeded()
        motion.leave()
        layout.finalizeCollectionViewUpdates()
        self.motion = nil
    }

    /// Has the layout and the delegate say where the content is after an update.
    private func moveOffset() {
        let goal = offset(proposing: collection.contentOffset, layout)
        if goal != collection.contentOffset { collection.contentOffset = goal }
    }

    /// The offset that a layout and the delegate want instead of one that is proposed.
    func offset(proposing offset: CGPoint, _ layout: UICollectionViewLayout) -> CGPoint {
        var goal = askingLayout { layout.targetContentOffset(forProposedContentOffset: offset) }
        if let delegate {
            goal = delegate.collectionView(collection, targetContentOffsetForProposedContentOffset: goal)
        }
        guard goal.x.isFinite, goal.y.isFinite else {
            fatalError(
                "\(label) was to scroll to \(goal), which are no numbers. Return points from "
                    + "targetContentOffset(forProposedContentOffset:) of \(type(of: layout)), and from the method of the "
                    + "delegate that is like it.")
        }
        return goal
    }

    func end(_ motion: any CollectionMotion) {
        motion.end()
        motions.removeAll { $0 === motion }
        // Views that were moved off the screen may be removed now.
        if motions.isEmpty { collection.setNeedsLayout() }
    }

    /// Calls the completions of an update without motion, in the next turn.
    func finish(_ completions: [(Bool) -> Void], _ isShown: Bool) {
        guard !completions.isEmpty else { return }
        guard let clock = AppClock.current else { return completions.forEach { $0(isShown) } }
        clock.deadlines.schedule(at: clock.now) { for completion in completions { completion(isShown) } }
    }
}
