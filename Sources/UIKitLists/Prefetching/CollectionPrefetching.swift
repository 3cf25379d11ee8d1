import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// Notifies the prefetching data source of a collection of the items ahead.
final class CollectionPrefetching {
    private unowned let engine: CollectionEngine
    private var plan = PrefetchPlan()
    /// The items on screen in the last step; nil before the first and after changes.
    private var lastShown: (first: ItemPosition, last: ItemPosition)?

    init(of engine: CollectionEngine) { self.engine = engine }

    private var collection: UICollectionView { engine.collection }

    /// Discards the plan, because the data or the data source has changed.
    func forget() { (_, lastShown) = (plan.removeAll(), nil) }

    /// Adjusts the positions in the plan to an update.
    func follow(_ batch: ResolvedBatch) {
        plan.follow(batch)
        lastShown = nil
    }

    /// Cancels all prefetching.
    func stop() {
        let items = plan.removeAll()
        lastShown = nil
        cancel(items)
        collection.setNeedsLayout()
    }

    /// Begins anew for another data source.
    func sourceDidChange() {
        forget()
        collection.setNeedsLayout()
    }

    /// Notifies the data source of changes with the items on screen; called after each layout.
    func update() {
        guard collection.isPrefetchingEnabled, let source = collection.prefetchDataSource, collection.window != nil,
            engine.isLoaded, !engine.needsPreparation, engine.update == nil, engine.motions.isEmpty,
            engine.movement == nil, engine.gap == nil, engine.placeholders.isEmpty,
            let shown = shownEnds
        else { return }
        let isHorizontal = isHorizontal
        let hasTurned = plan.noteOffset(allowedOffset(isHorizontal))
        if !hasTurned, let lastShown, lastShown == shown { return }
        lastShown = shown
        let bounds = collection.bounds
        let visible = isHorizontal ? bounds.minX...bounds.maxX : bounds.minY...bounds.maxY
        let course = CollectionCourse(engine: engine, isHorizontal: isHorizontal)
        let step = plan.step(showing: shown.first, to: shown.last, in: visible, course)
        // Changes that the app makes here do not belong to a surrounding animation.
        UIView.performWithoutAnimation {
            cancel(step.cancelled)
            if !step.named.isEmpty { source.collectionView(collection, prefetchItemsAt: step.named.map(\.path)) }
        }
        // An app that reloads here wants one more layout.
        if !engine.isLoaded || engine.needsPreparation { collection.layer.markForFurtherLayout() }
    }

    /// Whether the content exceeds the visible part more to the sides than up and down.
    private var isHorizontal: Bool {
        let (content, size) = (collection.contentSize, collection.bounds.size)
        return content.width - size.width > max(0, content.height - size.height)
    }

    /// The first and the last item that have cells; nil without any.
    private var shownEnds: (first: ItemPosition, last: ItemPosition)? {
        var ends: (first: ItemPosition, last: ItemPosition)?
        for key in engine.shown.keys where key.category == .cell && engine.counts.contains(key.position) {
            ends = (ends?.first ?? key.position, key.position)
        }
        return ends
    }

    /// The offset without that by which content is pulled beyond its ends.
    private func allowedOffset(_ isHorizontal: Bool) -> CGFloat {
        let (inset, bounds, content) = (collection.adjustedContentInset, collection.bounds, collection.contentSize)
        func clamped(_ offset: CGFloat, _ before: CGFloat, _ limit: CGFloat) -> CGFloat {
            min(max(offset, -before), max(-before, limit))
        }
        return isHorizontal
            ? clamped(bounds.minX, inset.left, content.width + inset.right - bounds.width)
            : clamped(bounds.minY, inset.top, content.height + inset.bottom - bounds.height)
    }

    private func cancel(_ items: [ItemPosition]) {
        guard !items.isEmpty else { return }
        collection.prefetchDataSource?.collectionView(collection, cancelPrefetchingForItemsAt: items.map(\.path))
    }
}
