import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// The order lists of the reference that concern tables; the letters are theirs.
@Suite(.application) struct TableOrderTests {
    // MARK: A, B: The first layout

    @Test func `with estimates each cell is asked for, then its height, and headers after the cells`() {
        let stage = OrderStage(rows: [30]) { stage in
            stage.noted = [
                "sections", "rows", "cell", "dequeued", "height", "indentation", "canEdit", "cell.setEditing",
                "cell.setSelected", "willDisplay", "headerView", "headerTitle", "willDisplayHeader", "prefetch",
            ]
        }

        let rows = (0..<3).flatMap { row in
            [
                "cell 0.\(row)", "height 0.\(row)", "dequeued", "height 0.\(row)", "indentation 0.\(row)",
                "canEdit 0.\(row)", "cell.setEditing false false", "cell.setSelected false false",
                "willDisplay 0.\(row)",
            ]
        }
        #expect(
            stage.calls == ["sections", "rows 0"] + rows + [
                // Rows that were not measured count 44 points: the rest of 440 points is six of them.
                "headerView 0", "headerTitle 0", "willDisplayHeader 0", "prefetch 0.3, 0.4, 0.5, 0.6, 0.7, 0.8",
            ])
    }

    @Test func `without estimates all rows, headers and heights are asked for before any cell`() {
        let stage = OrderStage(rows: [2, 1]) { stage in
            stage.table.estimatedRowHeight = 0
            stage.table.estimatedSectionHeaderHeight = 0
            stage.noted = ["sections", "rows", "headerHeight", "height", "cell", "willDisplay"]
        }

        #expect(
            stage.calls == [
                "sections", "rows 0", "rows 1", "headerHeight 0", "height 0.0", "height 0.1", "headerHeight 1",
                "height 1.0", "cell 0.0", "willDisplay 0.0", "cell 0.1", "willDisplay 0.1",
            ])
    }

    // MARK: C, D: Scrolling and reuse

    @Test func `a scroll is heard of, then new rows show, old ones leave, and rows ahead are named`() {
        let stage = OrderStage(rows: [100], height: 100)
        let names: Set<String> = ["didScroll", "cell", "willDisplay", "didEndDisplaying", "prefetch"]

        let steps = (4..<12).map { row in
            stage.calls(of: names) { stage.table.contentOffset.y = CGFloat(row * 100) }
        }

        // Six rows of 100 points show below a header of 20: one enters and one leaves.
        let last = steps[7]
        #expect(last.prefix(4) == ["didScroll", "cell 0.15", "willDisplay 0.15", "didEndDisplaying 0.9"])
        let naming = steps.first { $0.last?.hasPrefix("prefetch") == true } ?? []
        #expect(
            naming.map { $0.prefix { $0 != " " } } == [
                "didScroll", "cell", "willDisplay", "didEndDisplaying", "prefetch",
            ])
    }

    @Test func `a cell is made or prepared inside the dequeue, and updates its configuration before its layout`() {
        let names: Set<String> = [
            "cell", "cell.init", "cell.prepareForReuse", "dequeued", "cell.updateConfiguration", "cell.layoutSubviews",
        ]
        let stage = OrderStage(rows: [1]) { $0.noted = names }
        let new = stage.calls

        let again = stage.calls(of: names) { stage.table.reloadData() }

        #expect(new == ["cell 0.0", "cell.init", "dequeued", "cell.updateConfiguration", "cell.layoutSubviews"])
        #expect(
            again == [
                "cell 0.0", "cell.prepareForReuse", "dequeued", "cell.updateConfiguration", "cell.layoutSubviews",
            ])
    }

    // MARK: F, H: Taps

    private let choice: Set<String> = [
        "shouldHighlight", "cell.setHighlighted", "didHighlight", "didUnhighlight", "willSelect", "willDeselect",
        "didDeselect", "cell.setSelected", "didSelect", "primary",
    ]

    @Test func `a tap on a row while another is selected`() {
        let stage = OrderStage(rows: [3], height: 44)
        stage.table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)

        let calls = stage.calls(of: choice) { stage.tester.tap(at: stage.point(1)) }

        #expect(
            calls == [
                "shouldHighlight 0.1", "cell.setHighlighted true false", "didHighlight 0.1",
                "cell.setHighlighted false false", "didUnhighlight 0.1", "willSelect 0.1", "willDeselect 0.0",
                "cell.setSelected false false", "didDeselect 0.0", "cell.setSelected true false", "didSelect 0.1",
                "primary 0.1",
            ])
    }

    @Test func `taps on a row while several are chosen in editing`() {
        let stage = OrderStage(rows: [3], height: 44) { $0.table.allowsMultipleSelectionDuringEditing = true }
        stage.table.setEditing(true, animated: false)
        stage.tester.settle()
        let names = choice.subtracting(["cell.setHighlighted", "cell.setSelected"])

        let first = stage.calls(of: names) { stage.tester.tap(at: stage.point(1)) }
        let second = stage.calls(of: names) { stage.tester.tap(at: stage.point(1)) }

        let highlight = ["shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1"]
        #expect(first == highlight + ["willSelect 0.1", "didSelect 0.1"])
        #expect(second == highlight + ["willDeselect 0.1", "didDeselect 0.1"])
    }

    // MARK: I, J: Deletion

    @Test func `a row that is deleted by its edit control`() {
        let stage = OrderStage(rows: [1], height: 44)
        stage.commits = { [unowned stage] path in
            stage.rows[0] -= 1
            stage.table.deleteRows(at: [path], with: .fade)
            stage.note("deleted", nil)
        }

        let start = stage.calls(of: ["canEdit", "editingStyle", "cell.setEditing"]) {
            stage.table.setEditing(true, animated: true)
        }
        let question = stage.calls(of: ["cell.willTransition", "cell.didTransition", "commit"]) {
            stage.tester.tap(at: stage.point(0, x: 26))
        }
        let deletion = stage.calls(of: ["commit", "sections", "rows", "deleted", "didEndDisplaying"]) {
            stage.tester.tap(at: stage.point(0, x: 300))
        }

        #expect(start == ["canEdit 0.0", "editingStyle 0.0", "cell.setEditing true true"])
        #expect(question == ["cell.willTransition 3", "cell.didTransition 3"])
        #expect(deletion == ["commit 0.0", "sections", "rows 0", "deleted", "didEndDisplaying 0.0"])
    }

    @Test func `a row that is swiped and its action performed`() {
        let stage = OrderStage(rows: [1], height: 44)
        let names: Set<String> = [
            "canEdit", "trailing", "willBeginEditing", "cell.willTransition", "cell.didTransition", "handler",
            "didEndEditing",
        ]

        let opening = stage.calls(of: names) {
            let touch = stage.tester.touch(at: stage.point(0, x: 300))
            for distance in [30, 60, 90] { touch.move(to: stage.point(0, x: 300 - CGFloat(distance))) }
            touch.lift()
        }
        let action = stage.calls(of: names) { stage.tester.tap(at: stage.point(0, x: 300)) }

        #expect(
            opening == [
                "canEdit 0.0", "trailing 0.0", "willBeginEditing 0.0", "cell.willTransition 2", "cell.didTransition 2",
            ])
        #expect(action == ["handler", "cell.willTransition 0", "didEndEditing 0.0", "cell.didTransition 0"])
    }

    // MARK: K: Reordering

    @Test func `a row that is dragged by its handle is moved once, and no cell is asked for`() {
        let stage = OrderStage(rows: [4], height: 44)
        let start = stage.calls(of: ["canMove"]) { stage.table.setEditing(true, animated: false) }

        let handle = stage.point(0, x: 300)
        let calls = stage.calls(of: ["canMove", "target", "move", "cell", "sections", "rows"]) {
            let touch = stage.tester.touch(at: handle)
            stage.tester.pump()
            for distance in [30, 60, 90] { touch.move(to: CGPoint(x: 300, y: handle.y + CGFloat(distance))) }
            touch.lift()
        }

        #expect(start.first == "canMove 0.0")
        #expect(calls == ["target 0.1", "target 0.2", "move 0 to 0.2"])
    }

    // MARK: P: A controller appears

    private final class NotingList: UITableViewController {
        private(set) var calls: [String] = []

        private func note(_ call: String) {
            let selected = tableView.indexPathsForSelectedRows?.count ?? 0
            calls.append("\(call): \(selected) selected, \(tableView.visibleCells.count) cells")
        }

        func forgetCalls() { calls = [] }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        override func viewWillAppear(_ animated: Bool) {
            note("will appear")
            super.viewWillAppear(animated)
        }

        override func viewIsAppearing(_ animated: Bool) {
            super.viewIsAppearing(animated)
            note("is appearing")
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            note("laid out")
        }

        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            note("did appear")
        }
    }

    @Test func `the selection is cleared before the view is appearing, and cells are made before it has appeared`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let list = NotingList(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        tester.show(navigation)
        tester.settle()
        let first = list.calls
        list.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
        navigation.pushViewController(UIViewController(), animated: false)
        tester.settle()
        list.forgetCalls()
        navigation.popViewController(animated: false)
        tester.settle()

        #expect(first.first == "will appear: 0 selected, 0 cells")
        #expect(first.contains("did appear: 0 selected, 3 cells"))
        #expect(
            list.calls.filter { !$0.hasPrefix("laid out") } == [
                "will appear: 1 selected, 3 cells", "is appearing: 0 selected, 3 cells",
                "did appear: 0 selected, 3 cells",
            ])
    }
}
