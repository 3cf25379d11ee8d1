import Foundation
import UIKitCore

/// The content of a diffable data source, and how its list goes from one snapshot to the next.
final class DiffableContent<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

    /// The class of the data source, for messages.
    private let name: String
    private(set) var current = Snapshot()
    private var wasApplied = false

    init(_ name: String) { self.name = name }

    func apply(_ snapshot: Snapshot, to target: (any DiffableTarget)?, animated: Bool, _ completion: (() -> Void)?) {
        expectMainQueue()
        guard wasApplied, let target else { return reload(with: snapshot, in: target, completion) }
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
        }
        if animated { change() } else { UIView.performWithoutAnimation(change) }
        if ending.isEmpty { finish(completion) }
    }

    func reload(with snapshot: Snapshot, in target: (any DiffableTarget)?, _ completion: (() -> Void)?) {
        expectMainQueue()
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
    func adopt(_ snapshot: Snapshot) { current = snapshot.withoutMarks }

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
