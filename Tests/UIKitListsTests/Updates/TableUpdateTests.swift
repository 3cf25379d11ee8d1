import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Updates: which cells are there, in which order everything is asked, and what completes when.
@Suite(.application) struct TableUpdateTests {
    private func letters(_ count: Int) -> [String] { (0..<count).map { "r\($0)" } }

    @Test func `deleted rows are named by their positions before`() {
        let stage = UpdateStage([["a", "b", "c"]])
        let survivor = stage.cell(1)

        stage.names = [["b"]]
        stage.table.deleteRows(at: [.row(0), .row(2)], with: .automatic)

        #expect(stage.cell(0) === survivor)
        #expect(stage.table.numberOfRows(inSection: 0) == 1)
        stage.tester.settle()
        #expect(stage.shown == ["b"])
        #expect(stage.cellViews.count == 1)
    }

    @Test func `a row that replaces another has a cell of its own`() {
        let stage = UpdateStage([["a", "b"]])
        let former = stage.cell(0)

        stage.names = [["x", "b"]]
        stage.batch { table in
            table.insertRows(at: [.row(0)], with: .automatic)
            table.deleteRows(at: [.row(0)], with: .automatic)
        }

        #expect(stage.cell(0) !== former)
        #expect(stage.table.numberOfRows(inSection: 0) == 2)
        stage.tester.settle()
        #expect(stage.shown == ["x", "b"])
    }

    @Test func `a row that moves keeps its cell and its selection`() {
        let stage = UpdateStage([["a", "b", "c"]])
        stage.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        let cell = stage.cell(0)

        stage.names = [["b", "c", "a"]]
        stage.table.moveRow(at: .row(0), to: .row(2))
        stage.tester.settle()

        #expect(stage.cell(2) === cell)
        #expect(stage.table.indexPathForSelectedRow == .row(2))
        #expect(cell?.isSelected == true)
        #expect(stage.calls == [])
    }

    @Test func `moving a row to its own index path keeps its cell`() {
        let stage = UpdateStage([["a", "b"]])
        let cell = stage.cell(1)

        stage.table.moveRow(at: .row(1), to: .row(1))
        stage.tester.settle()

        #expect(stage.cell(1) === cell)
        #expect(stage.calls == [])
    }

    @Test func `selection off screen moves along, and that of deleted and reloaded rows ends in silence`() {
        let stage = UpdateStage([letters(100)]) { $0.table.allowsMultipleSelection = true }
        for row in [0, 1, 90] { stage.table.selectRow(at: .row(row), animated: false, scrollPosition: .none) }

        stage.names[0].remove(at: 0)
        stage.batch { table in
            table.deleteRows(at: [.row(0)], with: .fade)
            table.reloadRows(at: [.row(1)], with: .fade)
        }
        stage.tester.settle()

        #expect(stage.table.indexPathsForSelectedRows == [.row(89)])
        #expect(stage.calls.filter { $0.contains("elect") } == [])
        #expect(stage.cell(0)?.isSelected == false)
    }

    @Test func `a table that overrides the batch and calls that of its class does so once`() {
        final class CountingTable: UITableView {
            var count = 0
            override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
                count += 1
                super.performBatchUpdates({ updates?() }, completion: completion)
            }
        }
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        var hasUpdated = false

