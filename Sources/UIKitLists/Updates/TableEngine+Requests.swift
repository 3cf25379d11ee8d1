import Foundation
import UIKitCore

/// The single changes of which an update consists.
extension TableEngine {
    func insertSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        add { update in
            for section in sections {
                update.batch.insertedSections.append(section)
                update.sectionEntries[section] = animation
            }
        }
    }

    func deleteSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        add { update in
            for section in sections {
                update.batch.deletedSections.append(section)
                update.sectionExits[section] = animation
            }
        }
    }

    func reloadSections(_ sections: IndexSet, _ animation: UITableView.RowAnimation) {
        add { update in
            for section in sections {
                update.batch.reloadedSections.append(section)
                update.sectionExits[section] = animation
            }
        }
    }

    func moveSection(_ section: Int, _ goal: Int) {
        add { $0.batch.movedSections.append(.init(from: section, to: goal)) }
    }

    func insertRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        add { update in
            for path in paths {
                let position = position(path)
                update.batch.insertedRows.append(position)
                update.rowEntries[position] = animation
            }
        }
    }

    func deleteRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        add { update in
            for path in paths {
                let position = position(path)
                update.batch.deletedRows.append(position)
                update.rowExits[position] = animation
            }
        }
    }

    func reloadRows(_ paths: [IndexPath], _ animation: UITableView.RowAnimation) {
        add { update in
            for path in paths {
                let position = position(path)
                update.batch.reloadedRows.append(position)
                update.rowExits[position] = animation
            }
        }
    }

    func moveRow(_ path: IndexPath, _ goal: IndexPath) {
        add { $0.batch.movedRows.append(.init(from: position(path), to: position(goal))) }
    }

    func reconfigureRows(_ paths: [IndexPath]) {
        add { update in
            for path in paths {
                let position = position(path)
                guard heights.contains(position) else { fatalError(missing(path, "reconfigured")) }
                update.reconfiguredRows.append(position)
            }
        }
    }
}
