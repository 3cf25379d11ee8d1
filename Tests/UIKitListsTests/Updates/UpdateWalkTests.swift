import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Random updates, also in the middle of others' motion: cells, frames, selection and data agree.
@Suite(.application) struct UpdateWalkTests {
    private nonisolated static let walk = WalkLength(steps: 120, seeds: [1, 2, 3, 4, 5, 6, 7, 8])

    @Test(arguments: walk.seeds) func `cells, frames and selection agree after every update`(seed: UInt64) {
        var random = SeededNumbers(seed: seed &* 7919)
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let stage = UpdateStage(
            (0..<4).map { section in (0..<random.below(12)).map { "\(section * 100 + $0)" } },
            style: styles[Int(seed % 3)]
        ) { stage in
            stage.headerTitles = seed % 2 == 0 ? [0: "First", 2: "Third"] : [:]
            stage.table.allowsMultipleSelection = true
            stage.table.allowsMultipleSelectionDuringEditing = true
            if seed % 4 == 3 { stage.table.estimatedRowHeight = 0 }
        }
        stage.canMove = { _ in true }
        stage.move = { [unowned stage] source, goal in
            let name = stage.names[source.section].remove(at: source.row)
            stage.names[goal.section].insert(name, at: goal.row)
        }
        stage.trailingActions = { _ in
            UISwipeActionsConfiguration(
                actions: [UIContextualAction(style: .normal, title: "A") { _, _, done in done(true) }])
        }
        if seed % 4 > 1 {
            stage.heightOfRow = { [unowned stage] in stage.heights[stage.names[$0.section][$0.row]] ?? 44 }
        }
        var chosen: Set<String> = []

        for _ in 0..<Self.walk.steps {
            step(stage, &random, &chosen)
            if random.below(3) > 0 { stage.tester.pump(by: Double(random.below(40)) / 100) }
            if !check(stage, chosen) { break }
        }
        stage.tester.settle()
        #expect(check(stage, chosen))
        #expect(stage.table.engine.motions.isEmpty)
    }

    private func step(
        _ stage: UpdateStage, _ random: inout SeededNumbers, _ chosen: inout Set<String>
    ) {
        let table = stage.table
        switch random.below(12) {
        case 0: table.contentOffset.y += CGFloat(random.below(600) - 300)
        case 1:
            // No name is in two sections.
            stage.names = (0..<random.below(4)).map { section in
                (0..<random.below(20)).map { _ in "\(section).\(random.below(9999))" }
            }
            stage.names = stage.names.map { Array(Set($0)).sorted() }
            chosen = []
            table.reloadData()
        case 2:
            let filled = stage.names.indices.filter { !stage.names[$0].isEmpty }
            guard let section = filled.first else { return }
            let row = random.below(stage.names[section].count)
            chosen.insert(stage.names[section][row])
            table.selectRow(at: IndexPath(row: row, section: section), animated: true, scrollPosition: .none)
        case 3:
            if let name = stage.names.joined().randomElement(using: &random) {
                stage.heights[name] = CGFloat(random.below(80))
                stage.batch { _ in }
            }
        case 4: table.frame.size.width = CGFloat(280 + random.below(100))
        case 5:
            table.setEditing(!table.isEditing, animated: random.below(2) == 0)
            chosen = []
        case 6:
            let categories: [UIContentSizeCategory] = [.small, .large, .extraExtraLarge, .accessibilityLarge]
            stage.tester.window.traitOverrides.preferredContentSizeCategory = categories[random.below(4)]
        case 7:
            let start = CGPoint(x: 200, y: CGFloat(20 + random.below(400)))
            drag(stage, from: start, by: CGVector(dx: -CGFloat(20 + random.below(180)), dy: 0), &random)
        case 8:
            let start = CGPoint(x: table.frame.width - 20, y: CGFloat(20 + random.below(400)))
            let way = CGFloat(random.below(400) - 200)
            if table.isEditing { drag(stage, from: start, by: CGVector(dx: 0, dy: way), &random) }
        default: update(stage, &random, &chosen)
        }
    }

