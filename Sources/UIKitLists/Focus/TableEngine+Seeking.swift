import Foundation
import UIKitCore

/// Rows by the beginning of their text, for letters that are typed while the table has the focus.
extension TableEngine {
    /// So many rows without cells are asked for their text by one key, for each of which a cell is filled.
    static let soughtRows = 1000

    func item(startingWith text: String, from item: UIView, staysIfPossible: Bool) -> UIView? {
        guard let cell = item as? UITableViewCell, let start = position(of: cell), update == nil, !isMakingCell,
            loadedHeights.contains(start)
        else { return nil }
        if table.window != nil, !isLayingOut { table.layoutIfNeeded() }
        guard heights.contains(start) else { return nil }
        let began = generation
        let first = staysIfPossible ? start : heights.rowAllAround(after: start)
        var (row, asked) = (first, 0)
        repeat {
            if cells[row] == nil {
                guard asked < Self.soughtRows else { return titledItem(startingWith: text) }
                asked += 1
            }
            let isMatch = begins(row, with: text)
            if isMatch, mayFocus(row) { return focusableCell(at: row) }
            // A delegate may change the table while it is asked.
            guard began == generation else { return nil }
            row = heights.rowAllAround(after: row)
        } while row != first
        return nil
    }

    private func begins(_ row: ItemPosition, with text: String) -> Bool {
        guard let shown = shownText(of: row) else { return false }
        return shown.range(of: text, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }

    /// The text of a row; where it has no cell, one is filled and waits to be used again.
    private func shownText(of row: ItemPosition) -> String? {
        if let cell = cells[row] { return cell.typedText }
        // A row of no height is not there for the user.
        let span = heights.span(of: row)
        if span.isMeasured, span.length == 0 { return nil }
        let cell = askForCell(at: row)
        let text = cell.typedText
        letWait(cell)
        return text
    }

    /// The first row below the first title of the index that begins with a text.
    private func titledItem(startingWith text: String) -> UIView? {
        guard let section = index.section(forTitleStartingWith: text) else { return nil }
        for item in 0..<heights.rowCount(in: section) {
            let row = ItemPosition(section, item)
            if mayFocus(row) { return focusableCell(at: row) }
        }
        return nil
    }
}

extension ItemHeights {
    /// The row behind another; behind the last one comes the first.
    fileprivate func rowAllAround(after row: ItemPosition) -> ItemPosition {
        self.row(after: row) ?? firstRow(from: 0) ?? row
    }
}
