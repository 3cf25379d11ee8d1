import Foundation

/// The changes that an app asks for between the beginning and the end of updates, and their looks.
final class TableUpdate {
    /// How often updates were begun and not ended.
    var depth = 1
    /// Whether the table was reloaded in between, so that nothing is left to do.
    var isOverridden = false
    var batch = UpdateBatch()
    /// Rows whose cells are to be filled anew, by their positions before.
    var reconfiguredRows: [ItemPosition] = []
    /// How rows and sections of before go.
    var rowExits: [ItemPosition: UITableView.RowAnimation] = [:]
    var sectionExits: [Int: UITableView.RowAnimation] = [:]
    /// How rows and sections of after come.
    var rowEntries: [ItemPosition: UITableView.RowAnimation] = [:]
    var sectionEntries: [Int: UITableView.RowAnimation] = [:]
    /// The index among placeholders of one that becomes a row, and the position of both; nil for none.
    var committedPlaceholder: (index: Int, position: ItemPosition)?
    /// Called when everything has moved.
    var completions: [(Bool) -> Void] = []

    /// How a row of before goes.
    func exit(of position: ItemPosition) -> UITableView.RowAnimation {
        rowExits[position] ?? sectionExits[position.section] ?? .automatic
    }

    /// How a row of after comes in.
    func entry(of position: ItemPosition) -> UITableView.RowAnimation {
        rowEntries[position] ?? sectionEntries[position.section] ?? .automatic
    }

    /// Gives what is reloaded the same animation at its new position.
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
