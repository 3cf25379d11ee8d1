import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The motion of one update of a collection: where what comes in begins, and where what goes out ends.
final class ItemMotion {
    let update: CollectionUpdate
    let batch: ResolvedBatch
    private unowned let engine: CollectionEngine
    /// The number of sections before.
    private let formerCount: Int
    /// The elements that go out, and their attributes at the end.
    private var exits: [(element: ShownElement, attributes: UICollectionViewLayoutAttributes?)] = []
    /// The elements that stay, by their former keys.
    private var kept: [(former: ElementKey, element: ShownElement)] = []
    /// The elements that came in, and their attributes at the end.
    private var entries: [(element: ShownElement, end: UICollectionViewLayoutAttributes)] = []

    init(of engine: CollectionEngine, _ update: CollectionUpdate, _ batch: ResolvedBatch) {
        (self.engine, self.update, self.batch) = (engine, update, batch)
        formerCount = engine.counts.sections.count
    }

    // MARK: Positions

    /// The key of an element after the update; nil for one that is removed or made anew.
    private func keptKey(of key: ElementKey) -> ElementKey? {
        var new = key
        if key.category == .cell {
            guard let position = batch.keptPosition(of: key.position) else { return nil }
            new.position = position
            return new
        }
        let section = key.position.section
        // Elements of the whole layout belong to no section.
        guard section < formerCount else { return key }
        guard !batch.reloadedSections.contains(section), let index = batch.newSection(of: section) else { return nil }
        new.position.section = index
        return new
    }

    /// The key of an element before the update; nil for one that comes in.
    private func formerKey(of key: ElementKey) -> ElementKey? {
        var old = key
        if key.category == .cell {
            guard let position = batch.oldPosition(of: key.position) else { return nil }
            old.position = position
            return old
        }
        guard key.position.section < engine.counts.sections.count else { return key }
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
        let layout = engine.layout
        for index in exits.indices { exits[index].attributes = finalAttributes(of: exits[index].element.key) }
        var staying: [(former: ElementKey, element: ShownElement)] = []
        for (key, element) in kept {
            if key.category != .cell, isRemoved(key, element) {
                engine.shown.remove(element.key)
                element.key = key
                exits.append((element, finalAttributes(of: key)))
            } else {
                _ = layout.finalAttributes(of: key)
                staying.append((key, element))
            }
        }
        kept = staying
    }

    /// Whether the layout has no more attributes for an element that is no item.
    private func isRemoved(_ key: ElementKey, _ element: ShownElement) -> Bool {
        let paths =
            key.category == .supplementaryView
            ? engine.layout.indexPathsToDeleteForSupplementaryView(ofKind: key.kind)
            : engine.layout.indexPathsToDeleteForDecorationView(ofKind: key.kind)
        return paths.contains(key.position.path) || engine.attributes(of: element.key) == nil
    }

    private func finalAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let attributes = engine.layout.finalAttributes(of: key)
        return engine.isMirrored ? attributes.map(engine.mirrored) : attributes
    }

    private func initialAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
        let attributes = engine.layout.initialAttributes(of: key)
        return engine.isMirrored ? attributes.map(engine.mirrored) : attributes
    }

    // MARK: Moves

    /// Has elements that stay begin where the layout says, and gives those that leave the screen their new attributes.
    func prepareMoves() {
        for (_, element) in kept {
            if let initial = initialAttributes(of: element.key) {
                UIView.performWithoutAnimation { element.apply(initial, in: engine) }
            }
            if let attributes = engine.attributes(of: element.key) { element.apply(attributes, in: engine) }
        }
    }

    // MARK: In

    /// Puts the view of an element that comes on screen where its motion begins, and sends it to its end.
    func enter(_ element: ShownElement) {
        guard let end = element.attributes else { return }
        let old = formerKey(of: element.key)
        var start = initialAttributes(of: element.key)
        if start == nil {
            if let old {
                start = update.former[old].map { renamed($0, element.key) }
            } else {
                start = end.copied()
                start?.alpha = 0
            }
        }
        guard let start else { return }
        element.view.layoutIfNeeded()
        element.apply(start, in: engine)
        entries.append((element, end))
    }

    private func renamed(
        _ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey
    ) -> UICollectionViewLayoutAttributes {
        let copy = attributes.copied()
        copy.indexPath = key.position.path
        return copy
    }

    /// Sends what comes in and what goes out to its end; called in the update's animation block.
    func leave() {
        for (element, end) in entries where engine.shown[element.key] === element { element.apply(end, in: engine) }
        entries = []
        for (element, attributes) in exits {
            guard let end = attributes ?? faded(element) else { continue }
            element.apply(end, in: engine)
        }
    }

    private func faded(_ element: ShownElement) -> UICollectionViewLayoutAttributes? {
        let copy = element.attributes?.copied()
        copy?.alpha = 0
        return copy
    }

    /// Removes what went out; called when the motion is over.
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
