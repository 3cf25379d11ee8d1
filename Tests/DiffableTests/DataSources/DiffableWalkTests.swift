import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Random snapshots applied to a table, which is also edited, turned and given other sizes of text, in the middle of others'
/// motion: rows, cells and identifiers agree.
@Suite(.application) struct DiffableWalkTests {
    private nonisolated static let walk = WalkLength(steps: 150, seeds: [1, 2, 3, 4, 5, 6, 7, 8])

    @Test(arguments: walk.seeds) func `rows, cells and selection agree after every snapshot`(seed: UInt64) {
        let census = walk(seed)

        #expect(census.count == 0, "the table is released, and its cells are not")
    }

    /// Walks over a table, releases it, and returns the cells that it had.
    private func walk(_ seed: UInt64) -> ViewCensus {
        var random = SeededNumbers(seed: seed &* 104_729)
        var walk = DiffableWalk(seed: Int(truncatingIfNeeded: seed))
        for step in 0..<Self.walk.steps {
            walk.step(&random)
            let faults = walk.faults()
            if !faults.isEmpty {
                Issue.record("Step \(step): \(faults)")
                break
            }
            switch random.below(12) {
            case 0: walk.tester.settle()
            case 1...8: walk.tester.pump(by: Double(random.below(40)) / 100)
            default: break
            }
        }
        walk.tester.settle()
        #expect(walk.faults() == [])
        #expect(walk.completed == walk.applied)
        #expect(walk.table.engine.motions.isEmpty)
        #expect(walk.table.subviews.filter { $0 is UITableViewCell }.count == walk.table.visibleCells.count)
        walk.table.removeFromSuperview()
        walk.tester.settle()
        return walk.census
    }
}

/// A table, the snapshot that it shows, and which items were selected.
private struct DiffableWalk {
    let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
    let table: UITableView
    let source: UITableViewDiffableDataSource<Int, Int>
    private var walk: SnapshotWalk
    private var chosen: Set<Int> = []
    private(set) var applied = 0
    private let log = Log()
    let census = ViewCensus()

    /// The number of completions that were called, for closures to change.
    private final class Log {
        var completed = 0
    }

