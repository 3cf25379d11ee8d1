import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// The index of a table, and its jumps to sections.
extension TableEngine: IndexedList {
    var sourceTitles: [String] { table.dataSource?.sectionIndexTitles(for: table) ?? [] }

    var isLongEnoughForIndex: Bool {
        let minimum = table.sectionIndexMinimumDisplayRowCount
        guard minimum > 0 else { return true }
        var count = 0
        for rows in heights.rowCounts { count += rows }
        return count >= minimum
    }

    var indexColors: (titles: UIColor?, resting: UIColor?, touched: UIColor?) {
        (table.sectionIndexColor, table.sectionIndexBackgroundColor, table.sectionIndexTrackingBackgroundColor)
    }

    func jump(toIndexTitle index: Int) {
        // An app with its search field elsewhere shows it when the delegate is asked.
        if self.index.titles[index] == UITableView.indexSearch {
            table.setContentOffset(
                CGPoint(x: table.contentOffset.x, y: -table.adjustedContentInset.top), animated: false)
        }
        guard let section = section(ofIndexTitle: index) else { return }
        scroll(to: IndexPath(row: NSNotFound, section: section), at: .top, animated: false)
    }

    /// The section to which a title leads; nil for one that leads nowhere.
    func section(ofIndexTitle index: Int) -> Int? {
        let title = self.index.titles[index]
        let answer = table.dataSource?.tableView(table, sectionForSectionIndexTitle: title, at: index) ?? index
        guard title != UITableView.indexSearch, answer >= 0, answer != NSNotFound else { return nil }
        let count = loadedHeights.sectionCount
        // Without an answer of its own a data source may have more titles than sections.
        let section = answer == index ? min(answer, count - 1) : answer
        guard section >= 0 else { return nil }
        guard section < count else {
            fatalError(
                "The data source of \(label) said that the title \"\(title)\" of the index leads to section "
                    + "\(answer), but there are \(count) sections. Return a section that is there, or NSNotFound to stay."
            )
        }
        return section
    }
}
