import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Rows that are moved by their handles.
@Suite(.application) struct RowReorderTests {
    private func stage(_ names: [[String]], _ prepare: (TableStage) -> Void = { _ in }) -> UpdateStage {
        let stage = UpdateStage(names, prepare: prepare)
        stage.canMove = { _ in true }
        stage.move = { [unowned stage] source, goal in
            let name = stage.names[source.section].remove(at: source.row)
            stage.names[goal.section].insert(name, at: goal.row)
        }
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        stage.calls = []
        return stage
    }

    private func grab(_ stage: UpdateStage, _ row: Int, _ section: Int = 0) -> TestTouch {
        let rectangle = stage.table.rectForRow(at: IndexPath(row: row, section: section))
        let touch = stage.tester.touch(
            at: CGPoint(x: 300, y: rectangle.midY - stage.table.contentOffset.y))
        stage.tester.pump()
        return touch
    }

    @Test func `a reordered row follows the finger, the others make room, and the data source is called once`() {
        let stage = stage([["a", "b", "c", "d"]])
        let cell = stage.cell(0)
        let touch = grab(stage, 0)
        touch.move(by: CGVector(dx: 0, dy: 40))
        #expect(cell?.frame.minY == 40)
        touch.move(by: CGVector(dx: 0, dy: 50))
        stage.tester.settle()
        // At 90 it is nearest to the third row's beginning.
        #expect(stage.cell(1)?.frame.minY == 0)
        #expect(stage.cell(2)?.frame.minY == 44)
        #expect(stage.cell(3)?.frame.minY == 132)
        #expect(stage.names == [["a", "b", "c", "d"]])
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls == ["target 0.0 0.1", "target 0.0 0.2", "move 0.0 0.2"])
        #expect(stage.shown == ["b", "c", "a", "d"])
        #expect(stage.cell(2) === cell)
        #expect(cell?.frame.minY == 88)
        #expect(cell?.clipsToBounds == true)
    }

    @Test func `a row that is grabbed again on its way down casts its shadow and lies flat at the end`() {
        let stage = stage([["a", "b", "c", "d"]])
        let cell = stage.cell(0)
        let touch = grab(stage, 0)
        touch.move(by: CGVector(dx: 0, dy: 10))
        touch.lift()
        stage.tester.pump(by: 0.1)

        let again = grab(stage, 0)
        again.move(by: CGVector(dx: 0, dy: 10))
        #expect(cell?.clipsToBounds == false)
        stage.tester.pump(by: 1)
        #expect(cell?.layer.shadowOpacity == 0.3)
        again.lift()
        stage.tester.settle()

        #expect(cell?.clipsToBounds == true)
        #expect(cell?.layer.shadowOpacity == 0)
    }

    @Test func `a row moves up`() {
        let stage = stage([["a", "b", "c", "d"]])
        let touch = grab(stage, 3)
        touch.move(by: CGVector(dx: 0, dy: -125))
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minY == 44)
        #expect(stage.cell(2)?.frame.minY == 132)
        touch.lift()
        stage.tester.settle()
        #expect(stage.shown == ["d", "a", "b", "c"])
    }

    @Test func `dropping a row at its own index path does not call the data source`() {
        let stage = stage([["a", "b", "c"]])
        let touch = grab(stage, 1)
        touch.move(by: CGVector(dx: 0, dy: 60))
        touch.move(by: CGVector(dx: 0, dy: -58))
        touch.lift()
        stage.tester.settle()
        #expect(stage.calls.contains { $0.hasPrefix("move") } == false)
        #expect(stage.shown == ["a", "b", "c"])
        #expect(stage.cell(1)?.frame.minY == 44)
    }

    @Test func `the delegate says where a row may be dropped`() {
        let stage = stage([["a", "b", "c"]])
        stage.target = { source, proposed in proposed.row == 2 ? source : proposed }
        let touch = grab(stage, 0)
        touch.move(by: CGVector(dx: 0, dy: 100))
        stage.tester.settle()
        #expect(stage.cell(1)?.frame.minY == 44)
        touch.lift()
        stage.tester.settle()
        #expect(stage.shown == ["a", "b", "c"])
    }

    @Test func `a row moves to another section, also to one without rows`() {
        let stage = stage([["a", "b"], [], ["c"]]) { $0.headerTitles = [0: "A", 1: "B", 2: "C"] }
        let first = grab(stage, 0)
        // Headers are 28 high with 22 above: the rows of the last section begin at 238.
        first.move(by: CGVector(dx: 0, dy: 200))
        stage.tester.settle()
        first.lift()
        stage.tester.settle()
        #expect(stage.names == [["b"], [], ["c", "a"]] || stage.names == [["b"], [], ["a", "c"]])
        let heights = stage.table.engine.heights
        let empty = heights.headerSpan(of: 1).end
        let row = stage.table.rectForRow(at: IndexPath(row: 0, section: 0))
        let second = grab(stage, 0)
        second.move(by: CGVector(dx: 0, dy: empty - 54 - row.minY))
        stage.tester.settle()
        second.lift()
        stage.tester.settle()
        #expect(stage.names[0] == [])
        #expect(stage.names[1] == ["b"])
    }

    @Test func `the table scrolls while the finger is near an edge`() {
        let stage = stage([(0..<100).map { "r\($0)" }])
        let touch = grab(stage, 2)
        touch.move(by: CGVector(dx: 0, dy: 320))
        stage.tester.pump(by: 2)
        #expect(stage.table.contentOffset.y > 300)
        let shown = stage.table.indexPathsForVisibleRows ?? []
        #expect(shown.contains(.row(25)))
        touch.move(by: CGVector(dx: 0, dy: -200))
        let offset = stage.table.contentOffset.y
        stage.tester.pump(by: 1)
        #expect(stage.table.contentOffset.y == offset)
        touch.lift()
        stage.tester.settle()
        let goal = stage.names[0].firstIndex(of: "r2") ?? 0
        #expect(goal > 10)
        #expect(stage.cell(goal)?.textLabel?.text == "r2")
        for cell in stage.table.visibleCells {
            let path = stage.table.indexPath(for: cell)
            #expect(path.map { stage.names[0][$0.row] } == cell.textLabel?.text)
            #expect(path.map { stage.table.rectForRow(at: $0) } == cell.frame)
        }
    }

    @Test func `cancelling the touch of a reorder restores the former order`() {
        let stage = stage([["a", "b", "c"]])
        let touch = grab(stage, 0)
        touch.move(by: CGVector(dx: 0, dy: 60))
        touch.cancel()
        stage.tester.settle()
        #expect(stage.shown == ["a", "b", "c"])
        #expect(stage.rows == [[0, 44], [44, 44], [88, 44]])
        #expect(stage.calls.contains { $0.hasPrefix("move") } == false)
    }

    @Test func `a reload ends the motion`() {
        let stage = stage([["a", "b", "c"]])
        let touch = grab(stage, 0)
        touch.move(by: CGVector(dx: 0, dy: 60))
        stage.table.reloadData()
        touch.move(by: CGVector(dx: 0, dy: 10))
        touch.lift()
        stage.tester.settle()
        #expect(stage.rows == [[0, 44], [44, 44], [88, 44]])
        #expect(stage.cellViews.count == 3)
    }

    @Test func `a touch on a reorder handle that still slides in does not select the row`() {
        let stage = UpdateStage([["a", "b", "c"]])
        stage.table.allowsMultipleSelectionDuringEditing = true
        stage.canMove = { _ in true }
        stage.table.setEditing(true, animated: true)
        stage.tester.pump(by: 0.1)
        let touch = grab(stage, 0)
        touch.move(by: CGVector(dx: 0, dy: 5))
        touch.lift()
        stage.tester.settle()
        #expect(stage.table.indexPathsForSelectedRows == nil)
        #expect(stage.calls.contains { $0.contains("elect") } == false)
    }

    @Test func `an update ends the motion, and each row shows its own content`() {
        let stage = stage([["a", "b", "c"]])
        let touch = grab(stage, 1)
        touch.move(by: CGVector(dx: 0, dy: 30))
        stage.names = [["x", "y", "a", "b", "c"]]
        stage.calls = []
        stage.batch { $0.insertRows(at: [.row(0), .row(1)], with: .fade) }
        touch.move(by: CGVector(dx: 0, dy: 30))
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls.filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1"])
        #expect(stage.shown == ["x", "y", "a", "b", "c"])
        #expect(stage.cellViews.count == 5)
        #expect(stage.cellViews.allSatisfy { $0.clipsToBounds && $0.layer.shadowOpacity == 0 })
        #expect(stage.calls.contains { $0.hasPrefix("move") } == false)
    }

    @Test func `a reload with fewer rows during a reorder requests no deleted row`() {
        let stage = stage([(0..<100).map { "r\($0)" }])
        let touch = grab(stage, 2)
        touch.move(by: CGVector(dx: 0, dy: 320))
        stage.tester.pump(by: 1)
        stage.names = [["a", "b"]]
        stage.table.reloadData()
        stage.tester.settle()
        touch.lift()
        stage.tester.settle()
        #expect(stage.shown == ["a", "b"])
        #expect(stage.cellViews.count == 2)
    }

    @Test func `selection follows the row`() {
        let stage = stage([["a", "b", "c"]]) { $0.table.allowsMultipleSelectionDuringEditing = true }
        stage.table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
        let touch = grab(stage, 0)
        touch.move(by: CGVector(dx: 0, dy: 88))
        touch.lift()
        stage.tester.settle()
        #expect(stage.table.indexPathsForSelectedRows == [.row(2)])
    }

    @Test func `rows that may not be moved have no handle`() {
        let stage = UpdateStage([["a", "b"]])
        stage.canMove = { $0.row == 0 }
        stage.table.setEditing(true, animated: false)
        #expect(stage.cell(0)?.showsReorderControl == true)
        #expect(stage.cell(1)?.showsReorderControl == false)
    }
}
