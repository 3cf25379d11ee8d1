import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Rows of 44 points that are dragged in their table and dropped there.
@Suite(.application) struct RowDragTests {
    @Test func `a drag inside a table calls the delegates in order`() {
        let stage = RowDragStage([["a", "b", "c", "d"]])
        stage.calls = []

        let touch = stage.drag(0, to: 100)
        let course = stage.calls
        stage.calls = []
        stage.drop(touch)

        #expect(
            course == [
                "shouldHighlight 0.0", "didHighlight 0.0", "items 0.0", "didUnhighlight 0.0", "begin", "can handle",
                "enter", "update 0.2",
            ])
        #expect(
            stage.calls.filter { !$0.hasPrefix("update") && !$0.hasPrefix("cell") } == ["drop", "drop end", "drag end"])
    }

    @Test func `the others make room for a row that is moved, and its own cell is hidden`() {
        let stage = RowDragStage([["a", "b", "c", "d"]])

        let touch = stage.drag(0, to: 40)
        let lifted = stage.tops
        let isHidden = stage.cell(0)?.isHidden
        touch.move(to: CGPoint(x: 120, y: 100))
        stage.tester.pump(by: 0.6)
        let moved = stage.tops
        stage.drop(touch)

        #expect(lifted["b"] == 44)
        #expect(isHidden == true)
        // The second row is passed; the finger is in the upper half of the third.
        #expect(moved["b"] == 0)
        #expect(moved["c"] == 88)
        #expect(moved["d"] == 132)
        #expect(stage.shown == ["b", "a", "c", "d"])
        #expect(stage.rows == [[0, 44], [44, 44], [88, 44], [132, 44]])
        #expect(stage.cellViews.filter(\.isHidden).isEmpty)
    }

    @Test func `rows part for a copy, which the table is longer for meanwhile`() {
        let stage = RowDragStage([["a", "b", "c", "d"]])
        stage.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { _ in }

        let touch = stage.drag(3, to: 60)
        let parted = stage.tops
        let height = stage.table.contentSize.height
        stage.drop(touch)

        #expect(parted["a"] == 0)
        #expect(parted["b"] == 88)
        #expect(parted["d"] == 176)
        #expect(height == 220)
        #expect(stage.coordinator?.destinationIndexPath == .row(1))
        // Nothing was inserted, so the rows close up.
        #expect(stage.rows == [[0, 44], [44, 44], [88, 44], [132, 44]])
        #expect(stage.table.contentSize.height == 176)
    }

    @Test func `a row behind the middle is passed, and the end is a position of its own`() {
        let stage = RowDragStage([["a", "b", "c"]])
        stage.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { _ in }

        let touch = stage.drag(0, to: 100)
        stage.calls = []
        // The third row is from 132 to 176 below the room, and its middle at 154.
        touch.move(to: CGPoint(x: 120, y: 150))
        touch.move(to: CGPoint(x: 120, y: 158))
        stage.drop(touch)

        #expect(stage.calls.filter { $0.hasPrefix("update") }.prefix(2) == ["update 0.2", "update 0.3"])
        #expect(stage.coordinator?.destinationIndexPath == .row(3))
    }

    @Test func `items that leave a table have the rows close up`() {
        let stage = RowDragStage([["a", "b", "c"]])
        let touch = stage.drag(0, to: 60)
        stage.calls = []

        touch.move(to: CGPoint(x: 100, y: 460))
        stage.tester.pump(by: 0.6)
        let tops = stage.tops
        let isActive = (stage.table.hasActiveDrag, stage.table.hasActiveDrop)
        stage.drop(touch)

        #expect(stage.calls == ["exit", "drop end", "drag end"])
        #expect(tops == ["a": 0, "b": 44, "c": 88])
        #expect(isActive == (true, false))
        #expect(!stage.table.hasActiveDrag)
    }

    @Test func `a data source that can move rows moves one without a delegate for drops`() {
        let stage = RowDragStage([["a", "b", "c"]], drops: false)
        stage.canMove = { _ in true }
        stage.move = { [unowned stage] source, goal in
            let name = stage.names[source.section].remove(at: source.row)
            stage.names[goal.section].insert(name, at: goal.row)
        }
        let cell = stage.cell(0)
        let touch = stage.drag(0, to: 120)
        stage.calls = []

        stage.drop(touch)

        #expect(stage.calls.contains("move 0.0 0.2"))
        #expect(stage.shown == ["b", "c", "a"])
        #expect(stage.cell(2) === cell)
        #expect(cell?.isHidden == false)
        #expect(stage.rows == [[0, 44], [44, 44], [88, 44]])
    }

    @Test func `a data source that moves no rows lets none be dropped`() {
        let stage = RowDragStage([["a", "b", "c"]], drops: false)
        let touch = stage.drag(0, to: 120)
        stage.calls = []

        stage.drop(touch)

        #expect(stage.calls == ["drag end"])
        #expect(stage.shown == ["a", "b", "c"])
    }

    @Test func `a row that is moved is where it was dropped at once, hidden below its picture`() {
        let stage = RowDragStage([["a", "b", "c"]], drops: false)
        stage.canMove = { _ in true }
        stage.move = { [unowned stage] source, goal in
            let name = stage.names[source.section].remove(at: source.row)
            stage.names[goal.section].insert(name, at: goal.row)
        }
        let cell = stage.cell(0)
        let touch = stage.drag(0, to: 120)

        touch.lift()
        stage.tester.pump(by: 0.05)
        let (top, isHidden) = (cell?.layer.presentation()?.frame.minY, cell?.isHidden)
        stage.tester.settle()

        #expect(top == 88)
        #expect(isHidden == true)
        #expect(cell?.isHidden == false)
    }

    @Test func `below all rows there is no destination`() {
        let stage = RowDragStage([["a", "b", "c"]])
        stage.proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
        stage.perform = { _ in }
        let touch = stage.drag(0, to: 100)
        let parted = stage.table.contentSize.height

        touch.move(to: CGPoint(x: 120, y: 300))
        stage.tester.pump(by: 0.6)
        let closed = stage.table.contentSize.height
        stage.drop(touch)

        #expect(parted == 176)
        #expect(closed == 132)
        #expect(stage.coordinator?.destinationIndexPath == nil)
    }

    @Test func `a row that is moved by the data source stays where it would be while the finger is below all rows`() {
        let stage = RowDragStage([["a", "b", "c"]], drops: false)
        stage.canMove = { _ in true }
        stage.move = { [unowned stage] source, goal in
            let name = stage.names[source.section].remove(at: source.row)
            stage.names[goal.section].insert(name, at: goal.row)
        }
        let touch = stage.drag(0, to: 120)

        touch.move(to: CGPoint(x: 120, y: 300))
        stage.drop(touch)

        #expect(stage.shown == ["b", "c", "a"])
    }

    @Test func `no row keeps its highlight when rows change below a drag`() {
        let stage = RowDragStage([["a", "b", "c"]])
        stage.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        stage.perform = { _ in }
        let touch = stage.drag(0, to: 66)
        let cell = stage.cell(1)

        stage.names[0].insert("new", at: 1)
        stage.table.insertRows(at: [.row(1)], with: .none)
        stage.tester.pump(by: 0.6)
        let isHighlighted = cell?.isHighlighted
        touch.move(to: CGPoint(x: 120, y: 68))
        let new = stage.cell(1)?.isHighlighted
        stage.drop(touch)

        #expect(isHighlighted == false)
        #expect(new == true)
        #expect(stage.cellViews.filter(\.isHighlighted).isEmpty)
    }

    @Test func `a drop animation that is requested after the drop ends at once`() throws {
        let stage = RowDragStage([["a", "b"]])
        stage.drop(stage.drag(0, to: 66))
        let coordinator = try #require(stage.coordinator)
        var ends: [UIViewAnimatingPosition] = []

        let animator = coordinator.drop(coordinator.items[0].dragItem, toRowAt: .row(0))
        animator.addCompletion { ends.append($0) }

        #expect(ends == [.end])
    }

    @Test func `a drop on a row highlights it`() {
        let stage = RowDragStage([["a", "b", "c"]])
        stage.proposal = UITableViewDropProposal(operation: .copy, intent: .insertIntoDestinationIndexPath)
        stage.perform = { _ in }

        let touch = stage.drag(0, to: 66)
        let highlighted = stage.cell(1)?.isHighlighted
        let state = stage.cell(1)?.configurationState.cellDropState
        let other = stage.cell(2)?.configurationState.cellDropState
        stage.drop(touch)

        #expect(highlighted == true)
        #expect(state == .targeted)
        #expect(other == .notTargeted)
        #expect(stage.cell(1)?.isHighlighted == false)
        #expect(stage.cell(1)?.configurationState.cellDropState == UICellConfigurationState.DropState.none)
        #expect(stage.coordinator?.destinationIndexPath == .row(1))
    }

    @Test(arguments: [(50, false), (66, true), (82, false)])
    func `an automatic drop is on a row in its middle half only`(y: Int, isOnRow: Bool) {
        let stage = RowDragStage([["a", "b", "c"]])
        stage.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
        stage.perform = { _ in }

        let touch = stage.drag(0, to: CGFloat(y))
        let isHighlighted = stage.cell(1)?.isHighlighted
        stage.drop(touch)

        #expect(isHighlighted == isOnRow)
    }

    @Test func `cells hear how far they are dragged`() throws {
        let stage = RowDragStage([["a", "b"]], cell: StateCell.self)
        let cell = try #require(stage.cell(0) as? StateCell)

        let touch = stage.lift(0)
        let lifting = cell.configurationState.cellDragState
        touch.move(to: CGPoint(x: 120, y: 460))
        let dragging = cell.configurationState.cellDragState
        stage.drop(touch)

        #expect(lifting == .lifting)
        #expect(dragging == .dragging)
        #expect(cell.states == [.lifting, .dragging, .none])
    }

    @Test func `a dragged row has the dragging state again when it scrolls back into sight`() {
        let stage = RowDragStage([(0..<30).map { "\($0)" }])
        let touch = stage.drag(0, to: 460)

        // 30 rows of 44 points in 440.
        stage.scroll(to: 880)
        let (gone, last) = (stage.cell(0), stage.cell(29)?.configurationState.cellDragState)
        stage.scroll(to: 0)
        let states = stage.table.visibleCells.map(\.configurationState.cellDragState)
        stage.drop(touch)

        #expect(gone == nil)
        #expect(last == UICellConfigurationState.DragState.none)
        #expect(states == [.dragging] + [UICellConfigurationState.DragState](repeating: .none, count: 9))
        #expect(stage.cell(0)?.configurationState.cellDragState == UICellConfigurationState.DragState.none)
    }

    @Test func `a table has uncommitted updates while rows make room`() {
        let stage = RowDragStage([["a", "b", "c"]])
        let touch = stage.drag(0, to: 100)
        let over = stage.table.hasUncommittedUpdates

        touch.move(to: CGPoint(x: 100, y: 460))
        let beside = stage.table.hasUncommittedUpdates
        stage.drop(touch)

        #expect(over)
        #expect(!beside)
    }

    @Test func `a lift without a drag resets the state of the cell, and ends no drag`() throws {
        let stage = RowDragStage([["a", "b"]], cell: StateCell.self)
        let cell = try #require(stage.cell(0) as? StateCell)

        stage.drop(stage.lift(0))

        #expect(cell.states == [.lifting, .none])
        #expect(!stage.table.hasActiveDrag)
        #expect(!stage.calls.contains("drag end"))
    }

    @Test func `a table scrolls while rows are dragged near its edge`() {
        let stage = RowDragStage([(0..<30).map { "\($0)" }])

        let touch = stage.drag(0, to: 430)
        stage.tester.pump(by: 1)
        let offset = stage.table.contentOffset.y
        stage.drop(touch)
        let goal = stage.coordinator?.destinationIndexPath

        #expect(offset > 200)
        #expect((goal?.row ?? 0) > 10)
        #expect(stage.names[0].firstIndex(of: "0") == goal?.row)
    }

    @Test func `without drag interaction rows stay`() {
        let stage = RowDragStage([["a", "b"]])
        stage.table.dragInteractionEnabled = false
        stage.calls = []

        stage.drop(stage.drag(0, to: 100))

        #expect(stage.calls.filter { $0.hasPrefix("items") || $0 == "begin" }.isEmpty)
    }

    @Test func `a mouse drags rows that have items and scrolls with the others`() {
        let stage = RowDragStage([(0..<30).map { "\($0)" }])
        stage.mayDrag = { $0.row == 2 }

        let scroll = stage.tester.touch(at: CGPoint(x: 100, y: 200), pointer: .mouse)
        stage.tester.move(scroll, by: CGVector(dx: 0, dy: -50))
        stage.tester.pump(by: 0.2)
        stage.drop(scroll)
        let offset = stage.table.contentOffset.y
        stage.table.contentOffset = .zero
        stage.tester.pump()
        let drag = stage.tester.touch(at: CGPoint(x: 100, y: 110), pointer: .mouse)
        stage.tester.move(drag, by: CGVector(dx: 0, dy: 60))
        let isActive = stage.table.hasActiveDrag
        stage.drop(drag)

        #expect(offset > 20)
        #expect(isActive)
        #expect(stage.table.contentOffset.y == 0)
    }

    @Test func `a table that is reloaded under a drag shows its rows`() {
        let stage = RowDragStage([["a", "b", "c"]])
        let touch = stage.drag(0, to: 100)

        stage.names = [["x"]]
        stage.table.reloadData()
        stage.tester.pump()
        stage.perform = { _ in }
        stage.drop(touch)

        #expect(stage.shown == ["x"])
        #expect(stage.cell(0)?.isHidden == false)
    }

    @Test func `a row that is inserted elsewhere meanwhile changes the source's position`() {
        let stage = RowDragStage([["a", "b", "c"]])
        let touch = stage.drag(1, to: 460)

        stage.names[0].insert("new", at: 0)
        stage.table.insertRows(at: [.row(0)], with: .none)
        touch.move(to: CGPoint(x: 120, y: 150))
        stage.tester.pump(by: 0.6)
        stage.perform = { _ in }
        stage.drop(touch)

        #expect(stage.coordinator?.items.first?.sourceIndexPath == .row(2))
    }
}

/// A cell that remembers how far it was dragged.
private final class StateCell: UITableViewCell {
    private(set) var states: [UITableViewCell.DragState] = []

    override func dragStateDidChange(_ dragState: UITableViewCell.DragState) {
        super.dragStateDidChange(dragState)
        states.append(dragState)
    }
}
