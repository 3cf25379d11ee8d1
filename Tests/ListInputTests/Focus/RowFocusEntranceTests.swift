import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// The row at which the keyboard's focus enters a table, and how it follows the rows through changes of the data.
@Suite(.application) struct RowFocusEntranceTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `the row that the delegate prefers gets the focus, also off the screen`() {
        let stage = RowFocusStage([100]) { $0.preferred = IndexPath(row: 50, section: 0) }

        stage.press(.keyboardTab, 2)

        // Row 50 ends at 2244.
        #expect(stage.focused == "0.50" && stage.offset == 2244 - 396)
    }

    @Test func `a requested focus update moves to the preferred row, and without one has no effect`() {
        let stage = RowFocusStage([100])
        stage.enter()
        stage.press(.keyboardDownArrow, 2)
        stage.table.selectRow(at: path(4), animated: false, scrollPosition: .none)
        stage.table.setNeedsFocusUpdate()
        stage.table.updateFocusIfNeeded()
        let same = stage.focused
        stage.preferred = path(20)
        stage.table.setNeedsFocusUpdate()
        stage.table.updateFocusIfNeeded()
        stage.tester.settle()

        #expect(same == "0.2")
        // Row 20 ends at 924.
        #expect(stage.focused == "0.20" && stage.offset == 528)
    }

    @Test func `a preferred row that is not there is passed over`() {
        let stage = RowFocusStage([3]) { $0.preferred = IndexPath(row: 7, section: 2) }

        stage.press(.keyboardTab, 2)

        #expect(stage.focused == "0.0")
    }

    @Test func `the selected row gets the focus first`() {
        let stage = RowFocusStage([100])
        stage.table.selectRow(at: path(4), animated: false, scrollPosition: .none)

        stage.press(.keyboardTab, 2)

        #expect(stage.focused == "0.4")
    }

    @Test func `the row of before gets the focus again while it shows, and off the screen when it is remembered`() {
        let stage = RowFocusStage([100])
        stage.enter()
        stage.press(.keyboardDownArrow, 3)
        stage.press(.keyboardTab)
        let shown = stage.press(.keyboardTab, modifiers: .shift)
        stage.press(.keyboardTab)
        stage.table.contentOffset.y = 1000
        stage.tester.pump()
        let other = stage.press(.keyboardTab, modifiers: .shift)
        stage.press(.keyboardTab)
        stage.table.remembersLastFocusedIndexPath = true
        stage.table.contentOffset.y = 0
        stage.tester.pump()
        let remembered = stage.press(.keyboardTab, modifiers: .shift)

        #expect(shown == "0.3")
        // Row 23 is the first that shows whole at 1000.
        #expect(other == "0.23")
        #expect(remembered == "0.23" && stage.offset == 660)
    }

    @Test func `a reload keeps the focus at the row's path in any cell`() {
        let stage = RowFocusStage([100])
        stage.enter()
        stage.press(.keyboardDownArrow, 3)

        stage.table.reloadData()
        let early = stage.press(.keyboardDownArrow)
        stage.table.reloadRows(at: [path(4)], with: .fade)
        stage.tester.settle()
        let reloaded = stage.focused
        stage.table.reloadSections([0], with: .automatic)
        stage.tester.settle()

        #expect(early == "0.4")
        #expect(reloaded == "0.4" && stage.focused == "0.4")
        #expect(stage.table.visibleCells.map(\.isFocused) == (0..<9).map { $0 == 4 })
    }

    @Test func `a reload off the screen keeps the focus too`() {
        let stage = RowFocusStage([100])
        stage.enter()
        stage.press(.keyboardEnd)
        stage.table.reloadData()
        stage.tester.pump()
        let kept = stage.focused

        stage.press(.keyboardDownArrow)

        #expect(kept == "0.0")
        #expect(stage.focused == "0.1" && stage.offset == 44)
    }

    @Test func `the focus follows its row through insertions and moves`() {
        let stage = RowFocusStage([20, 20])
        stage.enter()
        stage.press(.keyboardDownArrow, 2)
        stage.counts = [22, 20]
        stage.table.insertRows(at: [path(0), path(1)], with: .automatic)
        stage.tester.settle()
        let inserted = stage.focused
        stage.table.moveRow(at: path(4), to: path(0))
        stage.tester.settle()
        let moved = stage.focused
        stage.counts = [21, 21]
        stage.table.moveRow(at: path(0), to: path(19, 1))
        stage.tester.settle()

        #expect(inserted == "0.4" && moved == "0.0")
        #expect(stage.focused == "1.19")
        #expect(stage.press(.keyboardUpArrow) == "1.18")
    }

    @Test func `a deleted row passes the focus to the one at its position, else to the one before`() {
        let stage = RowFocusStage([5])
        stage.enter()
        stage.press(.keyboardDownArrow, 3)
        stage.counts = [4]
        stage.table.deleteRows(at: [path(3)], with: .automatic)
        stage.tester.settle()
        let next = stage.table.cellForRow(at: path(3))?.textLabel?.text
        let place = stage.focused
        stage.counts = [3]
        stage.table.deleteRows(at: [path(3)], with: .automatic)
        stage.tester.settle()
        let last = stage.focused
        stage.counts = [0]
        stage.table.reloadData()
        stage.tester.settle()

        #expect(next == "0.4" && place == "0.3")
        #expect(last == "0.2")
        #expect(stage.focused == nil)
    }

    @Test func `a data source that lost rows leaves the focus to the last row`() {
        let stage = RowFocusStage([3, 9])
        stage.enter()
        stage.press(.keyboardDownArrow, 8)
        stage.counts = [3]
        stage.table.reloadData()
        stage.tester.settle()

        #expect(stage.focused == "0.2")
        #expect(stage.press(.keyboardUpArrow) == "0.1")
    }

    @Test func `the focused cell says so in its state, and has a ring unless the app draws the focus`() {
        var states: [Bool] = []
        let stage = RowFocusStage([5]) { stage in
            stage.configure = { cell, path in
                guard path.row == 1 else { return }
                cell.configurationUpdateHandler = { _, state in states.append(state.isFocused) }
            }
        }
        func ring() -> Bool { stage.table.layer.sublayers?.last?.borderWidth == 3 }
        stage.enter()
        let first = ring()
        stage.press(.keyboardDownArrow)
        stage.table.cellForRow(at: path(1))?.focusStyle = .custom
        stage.tester.pump()
        let custom = ring()
        stage.press(.keyboardDownArrow)

        #expect(first && !custom && ring())
        #expect(states.contains(true) && states.last == false)
    }

    @Test func `a tap takes the focus away, and Tab brings it back to the row`() {
        let stage = RowFocusStage([20])
        stage.enter()
        stage.press(.keyboardDownArrow, 4)
        stage.table.allowsSelection = false
        stage.tester.tap(at: CGPoint(x: 100, y: 60))
        stage.tester.settle()
        let touched = stage.focused

        #expect(touched == nil)
        #expect(stage.press(.keyboardTab) == "0.4")
    }

    @Test func `controls in rows are stops of their own`() {
        let stage = RowFocusStage([2]) { stage in
            stage.configure = { cell, path in
                if path.row == 1, cell.accessoryView == nil { cell.accessoryView = UISwitch() }
            }
        }
        stage.enter()

        let stops = (0..<2).map { _ in stage.press(.keyboardTab) }

        #expect(stops == ["other", "after"])
    }

    @Test func `rows measured higher above the screen do not move visible rows`() {
        let stage = RowFocusStage([100]) { stage in
            stage.table.rowHeight = UITableView.automaticDimension
            stage.table.estimatedRowHeight = 20
            stage.height = { _ in UITableView.automaticDimension }
        }
        stage.table.contentOffset.y = 400
        stage.tester.pump()
        stage.enter()
        let first = stage.table.indexPathsForVisibleRows?.first?.row ?? 0
        stage.press(.keyboardUpArrow, 3)

        let row = stage.table.rectForRow(at: path(max(0, first - 3)))
        #expect(stage.focused == "0.\(first - 2)" || stage.focused == "0.\(first - 3)")
        #expect(row.height == 44)
        #expect(stage.table.visibleCells.first?.isFocused == true)
    }
}
