import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The motion of one update of a collection: the first attributes of inserted elements, and the last ones of removed ones.
final class ItemMotion: CollectionMotion {
    let update: CollectionUpdate
    let batch: ResolvedBatch
    private unowned let engine: CollectionEngine
    /// The number of sections before.
    private let formerCount: Int
    /// The elements that leave, and their attributes at the end.
    private var exits: [(element: ShownElement, attributes: UICollectionViewLayoutAttributes?)] = []
    /// The elements that stay, by their former keys.
    private var kept: [(former: ElementKey, element: ShownElement)] = []
    /// Where elements that stay end that are not on screen afterwards, as the layout says.
    private var farEnds: [(element: ShownElement, attributes: UICollectionViewLayoutAttributes)] = []
    /// The paths of views that the layout names as removed and as added, by a key of their kind.
    private var removedPaths: [ElementKey: [IndexPath]] = [:]
    private var addedPaths: [ElementKey: [IndexPath]] = [:]
    /// The new elements, and their attributes at the end.
    private var entries: [(element: ShownElement, end: UICollectionViewLayoutAttributes)] = []

    init(of engine: CollectionEngine, _ update: CollectionUpdate, _ batch: ResolvedBatch) {
        (self.engine, self.update, self.batch) = (engine, update, batch)
        formerCount = engine.counts.sections.count
    }

    // MARK: Positions

    private func belongsToItem(_ key: ElementKey) -> Bool { key.category == .cell || engine.layout.followsItem(key) }

    /// The key of an element after the update; nil for one that is removed or made anew.
    private func keptKey(of key: ElementKey) -> ElementKey? {
        var new = key
        if belongsToItem(key) {
            guard let position = batch.keptPosition(of: key.position) else { return nil }
            new.position = position
            return new
        }
        let section = key.position.section
        // Elements of the whole layout belong to no section.
        guard section < formerCount, key.position.item != .max else { return key }
        guard !batch.reloadedSections.contains(section), let index = batch.newSection(of: section) else { return nil }
        new.position.section = index
        return new
    }

    /// The key of an element before the update; nil for a new one.
    private func formerKey(of key: ElementKey) -> ElementKey? {
        var old = key
        if belongsToItem(key) {
            guard let position = batch.oldPosition(of: key.position) else { return nil }
            old.position = position
            return old
        }
        guard key.position.section < engine.counts.sections.count, key.position.item != .max else { return key }
        guard let section = batch.oldSection(of: key.position.section), !batch.reloadedSections.contains(section) else {
            return nil
        }
        old.position.section = section
        return old
    }

    /// Gives the elements on screen their positions of after.
    func follow() {
        let before = engine.shown
        for (key, element) in engine.shown.follow({ self.keptKey(of: $0) }) {
            element.key = key
            exits.append((element, nil))
        }
        for (index, key) in before.keys.enumerated() {
            let element = before.views[index]
            guard let new = keptKey(of: key) else { continue }
            element.key = new
            kept.append((key, element))
        }
    }

    // MARK: Out

    /// Asks the layout where elements end that were on screen before.
    func prepareExits() {
        for index in exits.indices { exits[index].attributes = finalAttributes(of: exits[index].element.key) }
        var staying: [(former: ElementKey, element: ShownElement)] = []
        for (key, element) in kept {
            let attributes = finalAttributes(of: key)
            if isRemoved(key) || isAdded(element.key) || isUnknown(element.key) {
                engine.shown.remove(element.key)
                element.key = key
                exits.append((element, attributes))
            } else {
                if let attributes { farEnds.append((element, attributes)) }
                staying.append((key, element))
            }
        }
        kept = staying
    }

    /// Whether the layout names a view of before as removed by the update.
    private func isRemoved(_ key: ElementKey) -> Bool {
        guard key.category != .cell else { return false }
        let layout = engine.layout
        let paths =
            removedPaths[kind(of: key)]
            ?? (key.category == .supplementaryView
                ? layout.indexPathsToDeleteForSupplementaryView(ofKind: key.kind)
                : layout.indexPathsToDeleteForDecorationView(ofKind: key.kind))
        removedPaths[kind(of: key)] = paths
        return paths.contains(key.position.path)
    }