    init(seed: Int) {
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: styles[seed % 3])
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        (table.allowsMultipleSelection, table.allowsMultipleSelectionDuringEditing) = (true, true)
        if seed % 4 == 0 { table.estimatedRowHeight = 0 }
        source = UITableViewDiffableDataSource(tableView: table) { [census] table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            census.note(cell)
            // Some rows have two lines, and are higher.
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = item % 5 == 0 && seed % 2 == 0 ? "\(item)\nmore" : "\(item)"
            return cell
        }
        self.table = table
        walk = SnapshotWalk(seed: seed)
        tester.show(table, at: .zero)
    }

    var completed: Int { log.completed }

    mutating func step(_ random: inout SeededNumbers) {
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
        source.defaultRowAnimation = animations[random.below(animations.count)]
        switch random.below(10) {
        case 0: table.contentOffset.y += CGFloat(random.below(600) - 300)
        case 1:
            guard let item = source.snapshot().itemIdentifiers.randomElement(using: &random) else { return }
            table.selectRow(at: source.indexPath(for: item), animated: false, scrollPosition: .none)
            chosen.insert(item)
        case 2: turn(isAnimated: random.below(2) == 0)
        case 3:
            table.setEditing(!table.isEditing, animated: random.below(2) == 0)
            chosen = []
        case 4:
            let categories: [UIContentSizeCategory] = [.small, .large, .extraExtraLarge, .accessibilityLarge]
            tester.window.traitOverrides.preferredContentSizeCategory = categories[random.below(4)]
        default: apply(&random)
        }
    }

    private func turn(isAnimated: Bool) {
        let size = CGSize(width: table.frame.height, height: table.frame.width)
        guard isAnimated else { return table.frame.size = size }
        UIView.animate(withDuration: 0.3) { [table] in
            table.frame.size = size
            table.layoutIfNeeded()
        }
    }

    private mutating func apply(_ random: inout SeededNumbers) {
        for _ in 0..<random.below(5) { walk.step() }
        var snapshot = walk.snapshot
        chosen.formIntersection(snapshot.itemIdentifiers)
        if random.below(3) == 0 {
            let marked = Array(snapshot.itemIdentifiers.shuffled(using: &random).prefix(4))
            snapshot.reloadItems(Array(marked.prefix(2)))
            snapshot.reconfigureItems(marked)
        }
        if random.below(6) == 0 {
            snapshot.reloadSections(Array(snapshot.sectionIdentifiers.shuffled(using: &random).prefix(1)))
        }
        applied += 1
        guard random.below(12) > 0 else {
            chosen = []
            return source.applySnapshotUsingReloadData(snapshot) { [log] in log.completed += 1 }
        }
        drop(snapshot)
        source.apply(snapshot, animatingDifferences: random.below(3) > 0) { [log] in log.completed += 1 }
    }

    /// A row that is reloaded is selected no more, unless the whole table is reloaded or it was new anyway.
    private mutating func drop(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
        let former = source.snapshot()
        let update = SnapshotUpdate(from: former, to: snapshot)
        guard applied > 1, !update.movesSections, !update.crossesSections else { return }
        chosen.subtract(snapshot.reloadedItemIdentifiers)
        for section in snapshot.reloadedSectionIdentifiers where former.indexOfSection(section) != nil {
            chosen.subtract(snapshot.itemIdentifiers(inSection: section))
        }
    }

    /// All in which the table and the snapshot differ.
    func faults() -> [String] {
        var faults: [String] = []
        let snapshot = walk.snapshot
        if applied == 0 { return [] }
        if source.snapshot() != snapshot { faults.append("the snapshot") }
        if table.numberOfSections != snapshot.numberOfSections { faults.append("the number of sections") }
        for (index, section) in snapshot.sectionIdentifiers.enumerated() {
            let items = snapshot.itemIdentifiers(inSection: section)
            if table.numberOfRows(inSection: index) != items.count { faults.append("the rows of \(section)") }
            for (row, item) in items.enumerated() {
                let path = IndexPath(row: row, section: index)
                if source.indexPath(for: item) != path { faults.append("the path of \(item)") }
                if source.itemIdentifier(for: path) != item { faults.append("the item at \(path)") }
            }
        }
        table.layoutIfNeeded()
        let selected = Set((table.indexPathsForSelectedRows ?? []).compactMap { source.itemIdentifier(for: $0) })
        if selected != chosen { faults.append("selected are \(selected), not \(chosen)") }
        let shown = table.indexPathsForVisibleRows ?? []
        if shown != table.indexPathsForRows(in: table.bounds) ?? [] { faults.append("shows \(shown)") }
        for path in shown {
            guard let cell = table.cellForRow(at: path), let item = source.itemIdentifier(for: path) else {
                faults.append("the cell at \(path)")
                continue
            }
            if cell.textLabel?.text?.split(separator: "\n").first != "\(item)" { faults.append("the text of \(item)") }
            if cell.frame != table.rectForRow(at: path) { faults.append("the frame of \(item)") }
            if cell.isSelected != chosen.contains(item) { faults.append("whether the cell of \(item) is selected") }
            if cell.alpha != 1 { faults.append("the opacity of \(item)") }
        }
        let (cells, waiting) = (table.engine.cells, table.engine.cellQueue.count(of: "cell"))
        if Set(cells.views.map { ObjectIdentifier($0) }).count != cells.count { faults.append("a cell twice") }
        if tester.isAtRest, census.count != cells.count + waiting {
            faults.append("\(census.count) cells live, \(cells.count) show and \(waiting) wait")
        }
        return faults
    }
}
