import CoreGraphics
import UIFoundation
import Foundation
import UIKitCore

/// Rows by the beginning of their text.
extension TableEngine: SoughtItems {
    var firstItem: ItemPosition? { heights.firstRow(from: 0) }

    func typedText(of row: ItemPosition) -> String? {
        if let cell = cells[row] { return cell.typedText }
        // A row of no height is not there for the user.
        let span = heights.span(of: row)
        if span.isMeasured, span.length == 0 { return nil }
        let cell = askForCell(at: row)
        let text = cell.typedText
        letWait(cell)
        return text
    }

    func titledItem(startingWith text: String) -> ItemPosition? {
        guard let title = index.title(startingWith: text), let section = section(ofIndexTitle: title) else {
            return nil
        }
        for item in 0..<heights.rowCount(in: section) {
            let row = ItemPosition(section, item)
            if mayFocus(row) { return row }
        }
        return nil
    }
}
