import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore
import Testing
import UIKitLists
import UIKitTesting

/// A table of 320 by 440 points in a window without bars, with a data source and a delegate that note calls.
@MainActor class TableStage: UITableViewDataSource, UITableViewDelegate {
    let tester: ViewTester
    let table: UITableView
    var counts: [Int]
    /// Names of calls with their row, in order; those of `ignored` are left out.
    var calls: [String] = []
    var ignored: Set<String> = [
        "count", "highlight", "willDisplay", "didEnd", "height", "canEdit", "editingStyle",
    ]
    var made = 0
    var headerTitles: [Int: String] = [:]
    var footerTitles: [Int: String] = [:]
    var configure: (UITableViewCell, IndexPath) -> Void = { cell, path in
        cell.textLabel?.text = "\(path.section).\(path.row)"
    }
    var heightOfRow: (IndexPath) -> CGFloat = { _ in UITableView.automaticDimension }
    var willDisplay: (IndexPath) -> Void = { _ in }
    var mayHighlight: (IndexPath) -> Bool = { _ in true }
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var willDeselect: (IndexPath) -> IndexPath? = { $0 }

    var indexTitles: [String]?
    /// How often the titles of the index were asked for.
    var indexQuestions = 0
    var sectionOfTitle: (String, Int) -> Int = { $1 }

    var leadingActions: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var trailingActions: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var olderActions: (IndexPath) -> [UITableViewRowAction]? = { _ in nil }
    var canEdit: (IndexPath) -> Bool = { _ in true }
    var canMove: (IndexPath) -> Bool = { _ in false }
    var editingStyle: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
    var move: (IndexPath, IndexPath) -> Void = { _, _ in }
    var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
    var commit: (UITableViewCell.EditingStyle, IndexPath) -> Void = { _, _ in }
    var didEndEditing: () -> Void = {}

    init(
        _ counts: [Int], style: UITableView.Style = .plain, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        cell: UITableViewCell.Type = UITableViewCell.self, prepare: (TableStage) -> Void = { _ in }
    ) {
        tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2, direction: direction)
        self.counts = counts
        table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
        table.contentInsetAdjustmentBehavior = .never
        table.register(cell, forCellReuseIdentifier: "cell")
        prepare(self)
        table.dataSource = self
        table.delegate = self
        tester.show(table, at: .zero)
    }

    func note(_ name: String, _ path: IndexPath) {
        if !ignored.contains(name) { calls.append("\(name) \(path.section).\(path.row)") }
    }

    /// The frames of shown cells, from top to bottom, as their beginnings and heights.
    var rows: [[CGFloat]] { table.visibleCells.map { [$0.frame.minY, $0.frame.height] } }
    var paths: [String] { (table.indexPathsForVisibleRows ?? []).map { "\($0.section).\($0.row)" } }

    func scroll(to y: CGFloat) {
        table.contentOffset.y = y
        tester.pump()
    }

    /// Taps the middle of a row and waits for what follows.
    func tap(_ row: Int, _ section: Int = 0) {
        let rectangle = table.rectForRow(at: IndexPath(row: row, section: section))
        tester.tap(at: table.convert(CGPoint(x: rectangle.midX, y: rectangle.midY), to: nil))
        tester.settle()
    }

    // MARK: Data

    func numberOfSections(in tableView: UITableView) -> Int {
        if !ignored.contains("count") { calls.append("sections") }
        return counts.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if !ignored.contains("count") { calls.append("rows \(section)") }
        return counts[section]
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        note("cell", indexPath)
        made += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        configure(cell, indexPath)
        return cell
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headerTitles[section] }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footerTitles[section] }

    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        indexQuestions += 1
        return indexTitles
    }

    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
        calls.append("section \(title) \(index)")
        return sectionOfTitle(title, index)
    }

    // MARK: Delegate

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        note("height", indexPath)
        return heightOfRow(indexPath)
    }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("willDisplay", indexPath)
        willDisplay(indexPath)
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        note("didEnd", indexPath)
    }

    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        note("detail", indexPath)
    }

    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        note("shouldHighlight", indexPath)
        return mayHighlight(indexPath)
    }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { note("didHighlight", indexPath) }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        note("didUnhighlight", indexPath)
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willSelect", indexPath)
        return willSelect(indexPath)
    }

    func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
        note("willDeselect", indexPath)
        return willDeselect(indexPath)
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { note("didSelect", indexPath) }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { note("didDeselect", indexPath) }
    func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
        note("primary", indexPath)
    }

    // MARK: Editing

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        note("canEdit", indexPath)
        return canEdit(indexPath)
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        note("commit \(editingStyle)", indexPath)
        commit(editingStyle, indexPath)
    }

    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle {
        note("editingStyle", indexPath)
        return editingStyle(indexPath)
    }

    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        note("leading", indexPath)
        return leadingActions(indexPath)
    }

    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        note("trailing", indexPath)
        return trailingActions(indexPath)
    }

    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
        note("editActions", indexPath)
        return olderActions(indexPath)
    }

    func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
        note("willBeginEditing", indexPath)
    }

    func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
        if let indexPath { note("didEndEditing", indexPath) } else { calls.append("didEndEditing") }
        didEndEditing()
    }

    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("move \(sourceIndexPath.section).\(sourceIndexPath.row)", destinationIndexPath)
        move(sourceIndexPath, destinationIndexPath)
    }

    func tableView(
        _ tableView: UITableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
        toProposedIndexPath proposedDestinationIndexPath: IndexPath
    ) -> IndexPath {
        note("target \(sourceIndexPath.section).\(sourceIndexPath.row)", proposedDestinationIndexPath)
        return target(sourceIndexPath, proposedDestinationIndexPath)
    }
}
