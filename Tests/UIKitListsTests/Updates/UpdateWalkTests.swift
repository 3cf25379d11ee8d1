import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Random updates, edits, rotations and sizes of text, also in the middle of others' motion: cells, frames, selection and data
/// agree.
@Suite(.application) struct UpdateWalkTests {
    private nonisolated static let walk = WalkLength(steps: 120, seeds: [1, 2, 3, 4, 5, 6, 7, 8])

    @Test(arguments: walk.seeds) func `cells, frames and selection agree after every update`(seed: UInt64) {
        let census = walk(seed)

        #expect(census.count == 0, "the table is released, and its cells are not")
    }

    /// Walks over a table, releases it, and returns the cells that it had.
    private func walk(_ seed: UInt64) -> ViewCensus {
        var random = SeededNumbers(seed: seed &* 7919)
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let walk = UpdateWalk(
            (0..<4).map { section in (0..<random.below(12)).map { "\(section * 100 + $0)" } },
            style: styles[Int(seed % 3)]
        ) { stage in
            stage.headerTitles = seed % 2 == 0 ? [0: "First", 2: "Third"] : [:]
            stage.table.allowsMultipleSelection = true
            stage.table.allowsMultipleSelectionDuringEditing = true
            if seed % 4 == 3 { stage.table.estimatedRowHeight = 0 }
        }
        walk.prepare()
        if seed % 4 > 1 {
            walk.heightOfRow = { [unowned walk] in walk.heights[walk.names[$0.section][$0.row]] ?? 44 }
        }

        for step in 0..<Self.walk.steps {
            walk.step(&random)
            switch random.below(12) {
            case 0: walk.tester.settle()
            case 1...8: walk.tester.pump(by: Double(random.below(40)) / 100)
            default: break
            }
            let faults = walk.faults()
            if !faults.isEmpty {
                Issue.record("Step \(step): \(faults)")
                break
            }
        }
        walk.tester.settle()
        #expect(walk.faults() == [])
        #expect(walk.table.engine.motions.isEmpty)
        walk.table.removeFromSuperview()
        walk.tester.settle()
        return walk.census
    }
}

/// A table that is changed at random, the rows that are selected, and all cells that it has had.
private final class UpdateWalk: UpdateStage {
    let census = ViewCensus()
    private var chosen: Set<String> = []
    private var next = 1

    func prepare() {
        canMove = { _ in true }
        move = { [unowned self] source, goal in
            let name = names[source.section].remove(at: source.row)
            names[goal.section].insert(name, at: goal.row)
        }
        // Rows with an even name have an action of their own, others the one that deletes.
        trailingActions = { [unowned self] path in
            guard isEven(path) else { return nil }
            return UISwipeActionsConfiguration(
                actions: [UIContextualAction(style: .normal, title: "A") { _, _, done in done(true) }])
        }
        editingStyle = { [unowned self] in isEven($0) ? .insert : .delete }
        commit = { [unowned self] style, path in
            guard style == .delete else {
                names[path.section].insert(newName(), at: path.row)
                return table.insertRows(at: [path], with: .automatic)
            }
            chosen.remove(names[path.section].remove(at: path.row))
            table.deleteRows(at: [path], with: .automatic)
        }
    }

    private func newName() -> String {
        defer { next += 1 }
        return "new \(next)"
    }

    private func isEven(_ path: IndexPath) -> Bool {
        (names[path.section][path.row].last?.wholeNumberValue ?? 0).isMultiple(of: 2)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        census.note(cell)
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.insert(names[indexPath.section][indexPath.row])
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        chosen.remove(names[indexPath.section][indexPath.row])
    }

    // MARK: Steps

    func step(_ random: inout SeededNumbers) {
        calls = []
        switch random.below(16) {
        case 0: table.contentOffset.y += CGFloat(random.below(600) - 300)
        case 1:
            names = (0..<random.below(4)).map { _ in (0..<random.below(20)).map { _ in newName() } }
            chosen = []
            table.reloadData()
        case 2: select(&random)
        case 3:
            if let name = names.joined().randomElement(using: &random) {
                heights[name] = CGFloat(random.below(80))
                batch { _ in }
            }
        case 4: resize(&random)
        case 5:
            table.setEditing(!table.isEditing, animated: random.below(2) == 0)
            chosen = []
        case 6:
            let categories: [UIContentSizeCategory] = [.small, .large, .extraExtraLarge, .accessibilityLarge]
            tester.window.traitOverrides.preferredContentSizeCategory = categories[random.below(4)]
        case 7:
            let start = CGPoint(x: 200, y: CGFloat(20 + random.below(400)))
            drag(from: start, by: CGVector(dx: -CGFloat(20 + random.below(300)), dy: 0), &random)
        case 8:
            let start = CGPoint(x: table.frame.width - 20, y: CGFloat(20 + random.below(400)))
            let way = CGFloat(random.below(400) - 200)
            if table.isEditing { drag(from: start, by: CGVector(dx: 0, dy: way), &random) }
        case 9, 10:
            let sides: [Int] = [24, 120, 300]
            tester.tap(at: CGPoint(x: sides[random.below(3)], y: 20 + random.below(400)))
        case 11: if random.below(8) == 0 { tester.warnOfLowMemory() }
        default: update(&random)
        }
    }

