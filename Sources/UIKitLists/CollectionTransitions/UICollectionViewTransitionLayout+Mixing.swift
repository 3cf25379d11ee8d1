import CoreGraphics
import Foundation
import UIKitCore

/// The answers of a transition, from those of the two layouts.
extension UICollectionViewTransitionLayout {
    func setProgress(_ progress: CGFloat) {
        guard progress != mix.progress else { return }
        mix.progress = progress
        invalidateLayout()
        engine?.transitionDidProgress(self)
    }

    func prepareMix() {
        if mix.needsCurrent { mix.current.prepare() }
        if mix.needsNext { mix.next.prepare() }
        (mix.needsCurrent, mix.needsNext) = (false, false)
        guard mix.keys == nil, let engine else { return }
        let size = engine.collection.bounds.size
        var keys: Set<ElementKey> = []
        for attributes in engine.attributes(in: CGRect(origin: mix.start, size: size), of: mix.current) {
            keys.insert(attributes.key)
        }
        for attributes in engine.attributes(in: CGRect(origin: mix.goal, size: size), of: mix.next) {
            keys.insert(attributes.key)
        }
        mix.keys = keys
    }

    var mixedContentSize: CGSize {
        let (first, second) = (mix.current.collectionViewContentSize, mix.next.collectionViewContentSize)
        return CGSize(
            width: first.width + (second.width - first.width) * mix.share,
            height: first.height + (second.height - first.height) * mix.share)
    }

    func mixedElements(in rectangle: CGRect) -> [UICollectionViewLayoutAttributes] {
        guard let engine else { return [] }
        var keys = mix.keys ?? []
        // The user may scroll meanwhile.
        for layout in mix.layouts {
            for attributes in engine.attributes(in: rectangle, of: layout) { keys.insert(attributes.key) }
        }
        // Hash order: they are sorted.
        return keys.sorted().compactMap(mixed)
    }

    /// The attributes of an element between those that the layouts have; nil where neither has any.
    func mixed(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
        guard let engine else { return nil }
        let first = engine.attributes(of: key, in: mix.current)
        let second = engine.attributes(of: key, in: mix.next)
        guard let start = first ?? beginning(of: key, second), let end = second ?? ending(of: key, first) else {
            return nil
        }
        let attributes = (mix.progress < 0.5 ? start : end).copied()
        attributes.look = start.look.mixed(with: end.look, at: mix.progress)
        return attributes
    }

    /// The first attributes of an element that only the next layout has.
    private func beginning(
        of key: ElementKey, _ end: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let engine, let end else { return nil }
        return mix.next.initialAttributes(of: key).map { engine.shown($0, of: mix.next) } ?? faded(end)
    }

    /// The last attributes of an element that only the current layout has.
    private func ending(
        of key: ElementKey, _ start: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let engine, let start else { return nil }
        return mix.current.finalAttributes(of: key).map { engine.shown($0, of: mix.current) } ?? faded(start)
    }

    private func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        copy.alpha = 0
        return copy
    }

    // MARK: Invalidation

    /// Notifies both layouts of a change of the items.
    func passOn(_ context: UICollectionViewLayoutInvalidationContext) {
        guard context.invalidateDataSourceCounts else { return }
        for layout in mix.layouts {
            let own = layout.makeContext()
            own.invalidatesEverything = context.invalidateEverything
            own.invalidatesCounts = true
            layout.invalidateLayout(with: own)
        }
    }

    /// Notifies both layouts of changed bounds.
    ///
    /// - Returns: Whether these have another size.
    func passOn(_ bounds: CGRect) -> Bool {
        guard let collectionView, collectionView.bounds.size != bounds.size else { return false }
        for layout in mix.layouts where layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        mix.keys = nil
        return true
    }
}
