import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// A table of 320 by 440 points with rows of 44 points, whose items are applied by snapshots.
final class DiffableStage {
    typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

    let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
    private(set) var source: TitledSource!
    /// The items for which cells were asked, in order.
    var asked: [Int] = []
    /// Called for each of them.
    var note: (Int) -> Void = { _ in }
    /// The texts of items whose cells do not show the number.
    var texts: [Int: String] = [:]
    /// The number of completions that were called.
    var completed = 0

    init(inWindow: Bool = true, allowsMultipleSelection: Bool = true) {
        table.contentInsetAdjustmentBehavior = .never
        table.sectionHeaderTopPadding = 0
        table.allowsMultipleSelection = allowsMultipleSelection
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = TitledSource(tableView: table) { [unowned self] table, path, item in
            self.asked.append(item)
            self.note(item)
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = self.texts[item] ?? "\(item)"
            return cell
        }
        if inWindow { tester.show(table, at: .zero) }
    }

    /// A stage with one snapshot applied, and with empty notes.
    convenience init(_ sections: KeyValuePairs<String, [Int]>, allowsMultipleSelection: Bool = true) {
        self.init(allowsMultipleSelection: allowsMultipleSelection)
        source.apply(Self.snapshot(sections))
        tester.settle()
        asked = []
    }

    static func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items)
        }
        return snapshot
    }

    func apply(_ sections: KeyValuePairs<String, [Int]>, animated: Bool = true) {
        source.apply(Self.snapshot(sections), animatingDifferences: animated) { self.completed += 1 }
    }

    /// Changes the current snapshot, and applies it.
    func change(animated: Bool = true, _ change: (inout Snapshot) -> Void) {
        var snapshot = source.snapshot()
        change(&snapshot)
        source.apply(snapshot, animatingDifferences: animated) { self.completed += 1 }
    }

    /// The texts of cells on screen, from top to bottom.
    var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    func cell(of item: Int) -> UITableViewCell? { source.indexPath(for: item).flatMap(table.cellForRow) }

    func select(_ item: Int) {
        table.selectRow(at: source.indexPath(for: item), animated: false, scrollPosition: .none)
    }

    var selected: [Int] { (table.indexPathsForSelectedRows ?? []).compactMap { source.itemIdentifier(for: $0) } }
    var isMoving: Bool { !table.engine.motions.isEmpty }
}

/// A data source with titles above sections, whose items the user may delete where that is allowed.
final class TitledSource: UITableViewDiffableDataSource<String, Int> {
    var titles: [String: String] = [:]
    /// Whether rows can be deleted; nil leaves that to the class above.
    var allowsDeletion: Bool?

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sectionIdentifier(for: section).flatMap { titles[$0] }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        allowsDeletion ?? super.tableView(tableView, canEditRowAt: indexPath)
    }

    /// Whether rows can be moved, for which a snapshot is applied.
    var allowsMoves = false

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { allowsMoves }

    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let item = itemIdentifier(for: sourceIndexPath),
            let section = sectionIdentifier(for: destinationIndexPath.section)
        else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        let others = snapshot.itemIdentifiers(inSection: section)
        if destinationIndexPath.row < others.count {
            snapshot.insertItems([item], beforeItem: others[destinationIndexPath.row])
        } else {
            snapshot.appendItems([item], toSection: section)
        }
        apply(snapshot, animatingDifferences: false)
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
        var snapshot = snapshot()
        snapshot.deleteItems([item])
        apply(snapshot)
    }
}
