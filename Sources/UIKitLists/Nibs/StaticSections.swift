import CoreGraphics
import Foundation
import UIKitCore

/// The sections of a table whose rows an interface file lists, each with the cell that shows it.
///
/// A table controller answers from them where the app does not.
final class StaticSections {
    /// A section of the file.
    struct Section {
        let header: String?
        let footer: String?
        let cells: [UITableViewCell]
    }

    private let sections: [Section]
    private var hasWarned = false

    init(_ sections: [Section]) {
        self.sections = sections
        for cell in sections.flatMap(\.cells) { cell.parts.isStatic = true }
    }

    var count: Int { sections.count }

    func rowCount(in section: Int) -> Int { self.section(section).cells.count }

    func title(_ kind: EdgeKind, _ section: Int) -> String? {
        let section = self.section(section)
        return kind == .header ? section.header : section.footer
    }

    func cell(at path: IndexPath) -> UITableViewCell {
        let cells = section(path.section).cells
        guard cells.indices.contains(path.row) else {
            fatalError(
                "Row \(path.row) of section \(path.section) was asked of the static rows of an interface file, which has "
                    + "\(cells.count) there. Call super only for rows of the file, with index paths as the file counts them."
            )
        }
        return cells[path.row]
    }

    /// The height of a row: the cell's in the file, else that of all rows of the table.
    func height(at path: IndexPath, in table: UITableView) -> CGFloat {
        // Another data source may show rows that the file does not have.
        if sections.indices.contains(path.section), sections[path.section].cells.indices.contains(path.row),
            let height = sections[path.section].cells[path.row].parts.fileHeight
        {
            return height
        }
        return table.rowHeight >= 0 ? table.rowHeight : UITableView.automaticDimension
    }

    private func section(_ index: Int) -> Section {
        guard sections.indices.contains(index) else {
            fatalError(
                "Section \(index) was asked of the static rows of an interface file, which has \(sections.count) sections. Call "
                    + "super only for sections of the file, as the file counts them.")
        }
        return sections[index]
    }

    /// Warns once that no table controller shows the static rows.
    func warnUnused(by label: String) {
        guard !hasWarned else { return }
        hasWarned = true
        Diagnostics.log(
            "\(label) has static rows in its interface file and no data source, so that they do not show. Static rows are for the "
                + "table of a UITableViewController.")
    }
}
