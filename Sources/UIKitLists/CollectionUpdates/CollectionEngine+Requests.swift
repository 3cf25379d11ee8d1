import Foundation
import UIKitCore

/// The single changes of which an update consists.
extension CollectionEngine {
    func insertSections(_ sections: IndexSet) { add { $0.batch.insertedSections += sections } }
    func deleteSections(_ sections: IndexSet) { add { $0.batch.deletedSections += sections } }
    func reloadSections(_ sections: IndexSet) { add { $0.batch.reloadedSections += sections } }

    func moveSection(_ section: Int, _ goal: Int) {
        add { $0.batch.movedSections.append(.init(from: section, to: goal)) }
    }

    func insertItems(_ paths: [IndexPath]) { add { $0.batch.insertedRows += paths.map(named) } }
    func deleteItems(_ paths: [IndexPath]) { add { $0.batch.deletedRows += paths.map(named) } }
    func reloadItems(_ paths: [IndexPath]) { add { $0.batch.reloadedRows += paths.map(named) } }

    func moveItem(_ path: IndexPath, _ goal: IndexPath) {
        add { $0.batch.movedRows.append(.init(from: named(path), to: named(goal))) }
    }

    func reconfigureItems(_ paths: [IndexPath]) {
        add { update in
            for path in paths {
                let position = named(path)
                guard counts.contains(shownPosition(of: position)) else { fatalError(missing(path, "reconfigured")) }
                update.reconfiguredItems.append(position)
            }
        }
    }

    /// Adds to the updates that have begun; without any it is an update of its own.
    private func add(_ change: (CollectionUpdate) -> Void) {
        beginUpdates()
        if let update { change(update) }
        endUpdates()
    }

    /// The position that a path of an update names.
    private func named(_ path: IndexPath) -> ItemPosition {
        if let position = ItemPosition(path) { return position }
        fatalError(
            "An update of \(label) named an index path of \(path.count) numbers. Make paths with IndexPath(item:section:)."
        )
    }
}
