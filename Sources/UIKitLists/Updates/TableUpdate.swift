import Foundation

/// The changes that an app asks for between the beginning and the end of updates, and their looks.
final class TableUpdate {
    /// How often updates were begun and not ended.
    var depth = 1
    /// Whether the table was reloaded in between, so that the update has no effect.
    var isOverridden = false
    var batch = UpdateBatch()
    /// Rows whose cells are to be filled anew, by their positions before.
    var reconfiguredRows: [ItemPosition] = []
    /// The animations of removed rows and sections, by their former positions.
    var rowExits: [ItemPosition: UITableView.RowAnimation] = [:]
    var sectionExits: [Int: UITableView.RowAnimation] = [:]
    /// The animations of inserted rows and sections, by their new positions.
    var rowEntries: [ItemPosition: UITableView.RowAnimation] = [:]
    var sectionEntries: [Int: UITableView.RowAnimation] = [:]
    /// The index among placeholders of one that becomes a row, and the position of both; nil for none.
    var committedPlaceholder: (index: Int, position: ItemPosition)?
    /// Called when the animation has ended.
    var completions: [(Bool) -> Void] = []

    /// The animation of a removed row, by its former position.
    func exit(of position: ItemPosition) -> UITableView.RowAnimation {
        rowExits[position] ?? sectionExits[position.section] ?? .automatic
    }

    /// The animation of an inserted row, by its new position.
    func entry(of position: ItemPosition) -> UITableView.RowAnimation {
        rowEntries[position] ?? sectionEntries[position.section] ?? .automatic
    }

    /// Gives reloaded rows and sections the same animation at their new positions.
    func resolveReloads(with batch: ResolvedBatch) {
        // Hash order: each has an entry of its own.
        for row in batch.reloadedRows {
            if let position = batch.newPosition(of: row) { rowEntries[position] = rowExits[row] }
        }
        for section in batch.reloadedSections {
            guard let index = batch.newSection(of: section) else { continue }
            let animation = sectionExits[section]
            // A section that is made anew fades as a whole.
            sectionEntries[index] = animation == .automatic ? .fade : animation
        }
    }
}
