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

    @Test func `a symbol is found whose name is the end of another one's, which begins alike`() throws {
        func bytes(_ number: some FixedWidthInteger) -> [UInt8] {
            withUnsafeBytes(of: number.littleEndian) { Array($0) }
        }
        // One symbol of 40 bytes, whose name begins with the 5th byte of the names.
        let names = Array("$s4A$s4Bmove".utf8) + [0]
        let entries = bytes(UInt32(5 - 1)) + [UInt8](repeating: 0, count: 12) + bytes(UInt64(40))
        func section(_ type: UInt32, _ offset: Int, _ size: Int, link: UInt32) -> [UInt8] {
            bytes(UInt32(0)) + bytes(type) + bytes(UInt64(0)) + bytes(UInt64(0)) + bytes(UInt64(offset))
                + bytes(UInt64(size)) + bytes(link) + [UInt8](repeating: 0, count: 20)
        }
        var header: [UInt8] = [0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0, count: 58)
        header.replaceSubrange(0x28..<0x30, with: bytes(UInt64(64)))
        header.replaceSubrange(0x3A..<0x3E, with: bytes(UInt16(64)) + bytes(UInt16(2)))
        let sections =
            section(2, 192, entries.count, link: 1) + section(3, 192 + entries.count, names.count, link: 0)
        let table = try #require(SymbolTable(Data(header + sections + entries + names)))

        let symbols = table.symbols(startingWith: "$s4", containing: ["move"])
        #expect(symbols.map(table.size) == [nil, 40])
    }

    @Test(arguments: [
        Data(), Data("text".utf8), Data([0x7F, 0x45, 0x4C, 0x46, 2, 1] + [UInt8](repeating: 0xFF, count: 90)),
    ])
    func `another file has no symbols`(file: Data) { #expect(SymbolTable(file) == nil) }
}
