import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Tables at random: whatever is done, cells, frames and paths agree with the data.
@Suite(.application) struct TableWalkTests {
    private nonisolated static let walk = WalkLength(steps: 250, seeds: [1, 2, 3, 4, 5, 6])

    @Test(arguments: walk.seeds) func `cells, frames and paths agree after every step`(seed: UInt64) {
        var random = SeededNumbers(seed: seed)
        let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
        let stage = TableStage(counts(&random), style: styles[Int(seed % 3)]) { stage in
            stage.headerTitles = [0: "First", 2: "Third", 3: "Fourth"]
            stage.footerTitles = [1: "A footer", 3: "Another"]
            if seed % 6 > 3 || seed % 6 == 0 { stage.heightOfRow = { CGFloat(($0.row * 37 + $0.section * 11) % 90) } }
            stage.table.allowsMultipleSelection = seed % 2 == 0
        }

        for number in 0..<Self.walk.steps {
            step(stage, &random)
            stage.tester.pump()
            if !check(stage) {
                Issue.record("Step \(number)")
                break
            }
        }
        stage.tester.settle()
    }

    private func counts(_ random: inout SeededNumbers) -> [Int] {
        (0..<random.below(6)).map { _ in random.below(30) }
    }

    private func path(_ stage: TableStage, _ random: inout SeededNumbers) -> IndexPath? {
        let filled = stage.counts.indices.filter { stage.counts[$0] > 0 }
        guard !filled.isEmpty else { return nil }
        let section = filled[random.below(filled.count)]
        return IndexPath(row: random.below(stage.counts[section]), section: section)
    }

    private func step(_ stage: TableStage, _ random: inout SeededNumbers) {
        let table = stage.table
        switch random.below(10) {
        case 0:
            stage.counts = counts(&random)
            table.reloadData()
        case 1: table.frame.size.width = CGFloat(280 + random.below(200))
        case 2:
            if let path = path(stage, &random) { table.selectRow(at: path, animated: true, scrollPosition: .middle) }
        case 3:
            if let path = path(stage, &random) { table.scrollToRow(at: path, at: .none, animated: true) }
        case 4:
            table.tableHeaderView =
                random.below(2) == 0 ? nil : UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 70))
        case 5: table.rowHeight = random.below(2) == 0 ? UITableView.automaticDimension : 61
        case 6:
            let point = CGPoint(x: 100, y: 20 + random.below(400))
            stage.tester.tap(at: point)
        case 7: if let path = table.indexPathForSelectedRow { table.deselectRow(at: path, animated: true) }
        default: table.contentOffset.y += CGFloat(random.below(500) - 250)
        }
    }

    private func check(_ stage: TableStage) -> Bool {
        let (table, engine) = (stage.table, stage.table.engine)
        let inside = table.bounds
        var faults: [String] = []
        let paths = table.indexPathsForVisibleRows ?? []
        let expected = (table.indexPathsForRows(in: inside) ?? []).filter { table.rectForRow(at: $0).height > 0 }
        if paths != expected { faults.append("shows \(paths), not \(expected)") }
        for path in paths {
            let cell = table.cellForRow(at: path)
            if cell?.frame != table.rectForRow(at: path) { faults.append("the frame of \(path)") }
            if cell?.textLabel?.text != "\(path.section).\(path.row)" { faults.append("the text of \(path)") }
            if cell?.superview !== table { faults.append("the superview of \(path)") }
            let isSelected = table.indexPathsForSelectedRows?.contains(path) == true
            if cell?.isSelected != isSelected { faults.append("the selection of \(path)") }
        }
        if Set(engine.cells.views.map { ObjectIdentifier($0) }).count != engine.cells.count {
            faults.append("a cell twice")
        }
        let cells = table.subviews.filter { $0 is UITableViewCell }
        if cells.count != engine.cells.count { faults.append("\(cells.count) subviews, \(engine.cells.count) cells") }
        let height = engine.origin + engine.heights.extent + engine.tableFooter.height
        if abs(table.contentSize.height - height) > 0.01 { faults.append("the content's height") }
        for section in 0..<table.numberOfSections where stage.counts[section] != table.numberOfRows(inSection: section)
        {
            faults.append("the rows of section \(section)")
        }
        if !faults.isEmpty { Issue.record("\(faults) at \(inside)") }
        return faults.isEmpty
    }
}
