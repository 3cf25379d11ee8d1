import Foundation
import UIKitCore

/// The content of a diffable data source, with the updates that lead its list from one snapshot to the next.
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The class of the data source, for messages.
    private let name: String
    private(set) var current = Snapshot()
    /// The levels of items in sections that were filled by section snapshots.
    private(set) var trees = SectionTrees<Section, Item>()
    private var wasApplied = false

    init(_ name: String) { self.name = name }

    func apply(_ snapshot: Snapshot, to target: (any DiffableTarget)?, animated: Bool, _ completion: (() -> Void)?) {
        expectMainQueue()
        if !trees.isEmpty { trees.follow(snapshot) }
        change(to: snapshot, in: target, animated: animated, completion)
    }

    /// Makes a tree the content of one section, which is added at the end where it is not there.
    func apply(
        _ tree: NSDiffableDataSourceSectionSnapshot<Item>, to section: Section, in target: (any DiffableTarget)?,
        animated: Bool, _ completion: (() -> Void)?
    ) {
        expectMainQueue()
        var snapshot = current
        if snapshot.indexOfSection(section) == nil { snapshot.appendSections([section]) }
        let visible = tree.visibleItems
        // Items are in one section, also those that do not show in it.
        let kept = Set(visible)
        snapshot.deleteItems((snapshot.itemIdentifiers(inSection: section) + tree.items).filter { !kept.contains($0) })
        snapshot.appendItems(visible, toSection: section)
        for other in trees.set(tree, for: section) {
            // An item that hid others has left: they are below one now that may show them.
            let visible = trees[other]?.visibleItems ?? []
            if snapshot.itemIdentifiers(inSection: other) != visible { snapshot.appendItems(visible, toSection: other) }
        }
        change(to: snapshot, in: target, animated: animated, completion)
    }

    /// The tree of a section; one without levels where it was filled otherwise, and an empty one for a section that is not there.
    func tree(of section: Section) -> NSDiffableDataSourceSectionSnapshot<Item> {
        if let tree = trees[section] { return tree }
        var tree = NSDiffableDataSourceSectionSnapshot<Item>()
        if current.indexOfSection(section) != nil { tree.append(current.itemIdentifiers(inSection: section)) }
        return tree
    }

    /// The item at a position with its section and the levels in that; nil where there are none.
    func node(
        at position: ItemPosition
    ) -> (section: Section, tree: NSDiffableDataSourceSectionSnapshot<Item>, item: Item)? {
        guard let section = current.section(at: position.section), let tree = trees[section],
            let item = current.item(at: position), tree.contains(item)
        else { return nil }
        return (section, tree, item)
    }

    private func change(
        to snapshot: Snapshot, in target: (any DiffableTarget)?, animated: Bool, _ completion: (() -> Void)?
    ) {
        guard wasApplied, let target else { return reload(current: snapshot, in: target, completion) }
        let update = SnapshotUpdate(from: current, to: snapshot)
        let selected = target.selectedPositions.compactMap(current.item)
        guard !target.needsReload(for: update) else {
            current = snapshot.withoutMarks
            target.reloadData()
            select(selected, in: target)
            return finish(completion)
        }
        let ending = UpdateEnding(completion)
        func change() {
            if update.difference.isEmpty {
                current = snapshot.withoutMarks
            } else {
                target.perform(
                    {
                        self.current = snapshot.withoutMarks
                        target.insertAndDelete(update.difference)
                    }, completion: ending.add())
                if update.crossesSections { select(selected, in: target) }
            }
            if update.hasMarks {
                target.perform({ target.renew(update) }, completion: ending.add())
            }
            if !trees.isEmpty { target.expansionDidChange() }
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
        if ending.isEmpty { finish(completion) }
    }

    func reload(with snapshot: Snapshot, in target: (any DiffableTarget)?, _ completion: (() -> Void)?) {
        expectMainQueue()
        if !trees.isEmpty { trees.follow(snapshot) }
        reload(current: snapshot, in: target, completion)
    }

    private func reload(current snapshot: Snapshot, in target: (any DiffableTarget)?, _ completion: (() -> Void)?) {
        wasApplied = true
        current = snapshot.withoutMarks
        target?.reloadData()
        finish(completion)
    }

    // MARK: Moving

    /// The change that moves the item at an index path to another one; nil where there is none.
    func transaction(moving source: IndexPath, to goal: IndexPath) -> NSDiffableDataSourceTransaction<Section, Item>? {
        guard let from = ItemPosition(source), let to = ItemPosition(goal), let item = current.item(at: from),
            let section = current.section(at: to.section)
        else { return nil }
        var final = current
        var others = final.itemIdentifiers(inSection: section)
        others.removeAll { $0 == item }
        if to.item < others.count {
            final.moveItem(item, beforeItem: others[to.item])
        } else {
            final.appendItems([item], toSection: section)
        }
        let sections = from.section == to.section ? [to.section] : [from.section, to.section].sorted()
        return NSDiffableDataSourceTransaction(from: current, to: final, sections: sections)
    }

    /// Has other content that the list shows already.
    func adopt(_ snapshot: Snapshot) {
        if !trees.isEmpty { trees.follow(snapshot) }
        current = snapshot.withoutMarks
    }

    /// Selects items again that were selected and are there.
    private func select(_ items: [Item], in target: any DiffableTarget) {
        target.select(items.compactMap(current.position(ofItem:)))
    }

    private func expectMainQueue() {
        guard MainQueue.isCurrent else {
            fatalError(
                "A snapshot was applied to \(name) on another queue than the main one. Apply it on the main queue.")
        }
    }

    /// Calls a completion in the next turn; at once where no application runs.
    private func finish(_ completion: (() -> Void)?) {
        guard let completion else { return }
        guard let clock = AppClock.current else { return completion() }
        clock.deadlines.schedule(at: clock.now, completion)
    }

    /// The item at an index path; where there is none the program stops.
    func expectedItem(at path: IndexPath, in list: String) -> Item {
        if let item = ItemPosition(path).flatMap(current.item) { return item }
        fatalError(
            "A cell was asked for at \(path), where the snapshot of \(name) has no item. Apply a snapshot before, "
                + "and leave the \(list)'s updates to the data source.")
    }
}