    /// Whether the layout names a view of after as added by the update.
    private func isAdded(_ key: ElementKey) -> Bool {
        guard key.category != .cell else { return false }
        let layout = engine.layout
        let paths =
            addedPaths[kind(of: key)]
            ?? (key.category == .supplementaryView
                ? layout.indexPathsToInsertForSupplementaryView(ofKind: key.kind)
                : layout.indexPathsToInsertForDecorationView(ofKind: key.kind))
        addedPaths[kind(of: key)] = paths
        return paths.contains(key.position.path)
    }

    /// A key that all elements of a category and kind have in common.
    private func kind(of key: ElementKey) -> ElementKey {
        var kind = key
        kind.position = ItemPosition(0, 0)
        return kind
    }

    /// Whether the layout has no more attributes for an element that is no item.
    private func isUnknown(_ key: ElementKey) -> Bool {
        key.category != .cell && engine.attributes(of: key) == nil
    }

    private func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        engine.layout.finalAttributes(of: key).map { engine.shown($0, of: engine.layout) }
    }

    private func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        engine.layout.initialAttributes(of: key).map { engine.shown($0, of: engine.layout) }
    }

    // MARK: Moves

    /// Has elements that stay begin where the layout says, and gives those that leave the screen their new attributes.
    func prepareMoves() {
        // The moved item follows the finger instead.
        for (_, element) in kept where engine.movement?.element !== element {
            if let initial = initialAttributes(of: element.key) {
                UIView.performWithoutAnimation { element.apply(initial, in: engine, passes: true) }
            }
            if let attributes = engine.attributes(of: element.key) { element.apply(attributes, in: engine) }
        }
    }

    // MARK: In

    /// Gives the view of a new element the attributes at which its motion begins, and animates it to its own.
    func enter(_ element: ShownElement) {
        guard let end = element.attributes else { return }
        let old = isAdded(element.key) ? nil : formerKey(of: element.key).flatMap { isRemoved($0) ? nil : $0 }
        var start = initialAttributes(of: element.key)
        if start == nil {
            let former = old.flatMap { update.former[$0] }
            if let former {
                start = renamed(former, element.key)
            } else if old == nil || element.key.category != .cell {
                // Known items move in from afar; for other views it is not known whether they existed before, so they fade in.
                start = end.copied()
                start?.alpha = 0
            }
        }
        guard let start else { return }
        element.view.layoutIfNeeded()
        element.apply(start, in: engine, passes: true)
        entries.append((element, end))
    }

    private func renamed(
        _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        copy.indexPath = key.position.path
        return copy
    }

    /// Sets the final attributes of new and leaving elements; called in the update's animation block.
    func leave() {
        for (element, end) in entries where engine.shown[element.key] === element { element.apply(end, in: engine) }
        entries = []
        exitToFarEnds()
        for (element, attributes) in exits {
            guard let end = attributes ?? faded(element) else { continue }
            element.apply(end, in: engine, passes: true)
        }
    }

    /// Moves elements that exist but are no longer visible to their positions in the layout; visible ones are laid out anyway.
    private func exitToFarEnds() {
        let bounds = engine.collection.bounds
        for (element, attributes) in farEnds
        where engine.shown[element.key] === element && !element.frame.touches(bounds) && !element.isLifted
            && !engine.isTyped(element)
        {
            engine.shown.remove(element.key)
            element.isGone = true
            if element.key.category == .cell { engine.touches.cellWillLeave(element.key.position, element.view) }
            exits.append((element, attributes))
        }
        farEnds = []
    }

    private func faded(_ element: ShownElement) -> UICollectionViewLayoutAttributes? {
        let copy = element.attributes?.copied()
        copy?.alpha = 0
        return copy
    }

    /// Removes the elements that have left; called when the motion is over.
    func end() {
        let gone = exits
        exits = []
        for (element, _) in gone {
            element.isGone = true
            element.view.removeFromSuperview()
            engine.didRemove(element)
        }
    }
}
