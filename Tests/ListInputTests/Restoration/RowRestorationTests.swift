import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Selection and scroll position of a restored table, by names that its data source gives the rows.
@Suite(.application) struct RowRestorationTests {
    /// A list of names, which may be read late.
    private final class List: UITableViewController {
        var names: [String] = []
        var selections: [Int] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.contentInsetAdjustmentBehavior = .never
            tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            clearsSelectionOnViewWillAppear = false
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selections.append(indexPath.row)
        }

        var selected: [Int] { (tableView.indexPathsForSelectedRows ?? []).map(\.row) }
    }

    private static let names = (0..<60).map { "name \($0)" }

    private func show(_ names: [String], several: Bool = false) -> (ViewTester, NamedList) {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let list = NamedList(names, several: several)
        tester.show(list.table, at: .zero)
        return (tester, list)
    }

    /// A table whose data source names its rows, if it is one that does.
    private final class NamedList: NSObject, UITableViewDataSource, UIDataSourceModelAssociation {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        var names: [String]

        init(_ names: [String], several: Bool) {
            self.names = names
            super.init()
            table.contentInsetAdjustmentBehavior = .never
            table.allowsMultipleSelection = several
            table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
            table.dataSource = self
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        }

        func modelIdentifierForElement(at idx: IndexPath, in view: UIView) -> String? { names[idx.row] }

        func indexPathForElement(withModelIdentifier identifier: String, in view: UIView) -> IndexPath? {
            names.firstIndex(of: identifier).map { IndexPath(row: $0, section: 0) }
        }

        var selected: [Int] { (table.indexPathsForSelectedRows ?? []).map(\.row) }
    }

    @Test func `rows are selected and on top again where the data has others before them`() throws {
        let (tester, list) = show(Self.names, several: true)
        for row in [30, 7] {
            list.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        list.table.contentOffset.y = 1000
        tester.pump()
        let state = list.table.restorableState
        list.table.removeFromSuperview()

        let again = NamedList(["new", "newer"] + Self.names, several: true)
        try again.table.restore(state)
        tester.show(again.table, at: .zero)
        tester.pump()

        // Row 22 began 32 above the top; it is row 24 now, which begins at 1056.
        #expect(again.table.contentOffset.y == 1088)
        #expect(again.selected == [32, 9])
        #expect(again.table.cellForRow(at: IndexPath(row: 32, section: 0))?.isSelected == true)
    }

    @Test func `deleted rows are not restored, and only one selection where several are not allowed`() throws {
        let (tester, list) = show(Self.names, several: true)
        for row in [3, 4, 5] {
            list.table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
        }
        let state = list.table.restorableState
        list.table.removeFromSuperview()

        let again = NamedList(Self.names.filter { $0 != "name 3" }, several: false)
        try again.table.restore(state)
        tester.show(again.table, at: .zero)
        tester.pump()

        #expect(again.selected == [3])
        #expect(again.table.contentOffset.y == 0)
    }

    @Test func `the rows are restored when late data arrives`() throws {
        let (tester, list) = show(Self.names)
        list.table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .top)
        tester.pump()
        let state = list.table.restorableState
        list.table.removeFromSuperview()

        let again = NamedList([], several: false)
        try again.table.restore(state)
        tester.show(again.table, at: .zero)
        tester.pump()
        let saved = again.table.restorableState
        again.names = Self.names
        again.table.reloadData()
        tester.pump()

        #expect(again.selected == [20])
        #expect(again.table.contentOffset.y == 880)
        // A state saved meanwhile is the one to be restored.
        let third = NamedList(Self.names, several: false)
        try third.table.restore(saved)
        again.table.removeFromSuperview()
        tester.show(third.table, at: .zero)
        tester.pump()
        #expect(third.selected == [20])
    }

    @Test func `with a data source without names only the offset is restored`() throws {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let list = List(style: .plain)
        list.names = Self.names
        tester.show(list)
        list.tableView.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .none)
        list.tableView.contentOffset.y = 500
        tester.pump()
        let state = list.tableView.restorableState

        let again = List(style: .plain)
        again.names = Self.names
        try again.tableView.restore(state)
        tester.show(again)
        tester.settle()

        #expect(again.tableView.contentOffset.y == 500)
        #expect(again.selected == [] && again.selections == [])
    }
}
