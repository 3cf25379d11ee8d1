import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// The choice of rows by taps and by the app, in UIKit's order of calls.
@Suite(.application) struct TableSelectionTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func stage(_ prepare: (TableStage) -> Void = { _ in }) -> TableStage {
        let stage = TableStage([20], prepare: prepare)
        stage.calls = []
        return stage
    }

    @Test func `a tap while another row is selected calls in UIKit's order`() {
        let stage = stage()
        stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        let silent = stage.calls

        stage.tap(3)

        #expect(silent == [])
        #expect(
            stage.calls == [
                "shouldHighlight 0.3", "didHighlight 0.3", "didUnhighlight 0.3", "willSelect 0.3", "willDeselect 0.1",
                "didDeselect 0.1", "didSelect 0.3", "primary 0.3",
            ])
        #expect(stage.table.indexPathsForSelectedRows == [path(3)])
        #expect(stage.table.cellForRow(at: path(3))?.isSelected == true)
        #expect(stage.table.cellForRow(at: path(1))?.isSelected == false)
    }

    @Test func `a finger that rests highlights after 0.15 seconds and selects when lifted`() {
        let stage = stage()
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 100))
        stage.tester.pump(by: 0.1)
        let early = stage.calls
        stage.tester.pump(by: 0.1)
        let cell = stage.table.cellForRow(at: path(2))
        let isHighlighted = cell?.isHighlighted
        touch.lift()
        stage.tester.settle()

        #expect(early == [])
        #expect(isHighlighted == true)
        #expect(cell?.isHighlighted == false && cell?.isSelected == true)
    }

    @Test func `a drag removes the highlight without selecting`() {
        let stage = stage()
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 300))
        stage.tester.pump(by: 0.2)
        stage.tester.move(touch, by: CGVector(dx: 0, dy: -60))
        stage.tester.pump(by: 0.2)
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls.prefix(3) == ["shouldHighlight 0.6", "didHighlight 0.6", "didUnhighlight 0.6"])
        #expect(!stage.calls.contains { $0.hasPrefix("willSelect") })
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.contentOffset.y > 0)
    }

    @Test func `a row that must not be highlighted is not selected`() {
        let stage = stage { $0.mayHighlight = { _ in false } }

        stage.tap(2)

        #expect(stage.calls == ["shouldHighlight 0.2"])
    }

    @Test func `the delegate sends the selection to another row, or nowhere`() {
        let stage = stage { $0.willSelect = { $0.row == 4 ? nil : IndexPath(row: $0.row + 1, section: 0) } }

        stage.tap(2)
        stage.tap(4)

        #expect(stage.table.indexPathsForSelectedRows == [path(3)])
        #expect(stage.calls.filter { $0.hasPrefix("did") && $0.contains("elect") } == ["didSelect 0.3"])
    }

    @Test func `a row that is kept stays selected beside the other`() {
        let stage = stage { $0.willDeselect = { _ in nil } }
        stage.tap(2)

        stage.tap(5)

        #expect(stage.table.indexPathsForSelectedRows == [path(2), path(5)])
    }

    @Test func `a tap on the selected row selects it again, and with several takes it away`() {
        let stage = stage()
        stage.tap(2)
        stage.calls = []
        stage.tap(2)
        let again = stage.calls.filter { $0.contains("elect") }
        stage.table.allowsMultipleSelection = true
        stage.tap(7)
        stage.calls = []
        stage.tap(2)

        #expect(again == ["willSelect 0.2", "didSelect 0.2"])
        #expect(stage.calls.filter { $0.contains("elect") } == ["willDeselect 0.2", "didDeselect 0.2"])
        #expect(stage.table.indexPathsForSelectedRows == [path(7)])
    }

    @Test func `a selected row is selected again when it scrolls back into sight`() {
        let stage = stage()
        stage.tap(2)
        stage.scroll(to: 300)
        let others = stage.table.visibleCells.filter(\.isSelected).count
        stage.scroll(to: 0)

        #expect(others == 0)
        #expect(stage.table.visibleCells.map(\.isSelected) == (0..<10).map { $0 == 2 })
    }

    @Test func `without selection a tap is ignored, and reloading clears the selection`() {
        let stage = stage { $0.table.allowsSelection = false }
        stage.tap(2)
        let none = stage.calls
        stage.table.allowsSelection = true
        stage.tap(2)
        stage.table.reloadData()
        stage.tester.pump()

        #expect(none == [])
        #expect(stage.table.indexPathForSelectedRow == nil)
        #expect(stage.table.visibleCells.filter(\.isSelected).isEmpty)
    }

    @Test func `a selected row hides its line and the one above`() {
        let stage = stage()
        func lines() -> [Bool] {
            stage.table.visibleCells.prefix(4).map { cell in
                cell.subviews.contains { $0.frame.height == 0.5 && $0.frame.minY > 0 }
            }
        }
        let before = lines()
        stage.tap(2)
        stage.tester.pump()

        #expect(before == [true, true, true, true])
        #expect(lines() == [true, false, false, true])
    }

    @Test func `a line begins with the text behind an image, or where the app says, and a far inset hides it`() {
        let image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in }
        let stage = TableStage([3]) { stage in
            stage.configure = { cell, path in
                cell.textLabel?.text = "Text"
                if path.row == 0 { cell.imageView?.image = image }
                if path.row == 2 { cell.separatorInset = UIEdgeInsets(top: 0, left: 400, bottom: 0, right: 0) }
            }
        }
        func begins() -> [CGFloat?] {
            stage.table.visibleCells.map { cell in
                cell.subviews.first { $0.frame.height == 0.5 && $0.frame.minY > 0 }?.frame.minX
            }
        }
        let automatic = begins()
        stage.table.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)
        stage.tester.pump()

        #expect(automatic == [62, 16, nil])
        #expect(begins() == [5, 5, nil])
    }

    @Test func `rows are scrolled to the top, the middle, the bottom, and as little as needed`() {
        let stage = TableStage([100])
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            stage.table.scrollToRow(at: path(row), at: position, animated: false)
            stage.tester.pump()
            return stage.table.contentOffset.y
        }

        #expect(offset(50, .top) == 2200)
        #expect(offset(55, .none) == 2200)
        #expect(offset(60, .none) == 2244)
        #expect(offset(50, .none) == 2200)
        #expect(offset(50, .middle) == 2002)
        #expect(offset(50, .bottom) == 1804)
        #expect(offset(99, .top) == 3960)
    }

    @Test func `a row scrolled to the top is below the floating header`() {
        let stage = TableStage([50]) { $0.headerTitles = [0: "A"] }

        stage.table.scrollToRow(at: path(20), at: .top, animated: false)
        stage.tester.pump()

        #expect(stage.table.cellForRow(at: path(20))?.frame.minY == stage.table.contentOffset.y + 28)
    }
}
