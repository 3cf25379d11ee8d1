import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// The keyboard's focus enters rows, moves on from them and leaves the table.
@Suite(.application) struct RowFocusTests {
    /// A list that leaves the focus to its table.
    private final class SilentList: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }
    }

    @Test func `a table is one stop of Tab, entered at the first row on screen`() {
        let stage = RowFocusStage([20])

        let forward = (0..<4).map { _ in stage.press(.keyboardTab) }
        let back = (0..<2).map { _ in stage.press(.keyboardTab, modifiers: .shift) }

        #expect(forward == ["before", "0.0", "after", "before"])
        #expect(back == ["after", "0.0"])
    }

    @Test func `arrows move along rows into the next section and end at the last row`() {
        let stage = RowFocusStage([2, 0, 2])
        stage.enter()

        let down = (0..<4).map { _ in stage.press(.keyboardDownArrow) }
        let aside = [stage.press(.keyboardLeftArrow), stage.press(.keyboardRightArrow)]
        let up = (0..<4).map { _ in stage.press(.keyboardUpArrow) }

        #expect(down == ["0.1", "2.0", "2.1", "2.1"])
        #expect(aside == ["2.1", "2.1"])
        #expect(up == ["2.0", "0.1", "0.0", "0.0"])
    }

    @Test func `rows without cells get one, and are scrolled to with least movement`() {
        let stage = RowFocusStage([100])
        stage.enter()

        let ninth = stage.press(.keyboardDownArrow, 8)
        let still = stage.offset
        let tenth = stage.press(.keyboardDownArrow)
        let one = stage.offset
        stage.press(.keyboardDownArrow, 10)
        let eleven = stage.offset
        let up = stage.press(.keyboardUpArrow, 8)
        let same = stage.offset
        stage.press(.keyboardUpArrow)

        // Row 9 ends at 440, 44 below the 396 that show.
        #expect(ninth == "0.8" && still == 0)
        #expect(tenth == "0.9" && one == 44)
        #expect(eleven == 484)
        #expect(up == "0.11" && same == 484)
        #expect(stage.focused == "0.10" && stage.offset == 440)
        #expect(stage.made < 40)
    }

    @Test func `a row half seen is scrolled to its edge alone`() {
        let stage = RowFocusStage([100])
        stage.enter()
        stage.table.contentOffset.y = 20
        stage.tester.pump()

        stage.press(.keyboardDownArrow, 8)
        let down = stage.offset
        stage.press(.keyboardUpArrow, 8)

        #expect(down == 20)
        #expect(stage.focused == "0.0" && stage.offset == 0)
    }

    @Test func `a focused row is scrolled below the floating header`() {
        let stage = RowFocusStage([30]) { stage in
            stage.titles = [0: "A"]
            stage.table.sectionHeaderTopPadding = 0
        }
        stage.enter()
        stage.press(.keyboardDownArrow, 20)
        stage.press(.keyboardUpArrow, 15)

        // Row 5 begins at 28 + 220; the header of 28 covers the top.
        #expect(stage.focused == "0.5" && stage.offset == 220)
    }

    @Test func `a row higher than the table is scrolled to its beginning`() {
        let stage = RowFocusStage([3]) { $0.height = { $0.row == 1 ? 600 : 44 } }
        stage.enter()

        stage.press(.keyboardDownArrow)
        let (tall, offset) = (stage.focused, stage.offset)
        stage.press(.keyboardDownArrow)

        #expect(tall == "0.1" && offset == 44)
        // All is 688 high.
        #expect(stage.focused == "0.2" && stage.offset == 292)
    }

    @Test func `rows without height are passed over`() {
        let stage = RowFocusStage([4]) { $0.height = { $0.row == 1 || $0.row == 2 ? 0 : 44 } }
        stage.enter()

        #expect(stage.press(.keyboardDownArrow) == "0.3")
        #expect(stage.press(.keyboardUpArrow) == "0.0")
    }

    @Test func `the wheel that scrolls a held focus away leaves the rows that show as they are`() {
        let stage = RowFocusStage([100])
        stage.enter()
        stage.table.contentOffset.y = 2000
        stage.tester.pump()
        let cells = stage.table.visibleCells
        stage.table.reloadData()
        stage.tester.pump()
        let rows = stage.table.visibleCells.map { stage.table.indexPath(for: $0)?.row }

        #expect(cells.count == 10 && cells.allSatisfy { !$0.isFocused })
        #expect(rows == (45...54).map { $0 })
        #expect(stage.table.visibleCells.map { $0.textLabel?.text } == (45...54).map { "0.\($0)" })
        #expect(stage.focused == "0.0")
    }

    @Test func `a held arrow keeps moving while the table still scrolls`() {
        let stage = RowFocusStage([100])
        stage.enter()

        stage.tester.press(.keyboardDownArrow, repeats: 29)
        stage.tester.settle()

        // Row 30 ends at 1364.
        #expect(stage.focused == "0.30" && stage.offset == 968)
    }

    @Test func `the delegate is asked and notified with the rows, and may refuse`() {
        let stage = RowFocusStage([20])
        stage.press(.keyboardTab, 2)
        let entering = stage.calls
        stage.calls = []
        stage.press(.keyboardDownArrow)
        let moving = stage.calls
        (stage.calls, stage.mayMove) = ([], false)
        let refused = stage.press(.keyboardDownArrow)
        stage.mayMove = true
        let calls = stage.calls
        stage.calls = []
        stage.press(.keyboardTab)

        #expect(entering == ["should - 0.0", "did - 0.0"])
        #expect(moving == ["should 0.0 0.1", "did 0.0 0.1"])
        #expect(refused == "0.1" && calls == ["should 0.1 0.2"])
        #expect(stage.calls == ["should 0.1 -", "did 0.1 -"])
    }

    @Test func `rows that cannot have the focus are passed over`() {
        let stage = RowFocusStage([4, 2]) { $0.mayFocus = { $0.row == 0 || $0 == IndexPath(row: 3, section: 0) } }
        stage.enter()

        #expect((0..<3).map { _ in stage.press(.keyboardDownArrow) } == ["0.3", "1.0", "1.0"])
    }

    @Test func `without a word of the delegate rows that can be selected can have the focus`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        tester.leavesWorkBehind = true
        let list = SilentList(style: .plain)
        tester.show(list)
        tester.press(.keyboardTab, "\t")
        let system = UIFocusSystem.focusSystem(for: list)
        let first = system?.focusedItem as? UITableViewCell
        list.tableView.allowsSelection = false
        tester.pump()
        let none = system?.focusedItem
        tester.press(.keyboardTab, "\t")

        #expect(first != nil && first === list.tableView.visibleCells[0])
        #expect(none == nil)
        #expect(system?.focusedItem == nil)
    }

    @Test func `a table that allows no focus, or none while it is edited, has none`() {
        let stage = RowFocusStage([5]) { $0.table.allowsSelectionDuringEditing = true }
        stage.enter()
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        let edited = stage.focused
        stage.table.allowsFocusDuringEditing = false
        stage.tester.pump()
        let lost = stage.focused
        stage.table.setEditing(false, animated: false)
        stage.table.allowsFocus = false

        #expect(edited == "0.0")
        #expect(lost == nil)
        #expect(stage.press(.keyboardTab) == "after" || stage.focused == "before")
    }

    @Test(arguments: [UIKeyboardHIDUsage.keyboardReturnOrEnter, .keyboardSpacebar])
    func `Return and Space select as a tap does, once and without delay`(key: UIKeyboardHIDUsage) {
        let stage = RowFocusStage([20])
        stage.enter()
        stage.press(.keyboardDownArrow, 2)
        stage.calls = []

        stage.tester.keyDown(key)
        let calls = stage.calls
        stage.tester.keyDown(key, isRepeat: true)
        stage.tester.keyUp(key)

        #expect(
            calls == [
                "shouldHighlight 0.2", "didHighlight 0.2", "didUnhighlight 0.2", "willSelect 0.2", "didSelect 0.2",
                "primary 0.2",
            ])
        #expect(stage.calls == calls)
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
        #expect(stage.offset == 0)
    }

    @Test func `the selection follows the focus if set, without the row's primary action`() {
        let stage = RowFocusStage([20]) { $0.table.selectionFollowsFocus = true }
        stage.follows = { $0.row != 1 }
        stage.press(.keyboardTab, 2)
        let entered = stage.calls
        stage.calls = []
        stage.press(.keyboardDownArrow)
        let kept = stage.table.indexPathsForSelectedRows
        stage.press(.keyboardDownArrow)

        #expect(entered == ["should - 0.0", "did - 0.0", "follows 0.0", "willSelect 0.0", "didSelect 0.0"])
        #expect(kept == [IndexPath(row: 0, section: 0)])
        #expect(
            stage.calls == [
                "should 0.0 0.1", "did 0.0 0.1", "follows 0.1", "should 0.1 0.2", "did 0.1 0.2", "follows 0.2",
                "willSelect 0.2", "didDeselect 0.0", "didSelect 0.2",
            ])
    }

    @Test func `Page Down and End scroll without moving the focus, and an arrow scrolls back to it`() {
        let stage = RowFocusStage([100])
        stage.enter()
        stage.press(.keyboardDownArrow)
        stage.press(.keyboardEnd)
        let (end, focused) = (stage.offset, stage.focused)

        stage.press(.keyboardDownArrow)

        #expect(end == 4400 - 396 && focused == "0.1")
        #expect(stage.focused == "0.2" && stage.offset == 88)
        #expect(stage.table.visibleCells.count == 9)
    }

    @Test func `the focused cell keeps the focus while it is scrolled away by hand`() {
        let stage = RowFocusStage([100])
        stage.enter()
        let cell = stage.table.cellForRow(at: IndexPath(row: 0, section: 0))

        stage.tester.scroll(at: CGPoint(x: 100, y: 200), by: CGVector(dx: 0, dy: -1000))
        stage.tester.settle()

        #expect(stage.offset > 400)
        #expect(cell?.isFocused == true && stage.focused == "0.0")
        #expect(stage.table.indexPathsForVisibleRows?.contains(IndexPath(row: 0, section: 0)) == false)
    }
}