    private func select(_ random: inout SeededNumbers) {
        let filled = names.indices.filter { !names[$0].isEmpty }
        guard !filled.isEmpty else { return }
        let section = filled[random.below(filled.count)]
        let path = IndexPath(row: random.below(names[section].count), section: section)
        if chosen.remove(names[section][path.row]) != nil {
            return table.deselectRow(at: path, animated: random.below(2) == 0)
        }
        chosen.insert(names[section][path.row])
        let positions: [UITableView.ScrollPosition] = [.none, .none, .top, .middle, .bottom]
        table.selectRow(at: path, animated: true, scrollPosition: positions[random.below(5)])
    }

    /// Another width, or a rotation, which may be animated.
    private func resize(_ random: inout SeededNumbers) {
        guard random.below(2) == 0 else { return table.frame.size.width = CGFloat(280 + random.below(100)) }
        let size = CGSize(width: table.frame.height, height: table.frame.width)
        guard random.below(2) == 0 else { return table.frame.size = size }
        UIView.animate(withDuration: 0.3) { [table] in
            table.frame.size = size
            table.layoutIfNeeded()
        }
    }

    /// Drags a finger: a row to the side, or one by its handle while the table is edited.
    private func drag(from start: CGPoint, by way: CGVector, _ random: inout SeededNumbers) {
        let touch = tester.touch(at: start)
        tester.pump()
        for part in 1...4 {
            touch.move(
                to: CGPoint(x: start.x + way.dx * CGFloat(part) / 4, y: start.y + way.dy * CGFloat(part) / 4))
        }
        if random.below(8) == 0 { touch.cancel() } else { touch.lift() }
    }

    private func update(_ random: inout SeededNumbers) {
        var numbers: [[Int]] = []
        var former: [Int: String] = [:]
        for section in names {
            numbers.append([])
            for name in section {
                former[former.count + 1] = name
                numbers[numbers.count - 1].append(former.count)
            }
        }
        let walk = BatchWalk(&random, before: numbers)
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
        let animation = animations[random.below(animations.count)]
        names = walk.after.map { $0.map { former[$0] ?? newName() } }
        chosen.formIntersection(names.joined())
        let batch = walk.batch
        self.batch { table in
            table.deleteSections(IndexSet(batch.deletedSections), with: animation)
            table.insertSections(IndexSet(batch.insertedSections), with: animation)
            for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: batch.deletedRows.map(\.path), with: animation)
            table.insertRows(at: batch.insertedRows.map(\.path), with: animation)
            for move in batch.movedRows { table.moveRow(at: move.from.path, to: move.to.path) }
        }
    }

    // MARK: Agreement

    /// All in which the table and its rows differ.
    func faults() -> [String] {
        tester.pump()
        let engine = table.engine
        var faults: [String] = []
        let expected = (table.indexPathsForRows(in: table.bounds) ?? []).filter { table.rectForRow(at: $0).height > 0 }
        let shown = table.indexPathsForVisibleRows ?? []
        if shown != expected { faults.append("shows \(shown), not \(expected)") }
        for (index, position) in engine.cells.keys.enumerated() {
            let cell = engine.cells.views[index]
            let name = names[position.section][position.item]
            if cell.textLabel?.text != name { faults.append("the text of \(position)") }
            if table.indexPath(for: cell) != position.path { faults.append("the path of \(position)") }
            var frame = table.rectForRow(at: position.path)
            if let swipe = engine.swipe, swipe.cell === cell { frame.origin.x += swipe.displacement }
            if cell.frame != frame {
                faults.append("the frame of \(position): \(cell.frame), not \(table.rectForRow(at: position.path))")
            }
            if cell.isSelected != chosen.contains(name) { faults.append("the selection of \(position)") }
            if cell.alpha != 1 { faults.append("the opacity of \(position)") }
        }
        if Set(engine.cells.views.map { ObjectIdentifier($0) }).count != engine.cells.count {
            faults.append("a cell twice")
        }
        let edges = (engine.headers.views + engine.footers.views).filter { $0.view != nil }.count
        let views = table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }.count
        let isSettled = engine.motions.isEmpty
        if isSettled ? views != engine.cells.count + edges : views < engine.cells.count + edges {
            faults.append("\(views) views, \(engine.cells.count) cells, \(edges) edges")
        }
        let waiting = engine.cellQueue.count(of: "cell")
        if tester.isAtRest, census.count != engine.cells.count + waiting {
            faults.append("\(census.count) cells live, \(engine.cells.count) show and \(waiting) wait")
        }
        let selected = Set((table.indexPathsForSelectedRows ?? []).map { names[$0.section][$0.row] })
        if selected != chosen { faults.append("the selection: \(selected.sorted()), not \(chosen.sorted())") }
        return faults
    }
}
