import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Random updates, also in the middle of others' motion: cells, frames, selection and data agree.
@Suite(.application) struct UpdateWalkTests {
    @Test(arguments: 1...8) func `cells, frames and selection agree after every update`(seed: Int) {
        var random = SeededNumbers(seed: UInt64(seed) &* 7919)
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let stage = UpdateStage(
            (0..<4).map { section in (0..<random.below(12)).map { "\(section * 100 + $0)" } }, style: styles[seed % 3]
        ) { stage in
            stage.headerTitles = seed % 2 == 0 ? [0: "First", 2: "Third"] : [:]
            stage.table.allowsMultipleSelection = true
            if seed % 4 == 3 { stage.table.estimatedRowHeight = 0 }
        }
        if seed % 4 > 1 {
            stage.heightOfRow = { [unowned stage] in stage.heights[stage.names[$0.section][$0.row]] ?? 44 }
        }
        var chosen: Set<String> = []

        for _ in 0..<120 {
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
        switch random.below(8) {
        case 0: table.contentOffset.y += CGFloat(random.below(600) - 300)
        case 1:
            stage.names = (0..<random.below(4)).map { _ in (0..<random.below(20)).map { _ in "\(random.below(9999))" } }
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
        default: update(stage, &random, &chosen)
        }
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
            if cell.frame != table.rectForRow(at: position.path) {
                faults.append("the frame of \(position): \(cell.frame), not \(table.rectForRow(at: position.path))")
            }
            if cell.isSelected != chosen.contains(name) { faults.append("the selection of \(position)") }
            if cell.alpha != 1 { faults.append("the opacity of \(position)") }
        }
        let exits = engine.motions.reduce(0) { $0 + $1.exitCount }
        let edges = (engine.headers.views + engine.footers.views).filter { $0.view != nil }.count
        let views = table.subviews.filter { $0 is UITableViewCell || $0 is UITableViewHeaderFooterView }
        if views.count != engine.cells.count + edges + exits {
            faults.append("\(views.count) views, \(engine.cells.count) cells, \(edges) edges, \(exits) leaving")
        }
        let selected = Set((table.indexPathsForSelectedRows ?? []).map { stage.names[$0.section][$0.row] })
        if selected != chosen { faults.append("the selection") }
        if !faults.isEmpty { Issue.record("\(faults)") }
        return faults.isEmpty
    }
}
