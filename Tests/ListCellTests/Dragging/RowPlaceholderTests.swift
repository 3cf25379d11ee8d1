import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Placeholders of 60 points among rows of 44.
@Suite(.application) struct RowPlaceholderTests {
    @Test func `a placeholder is among the rows, which keep their positions`() {
        let stage = RowDropStage([["a", "b", "c"]])

        stage.drop(2, at: 60)

        #expect(stage.rows == ["a 0", "loading 0 44", "b 104", "c 148"])
        #expect(stage.table.numberOfRows(inSection: 0) == 3)
        // 3 rows of 44 and 60 points.
        #expect(stage.table.contentSize.height == 192)
        #expect(stage.table.hasUncommittedUpdates)
        #expect(stage.table.rectForRow(at: IndexPath(row: 1, section: 0)).minY == 104)
        #expect(stage.table.rect(forSection: 0).height == 192)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 50, y: 70)) == nil)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: 50, y: 110)) == IndexPath(row: 1, section: 0))
        #expect(stage.table.indexPathsForRows(in: CGRect(x: 0, y: 50, width: 320, height: 60))?.map(\.row) == [1])
        #expect(stage.cellViews.filter(\.isHidden).isEmpty)
    }

    @Test func `a placeholder that is committed becomes a row of the data`() {
        let stage = RowDropStage([["a", "b", "c"]])
        stage.drop(2, at: 60)

        let (done, path) = stage.commit(0, "new")
        let (again, other) = stage.commit(0, "no")

        #expect(done)
        #expect(path == IndexPath(row: 1, section: 0))
        #expect(!again)
        #expect(other == nil)
        #expect(stage.rows == ["a 0", "new 44", "b 88", "c 132"])
        #expect(stage.table.contentSize.height == 176)
        #expect(!stage.table.hasUncommittedUpdates)
    }

    @Test func `a deleted placeholder leaves the rows unchanged`() {
        let stage = RowDropStage([["a", "b", "c"]])
        stage.drop(2, at: 60)

        let done = stage.contexts[0].deletePlaceholder()
        stage.tester.settle()

        #expect(done)
        #expect(!stage.contexts[0].deletePlaceholder())
        #expect(stage.rows == ["a 0", "b 44", "c 88"])
        #expect(stage.table.contentSize.height == 132)
        #expect(!stage.table.hasUncommittedUpdates)
    }

    @Test(arguments: [[0, 1, 2], [2, 1, 0], [1, 0, 2], [1, 2, 0]])
    func `placeholders of a drop keep their order whichever is committed first`(order: [Int]) {
        let stage = RowDropStage([["a", "b", "c"]])
        stage.heights = [60, 50, 40]
        stage.drop(2, at: 60)
        let loading = stage.rows

        for index in order { stage.commit(index, "new \(index)") }

        #expect(loading == ["a 0", "loading 0 44", "loading 1 104", "loading 2 154", "b 194", "c 238"])
        #expect(stage.names == [["a", "new 0", "new 1", "new 2", "b", "c"]])
        #expect(stage.rows == ["a 0", "new 0 44", "new 1 88", "new 2 132", "b 176", "c 220"])
    }

    @Test func `a placeholder follows the row that it is behind`() {
        let stage = RowDropStage([["a", "b", "c"]])
        stage.drop(2, at: 60)

        stage.names = [["x", "a", "y", "b"]]
        stage.table.performBatchUpdates {
            stage.table.insertRows(at: [IndexPath(row: 0, section: 0), IndexPath(row: 2, section: 0)], with: .none)
            stage.table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        }
        stage.tester.settle()
        let rows = stage.rows
        let (_, path) = stage.commit(0, "new")

        #expect(rows == ["x 0", "a 44", "loading 0 88", "y 148", "b 192"])
        #expect(path == IndexPath(row: 2, section: 0))
        #expect(stage.names == [["x", "a", "new", "y", "b"]])
    }

    @Test func `a table that is reloaded has no placeholders any more`() {
        let stage = RowDropStage([["a", "b"]])
        stage.drop(1, at: 60)

        stage.table.reloadData()
        stage.tester.settle()
        let (done, path) = stage.commit(0, "new")

        #expect(!done)
        #expect(path == nil)
        #expect(stage.rows == ["a 0", "b 44"])
        #expect(stage.table.contentSize.height == 88)
    }

    @Test func `a placeholder row is deleted with its section`() {
        let stage = RowDropStage([["a", "b"], ["c"]])
        stage.drop(1, at: 60)

        stage.names = [["c"]]
        stage.table.deleteSections([0], with: .none)
        stage.tester.settle()

        #expect(!stage.contexts[0].deletePlaceholder())
        #expect(stage.rows == ["c 0"])
    }

    @Test func `rows below a placeholder are tapped where they are, and the placeholder is not`() {
        let stage = RowDropStage([["a", "b", "c"]])
        stage.drop(2, at: 60)

        stage.tester.tap(at: CGPoint(x: 100, y: 70))
        stage.tester.pump(by: 0.3)
        stage.tester.tap(at: CGPoint(x: 100, y: 120))
        stage.tester.pump(by: 0.3)

        #expect(stage.calls == ["select 0.1"])
    }

    @Test func `rows scroll with a placeholder above them`() {
        let stage = RowDropStage([(0..<30).map { "\($0)" }])
        stage.drop(2, at: 60)

        stage.table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
        stage.tester.pump()
        let end = stage.rows.last
        stage.table.scrollToRow(at: IndexPath(row: 5, section: 0), at: .top, animated: false)
        stage.tester.pump()

        // 29 rows of 44 and 60 points are above the last one: 1276 + 60.
        #expect(end == "29 1336")
        #expect(stage.table.contentOffset.y == 280)
        #expect(stage.table.visibleCells.first?.textLabel?.text == "5")
    }

    @Test func `the picture settles on the placeholder, which is hidden below it`() {
        let stage = RowDropStage([["a", "b", "c"]])

        stage.drop(2, at: 60, settles: false)
        let isHidden = stage.cellViews.first { $0.textLabel?.text == "loading 0" }?.isHidden
        stage.tester.settle()

        #expect(isHidden == true)
        #expect(stage.cellViews.filter(\.isHidden).isEmpty)
    }

    @Test func `a row that is tapped during a drag is dragged too, and not selected`() {
        let stage = RowDropStage([["a", "b", "c"]])
        stage.mayAdd = true
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 22))
        stage.tester.pump(by: 0.6)
        touch.move(to: CGPoint(x: 100, y: 460))
        stage.tester.pump(by: 0.3)

        stage.tester.tap(at: CGPoint(x: 100, y: 66))
        stage.tester.pump(by: 0.3)
        let states = stage.table.visibleCells.map(\.configurationState.cellDragState)
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls == ["add 0.1"])
        #expect(states == [.dragging, .dragging, UICellConfigurationState.DragState.none])
        #expect(!stage.table.hasActiveDrag)
    }

    @Test func `a placeholder's row may be as high as its cell`() {
        let stage = RowDropStage([["a", "b"]])
        stage.heights = [UITableView.automaticDimension]

        stage.drop(1, at: 60)

        #expect(stage.rows == ["a 0", "loading 0 44", "b 88"])
    }
}
