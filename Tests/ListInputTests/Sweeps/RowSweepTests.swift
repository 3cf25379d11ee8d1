import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Two fingers that select the rows over which they move.
@Suite(.application) struct RowSweepTests {
    private final class List: UITableViewController {
        var calls: [String] = []
        var begins: (IndexPath) -> Bool = { _ in true }
        var count = 40

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.contentInsetAdjustmentBehavior = .never
            tableView.allowsMultipleSelectionDuringEditing = true
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            calls.append("willSelect \(indexPath.row)")
            return indexPath
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            calls.append("didSelect \(indexPath.row)")
        }

        override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
            calls.append("didDeselect \(indexPath.row)")
        }

        override func tableView(
            _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) -> Bool {
            calls.append("should \(indexPath.row)")
            return begins(indexPath)
        }

        override func tableView(
            _ tableView: UITableView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
        ) {
            calls.append("didBegin \(indexPath.row) \(tableView.isEditing)")
            setEditing(true, animated: true)
        }

        override func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) { calls.append("didEnd") }

        var selected: [Int] { (tableView.indexPathsForSelectedRows ?? []).map(\.row).sorted() }
    }

    /// A list with two fingers down in row 2.
    private func touch(_ prepare: (List) -> Void = { _ in }) -> (ViewTester, List, TestTouch, TestTouch) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let list = List(style: .plain)
        tester.show(list)
        prepare(list)
        tester.pump()
        list.calls = []
        return (
            tester, list, tester.touch(at: CGPoint(x: 100, y: 110)), tester.touch(at: CGPoint(x: 200, y: 110))
        )
    }

    @Test func `rows that are swept over are selected with editing, and sweeping back undoes that`() {
        let (tester, list, left, right) = touch()
        tester.move(left, right, by: CGVector(dx: 0, dy: 44))
        let first = list.calls
        tester.move(left, right, by: CGVector(dx: 0, dy: 44))
        let three = list.selected
        list.calls = []
        tester.move(left, right, by: CGVector(dx: 0, dy: -88))
        let back = list.calls
        tester.move(left, right, by: CGVector(dx: 0, dy: -44))
        let up = list.selected
        left.lift()
        right.lift()
        tester.settle()

        #expect(
            first == [
                "should 2", "didBegin 2 true", "willSelect 2", "didSelect 2", "willSelect 3", "didSelect 3",
            ])
        #expect(three == [2, 3, 4])
        #expect(back == ["didDeselect 4", "didDeselect 3"])
        #expect(up == [1, 2])
        #expect(list.calls.last == "didEnd")
        #expect(list.calls.filter { $0 == "didEnd" }.count == 1)
        #expect(list.selected == [1, 2] && list.isEditing)
        #expect(list.tableView.contentOffset.y == 0)
    }

    @Test func `rows that were selected before stay so when the fingers move back`() {
        let (tester, list, left, right) = touch { list in
            list.setEditing(true, animated: false)
            list.tableView.selectRow(at: IndexPath(row: 4, section: 0), animated: false, scrollPosition: .none)
        }
        tester.move(left, right, by: CGVector(dx: 0, dy: 132))
        let far = list.selected
        tester.move(left, right, by: CGVector(dx: 0, dy: -132))
        left.lift()
        right.lift()
        tester.settle()

        #expect(far == [2, 3, 4, 5])
        #expect(list.selected == [2, 4])
        #expect(!list.calls.contains("willSelect 4"))
    }

    @Test func `where the delegate does not want it two fingers scroll`() {
        let (tester, list, left, right) = touch { $0.begins = { _ in false } }
        tester.move(left, right, by: CGVector(dx: 0, dy: -80))
        left.lift()
        right.lift()
        tester.settle()

        #expect(list.calls == ["should 2"])
        #expect(list.tableView.contentOffset.y > 0)
        #expect(!list.tableView.isEditing && list.selected == [])
    }

    @Test func `without multiple selection in editing the delegate is not asked`() {
        let (tester, list, left, right) = touch { $0.tableView.allowsMultipleSelectionDuringEditing = false }
        tester.move(left, right, by: CGVector(dx: 0, dy: -80))
        left.lift()
        right.lift()
        tester.settle()

        #expect(list.calls == [])
        #expect(list.tableView.contentOffset.y > 0)
    }

    @Test func `fingers near the edge scroll, and select on`() {
        let (tester, list, left, right) = touch()
        tester.move(left, right, by: CGVector(dx: 0, dy: 360))
        for _ in 0..<60 { tester.pump(by: 1 / 60) }
        let offset = list.tableView.contentOffset.y
        left.lift()
        right.lift()
        tester.settle()

        // The fingers rest at 470: 0.8 of 600 points per second at the most.
        #expect(offset > 300)
        #expect(offset < 600)
        let last = Int((list.tableView.contentOffset.y + 470) / 44)
        #expect(list.selected == Array(2...last))
        #expect(list.tableView.contentOffset.y == offset)
    }

    @Test func `a reload meanwhile ends it`() {
        let (tester, list, left, right) = touch()
        tester.move(left, right, by: CGVector(dx: 0, dy: 44))
        list.count = 3
        list.tableView.reloadData()
        list.calls = []
        tester.move(left, right, by: CGVector(dx: 0, dy: 44))
        left.lift()
        right.lift()
        tester.settle()

        #expect(list.calls == ["didEnd"])
        #expect(list.selected == [])
    }
}
