import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A table whose rows have names, which a test changes together with the table.
class UpdateStage: TableStage {
    var names: [[String]] { didSet { counts = names.map(\.count) } }
    /// Heights of rows, by name, for tests that use them.
    var heights: [String: CGFloat] = [:]
    /// Ends the action of a swipe that was performed last.
    var done: (Bool) -> Void = { _ in }
    /// Whether each completion was called with true.
    var completions: [Bool] = []

    init(
        _ names: [[String]], style: UITableView.Style = .plain, cell: UITableViewCell.Type = UITableViewCell.self,
        prepare: (TableStage) -> Void = { _ in }
    ) {
        self.names = names
        super.init(names.map(\.count), style: style, cell: cell, prepare: prepare)
        nameCells()
        table.reloadData()
        tester.pump()
        calls = []
    }

    private func nameCells() {
        configure = { [unowned self] cell, path in cell.textLabel?.text = self.names[path.section][path.row] }
    }

    /// The names of cells on screen, from top to bottom.
    var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    /// Changes names and table in one batch; the completion is noted.
    func batch(_ changes: @escaping (UITableView) -> Void) {
        table.performBatchUpdates({ changes(self.table) }, completion: { self.completions.append($0) })
    }

    func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
        table.cellForRow(at: IndexPath(row: row, section: section))
    }

    /// Seconds between two frames; motions begin with the first one.
    let frame = 1.0 / 60

    /// Where a cell's top is seen right now.
    func seenTop(of text: String) -> CGFloat? { seen(text)?.minY }

    /// Where a cell is seen right now, in the table's space and to a millionth of a point.
    func seen(_ text: String) -> CGRect? {
        guard let frame = cellViews.first(where: { $0.textLabel?.text == text })?.layer.presentation()?.frame else {
            return nil
        }
        func rounded(_ length: CGFloat) -> CGFloat { (length * 1_000_000).rounded() / 1_000_000 }
        return CGRect(
            x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
    }

    /// How opaque a cell is seen right now, to a millionth.
    func seenAlpha(of text: String) -> Float? {
        let cell = cellViews.first { $0.textLabel?.text == text }
        return (cell?.layer.presentation()?.opacity).map { ($0 * 1_000_000).rounded() / 1_000_000 }
    }

    /// All cells that are subviews, those that leave included.
    var cellViews: [UITableViewCell] { table.subviews.compactMap { $0 as? UITableViewCell } }
}

extension IndexPath {
    /// A row of the first section.
    static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