    /// Drags a finger: a row to the side, or one by its handle while the table is edited.
    private func drag(
        _ stage: UpdateStage, from start: CGPoint, by way: CGVector, _ random: inout SeededNumbers
    ) {
        let touch = stage.tester.touch(at: start)
        stage.tester.pump()
        for part in 1...4 {
            touch.move(
                to: CGPoint(x: start.x + way.dx * CGFloat(part) / 4, y: start.y + way.dy * CGFloat(part) / 4))
        }
        if random.below(8) == 0 { touch.cancel() } else { touch.lift() }
    }

    private func update(_ stage: UpdateStage, _ random: inout SeededNumbers, _ chosen: inout Set<String>) {
        var numbers: [[Int]] = []
        var next = 1
        var names: [Int: String] = [:]
        for section in stage.names {
            numbers.append([])
            for name in section {
                names[next] = name
                numbers[numbers.count - 1].append(next)
                next += 1
            }
        }
        let walk = BatchWalk(&random, before: numbers)
        let animations: [UITableView.RowAnimation] = [.fade, .left, .right, .top, .bottom, .none, .middle, .automatic]
        let animation = animations[random.below(animations.count)]
        let base = random.below(100_000) * 1000
        stage.names = walk.after.map { $0.map { names[$0] ?? "n\(base + $0)" } }
        let remaining = Set(stage.names.joined())
        chosen = chosen.filter { remaining.contains($0) }
        let batch = walk.batch
        stage.batch { table in
            table.deleteSections(IndexSet(batch.deletedSections), with: animation)
            table.insertSections(IndexSet(batch.insertedSections), with: animation)
            for move in batch.movedSections { table.moveSection(move.from, toSection: move.to) }
            table.deleteRows(at: batch.deletedRows.map(\.path), with: animation)
            table.insertRows(at: batch.insertedRows.map(\.path), with: animation)
            for move in batch.movedRows { table.moveRow(at: move.from.path, to: move.to.path) }
        }
    }

    private func check(_ stage: UpdateStage, _ chosen: Set<String>) -> Bool {
        stage.tester.pump()
        let (table, engine) = (stage.table, stage.table.engine)
        var faults: [String] = []
        let expected = (table.indexPathsForRows(in: table.bounds) ?? []).filter { table.rectForRow(at: $0).height > 0 }
        let shown = table.indexPathsForVisibleRows ?? []
        if shown != expected { faults.append("shows \(shown), not \(expected)") }
        for (index, position) in engine.cells.keys.enumerated() {
            let cell = engine.cells.views[index]
            let name = stage.names[position.section][position.item]
            if cell.textLabel?.text != name { faults.append("the text of \(position)") }
            var frame = table.rectForRow(at: position.path)
            if let swipe = engine.swipe, swipe.cell === cell { frame.origin.x += swipe.displacement }
            if cell.frame != frame {
                faults.append("the frame of \(position): \(cell.frame), not \(table.rectForRow(at: position.path))")
            }
            if cell.isSelected != chosen.contains(name) { faults.append("the selection of \(position)") }
            if cell.alpha != 1 { faults.append("the opacity of \(position)") }
        }
        let edges = (engine.headers.views + engine.footers.views).filter { $0.view != nil }.count
        let views = table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }.count
        let isSettled = engine.motions.isEmpty
        if isSettled ? views != engine.cells.count + edges : views < engine.cells.count + edges {
            faults.append("\(views) views, \(engine.cells.count) cells, \(edges) edges")
        }
        let selected = Set((table.indexPathsForSelectedRows ?? []).map { stage.names[$0.section][$0.row] })
        if selected != chosen { faults.append("the selection: \(selected.sorted()), not \(chosen.sorted())") }
        if !faults.isEmpty { Issue.record("\(faults)") }
        return faults.isEmpty
    }
}
