import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// The symbol table tells which optional methods a class has.
@Suite(.application) struct ProgramSymbolsTests {
    private class Bare: UITableViewDataSource {
        init() {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func move(from: Int, to: Int) {}
    }

    /// Has the word Row in its name, which its methods' names then share.
    private final class RowDeletingSource: Bare {
        override init() {}
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    private class Deleting: UITableViewDataSource {
        init() {}
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
        func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }

    private final class Heir: Deleting { override init() {} }
    private final class BareList: UITableViewController {}
    private final class DeletingList: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {}
    }

    /// Whether a table takes a data source for one that deletes rows, and for one that moves them.
    private func abilities(of source: any UITableViewDataSource) -> [Bool] {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        return [table.engine.commitsRows, table.engine.movesRows]
    }

    @Test func `classes that implement the editing methods are distinguished from those that do not`() {
        #expect(abilities(of: Bare()) == [false, false])
        #expect(abilities(of: RowDeletingSource()) == [true, false])
        #expect(abilities(of: Deleting()) == [true, true])
        #expect(abilities(of: Heir()) == [true, true])
        let (plain, own) = (BareList(style: .plain), DeletingList(style: .plain))
        #expect(plain.tableView.engine.commitsRows == false)
        #expect(own.tableView.engine.commitsRows)
        #expect(own.tableView.engine.movesRows == false)
    }

    @Test func `a row of a table that cannot delete does not move when it is swiped`() {
        let source = Bare()
        let tester = ViewTester(size: CGSize(width: 320, height: 480))
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = source
        tester.show(table, at: .zero)
        let touch = tester.touch(at: CGPoint(x: 200, y: 22))
        for x in [170, 140, 110, 60] { touch.move(to: CGPoint(x: x, y: 22)) }
        #expect(table.visibleCells[0].frame.minX == 0)
        touch.lift()
        tester.settle()
    }

    @Test(arguments: [
        Data(), Data("text".utf8), Data([0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 90)),
    ])
    func `another file has no symbols`(file: Data) { #expect(SymbolTable(file) == nil) }
}