        table.performBatchUpdates { hasUpdated = true }
        #expect(table.count == 1)
        #expect(hasUpdated)
    }

    @Test func `the order of an update`() {
        let stage = UpdateStage([letters(3)])
        stage.ignored = []
        stage.calls = []

        stage.names = [["r0", "new", "r2"]]
        stage.table.performBatchUpdates {
            stage.calls.append("block")
            stage.table.deleteRows(at: [.row(1)], with: .fade)
            stage.table.insertRows(at: [.row(1)], with: .fade)
        } completion: { _ in
            stage.calls.append("completion")
        }
        stage.calls.append("return")
        stage.tester.settle()

        let order = stage.calls.filter { !$0.hasPrefix("height") }
        #expect(
            order == [
                "block", "sections", "rows 0", "cell 0.1", "canEdit 0.1", "willDisplay 0.1", "return", "didEnd 0.1",
                "completion",
            ])
        #expect(Set(stage.calls.filter { $0.hasPrefix("height") }) == ["height 0.0", "height 0.1", "height 0.2"])
    }

    @Test func `the data source is not called before the outermost updates end`() {
        let stage = UpdateStage([letters(3)])
        stage.ignored = []
        stage.calls = []

        stage.table.beginUpdates()
        stage.names[0].append("last")
        stage.table.insertRows(at: [.row(3)], with: .none)
        stage.batch { _ in }
        stage.table.layoutIfNeeded()
        #expect(stage.calls == [])
        #expect(stage.table.numberOfRows(inSection: 0) == 3)
        stage.table.endUpdates()

        #expect(stage.table.numberOfRows(inSection: 0) == 4)
        #expect(stage.completions == [])
        stage.tester.settle()
        #expect(stage.completions == [true])
    }

    @Test func `an empty batch asks for heights again and rows move to them`() {
        var tall: Set<Int> = []
        let stage = UpdateStage([letters(5)]) { $0.heightOfRow = { tall.contains($0.row) ? 100 : 44 } }
        #expect(stage.rows[2] == [88, 44])

        tall = [1]
        stage.batch { _ in }

        #expect(stage.rows[1] == [44, 100])
        #expect(stage.rows[2] == [144, 44])
        #expect(stage.seenTop(of: "r2") == 88)
        stage.tester.settle()
        #expect(stage.completions == [true])
        #expect(stage.table.contentSize.height == 276)
    }

    @Test func `heights of rows that do not show are asked for when they do`() {
        var tall = false
        let stage = UpdateStage([letters(50)]) { $0.heightOfRow = { tall && $0.row == 30 ? 100 : 44 } }
        stage.scroll(to: 30 * 44)
        stage.scroll(to: 0)

        tall = true
        stage.batch { _ in }
        stage.scroll(to: 30 * 44)

        #expect(stage.table.rectForRow(at: .row(30)).height == 100)
    }

    // MARK: Completions

    @Test func `outside of a window the data is right and the completion says false`() {
        let stage = UpdateStage([letters(3)])
        stage.table.removeFromSuperview()

        stage.names = [["r0", "r2"]]
        stage.batch { $0.deleteRows(at: [.row(1)], with: .fade) }

        #expect(stage.table.numberOfRows(inSection: 0) == 2)
        #expect(stage.completions == [])
        stage.tester.pump()
        #expect(stage.completions == [false])
    }

    @Test func `without animation all changes show at once, and the completion is called in the next turn`() {
        let stage = UpdateStage([letters(3)])

        UIView.performWithoutAnimation {
            stage.names[0].insert("new", at: 0)
            stage.batch { $0.insertRows(at: [.row(0)], with: .left) }
        }

        #expect(stage.seenTop(of: "r0") == 44)
        #expect(stage.cell(0)?.frame.minX == 0)
        #expect(stage.completions == [])
        stage.tester.pump()
        #expect(stage.completions == [true])
        #expect(stage.cell(1)?.layer.animationKeys() ?? [] == [])
    }

    @Test func `nil and empty blocks complete`() {
        let stage = UpdateStage([letters(3)])
        var count = 0
        stage.table.performBatchUpdates(nil) { _ in count += 1 }
        stage.table.performBatchUpdates(nil)
        #expect(count == 0)
        stage.tester.settle()
        #expect(count == 1)
    }

    // MARK: Other cells

    @Test func `a reconfigured row keeps its cell, a reloaded one gets another`() {
        let stage = UpdateStage([["a", "b"]])
        let (first, second) = (stage.cell(0), stage.cell(1))

        stage.names = [["x", "y"]]
        stage.batch { table in
            table.reconfigureRows(at: [.row(0)])
            table.reloadRows(at: [.row(1)], with: .fade)
        }
        stage.tester.settle()

        #expect(stage.cell(0) === first)
        #expect(stage.cell(1) !== second)
        #expect(stage.shown == ["x", "y"])
    }

    @Test func `rows without cells are not reconfigured`() {
        let stage = UpdateStage([letters(50)])
        stage.calls = []
        stage.table.reconfigureRows(at: [.row(40)])
        stage.tester.settle()
        #expect(stage.calls == [])
    }

    @Test func `a reload within updates replaces them`() {
        let stage = UpdateStage([letters(3)])

        stage.batch { table in
            stage.names = [letters(7)]
            table.insertRows(at: [.row(0)], with: .fade)
            table.reloadData()
        }
        stage.tester.settle()

        #expect(stage.shown.count == 7)
        #expect(stage.completions == [true])
    }

    @Test func `a reload during the motion ends it`() {
        let stage = UpdateStage([letters(3)])
        stage.names[0].removeFirst()
        stage.batch { $0.deleteRows(at: [.row(0)], with: .fade) }
        stage.tester.pump(by: 0.1)

        stage.names = [["x"]]
        stage.table.reloadData()
        stage.tester.pump()

        #expect(stage.cellViews.count == 1)
        stage.tester.settle()
        #expect(stage.shown == ["x"])
        #expect(stage.completions == [true])
    }

    @Test func `a highlighted row stays highlighted while rows are inserted above it`() {
        let stage = UpdateStage([["a", "b"]])
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 22))
        stage.tester.pump(by: 0.2)
        #expect(stage.cell(0)?.isHighlighted == true)

        stage.names = [["new", "a", "b"]]
        stage.table.insertRows(at: [.row(0)], with: .automatic)
        stage.tester.pump(by: 0.6)
        touch.lift()
        stage.tester.settle()

        #expect(
            stage.calls.filter { $0.hasPrefix("did") } == ["didHighlight 0.0", "didUnhighlight 0.1", "didSelect 0.1"])
    }

    @Test func `an update before the first layout counts from the data of then`() {
        let stage = UpdateStage([["a"]])
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = stage

        table.performBatchUpdates {
            stage.names = [["a", "b"]]
            table.insertRows(at: [.row(1)], with: .automatic)
        }

        #expect(table.numberOfRows(inSection: 0) == 2)
        table.dataSource = nil
    }

    // MARK: Sections

    @Test func `sections are inserted, deleted and moved with their rows`() {
        let stage = UpdateStage([["a"], ["b"], ["c"]]) { $0.headerTitles = [0: "A", 1: "B", 2: "C"] }
        let moved = stage.cell(0, 2)

        stage.names = [["c"], ["a"], ["new"]]
        stage.batch { table in
            table.deleteSections([1], with: .fade)
            table.moveSection(2, toSection: 0)
            table.insertSections([2], with: .fade)
        }
        stage.tester.settle()

        #expect(stage.shown == ["c", "a", "new"])
        #expect(stage.cell(0, 0) === moved)
        #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "C")
        #expect(stage.table.headerView(forSection: 1)?.textLabel?.text == "A")
    }

    @Test func `the blank header of a grouped table that is first no longer gets the gap of the others`() {
        let stage = UpdateStage([["a"]], style: .grouped)
        #expect(stage.rows == [[35, 44]])

        stage.names = [["new"], ["a"]]
        stage.table.insertSections([0], with: .fade)
        stage.tester.settle()

        // 35, a row, a footer and a header of 17.5, a row and the end of 20.
        #expect(stage.rows == [[35, 44], [114, 44]])
        #expect(stage.table.contentSize.height == 178)
    }

    @Test func `a section that is reloaded may have any number of rows`() {
        let stage = UpdateStage([["a"], ["b", "c"]])
        stage.names = [["a"], ["x", "y", "z", "w"]]
        stage.table.reloadSections([1], with: .automatic)
        stage.tester.settle()
        #expect(stage.shown == ["a", "x", "y", "z", "w"])
    }
}
