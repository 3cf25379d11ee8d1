import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Tables that are edited: the controls of rows, deletion and insertion by them, and selection meanwhile.
@Suite(.application) struct TableEditingTests {
    private func stage(_ prepare: (UpdateStage) -> Void = { _ in }) -> UpdateStage {
        let stage = UpdateStage([["r0", "r1", "r2"]])
        stage.commit = { [unowned stage] style, path in
            switch style {
            case .delete:
                stage.names[0].remove(at: path.row)
                stage.table.deleteRows(at: [path], with: .fade)
            case .insert:
                stage.names[0].insert("new", at: path.row)
                stage.table.insertRows(at: [path], with: .fade)
            case .none: break
            }
        }
        prepare(stage)
        stage.calls = []
        return stage
    }

    /// The middle of the sign in front of a row: it is 22 wide and begins at 15.
    private func sign(_ row: Int) -> CGPoint { CGPoint(x: 26, y: CGFloat(row) * 44 + 22) }
    /// The middle of the button that deletes; each letter of the tests' font is 17 points wide, so that it has 132.
    private func confirmation(_ row: Int) -> CGPoint { CGPoint(x: 260, y: CGFloat(row) * 44 + 22) }

    @Test func `each row is asked whether and how it is edited`() {
        let stage = stage { $0.canEdit = { $0.row != 1 } }
        stage.ignored.subtract(["canEdit", "editingStyle"])
        stage.table.setEditing(true, animated: true)

        #expect(stage.table.isEditing)
        #expect(
            stage.calls == ["canEdit 0.0", "editingStyle 0.0", "canEdit 0.1", "canEdit 0.2", "editingStyle 0.2"])
        stage.tester.settle()
        #expect(stage.cell(0)?.contentView.frame.minX == 38)
        #expect(stage.cell(1)?.contentView.frame.minX == 0)
        stage.table.setEditing(false, animated: true)
        stage.tester.settle()
        #expect(stage.cell(0)?.contentView.frame.minX == 0)
    }

    @Test func `a row that scrolls into sight has the editing state of the table`() {
        let stage = UpdateStage([(0..<40).map { "r\($0)" }])
        stage.table.isEditing = true
        stage.scroll(to: 600)
        #expect(stage.table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 })
        stage.table.isEditing = false
        stage.scroll(to: 0)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isEditing && $0.contentView.frame.minX == 0 })
    }

    @Test func `the minus asks, and the button deletes`() {
        let stage = stage()
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        stage.tester.tap(at: sign(1))
        stage.tester.settle()
        #expect(stage.cell(1)?.showingDeleteConfirmation == true)
        #expect(stage.calls == [])

        stage.tester.tap(at: confirmation(1))
        stage.tester.settle()
        #expect(stage.calls == ["commit delete 0.1"])
        #expect(stage.shown == ["r0", "r2"])
        #expect(stage.table.visibleCells.allSatisfy { $0.isEditing && !$0.showingDeleteConfirmation })
    }

    @Test func `a tap elsewhere cancels the delete confirmation, and calls no delegate method`() {
        let stage = stage { $0.table.allowsSelectionDuringEditing = true }
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        stage.tester.tap(at: sign(1))
        stage.tester.settle()
        stage.tester.tap(at: CGPoint(x: 160, y: 22))
        stage.tester.settle()
        #expect(stage.cell(1)?.showingDeleteConfirmation == false)
        #expect(stage.table.indexPathForSelectedRow == nil)

        stage.tester.tap(at: sign(1))
        stage.tester.settle()
        stage.tester.tap(at: sign(0))
        stage.tester.settle()
        #expect(stage.table.visibleCells.allSatisfy { !$0.showingDeleteConfirmation })
        #expect(stage.calls == [])
    }

    @Test func `the end of editing takes the question back`() {
        let stage = stage()
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        stage.tester.tap(at: sign(1))
        stage.tester.settle()
        stage.table.setEditing(false, animated: true)
        stage.tester.settle()
        #expect(stage.cell(1)?.showingDeleteConfirmation == false)
        #expect(stage.cell(1)?.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test func `the plus inserts at once`() {
        let stage = stage { $0.editingStyle = { $0.row == 0 ? .insert : .delete } }
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        stage.tester.tap(at: sign(0))
        stage.tester.settle()
        #expect(stage.calls == ["commit insert 0.0", "cell 0.0"])
        #expect(stage.shown == ["new", "r0", "r1", "r2"])
    }

    @Test func `rows are neither highlighted nor selected while the table is edited`() {
        let stage = stage()
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        stage.tap(1)
        #expect(stage.calls == [])
        stage.table.allowsSelectionDuringEditing = true
        stage.tap(1)
        #expect(
            stage.calls == [
                "shouldHighlight 0.1", "didHighlight 0.1", "didUnhighlight 0.1", "willSelect 0.1", "didSelect 0.1",
            ])
    }

    @Test func `several rows are chosen by rings, until editing ends`() {
        let stage = stage { $0.table.allowsMultipleSelectionDuringEditing = true }
        stage.table.selectRow(at: .row(2), animated: false, scrollPosition: .none)
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        #expect(stage.table.indexPathsForSelectedRows == nil)
        stage.tap(0)
        stage.tester.tap(at: sign(1))
        stage.tester.settle()
        #expect(stage.table.indexPathsForSelectedRows == [.row(0), .row(1)])
        stage.tap(0)
        #expect(stage.table.indexPathsForSelectedRows == [.row(1)])
        stage.calls = []
        stage.table.setEditing(false, animated: false)
        #expect(stage.table.indexPathsForSelectedRows == nil)
        #expect(stage.calls == [])
    }

    @Test func `rows cannot be swiped while the table is edited`() {
        let stage = stage()
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        let touch = stage.tester.touch(at: CGPoint(x: 200, y: 22))
        for x in [170, 140, 110, 60] { touch.move(to: CGPoint(x: x, y: 22)) }
        touch.lift()
        stage.tester.settle()
        #expect(stage.cell(0)?.frame.minX == 0)
        #expect(stage.calls == [])
    }

    @Test func `a controller's editing is its table's`() {
        final class List: UITableViewController {}
        let list = List(style: .plain)
        list.setEditing(true, animated: false)
        #expect(list.tableView.isEditing)
        list.setEditing(false, animated: false)
        #expect(!list.tableView.isEditing)
    }

    @Test func `rows that grow with their controls push others off the screen meanwhile`() {
        // Sixteen letters of 17 points fit in a row, and not in one that is edited.
        let text = String(repeating: "a", count: 16)
        let stage = UpdateStage([Array(repeating: text, count: 30)])
        stage.configure = { cell, _ in
            cell.textLabel?.numberOfLines = 0
            cell.textLabel?.text = text
        }
        stage.table.reloadData()
        stage.tester.pump()
        let before = stage.table.visibleCells.count

        stage.table.setEditing(true, animated: true)
        stage.tester.settle()

        #expect(stage.table.visibleCells.count < before)
        #expect(stage.table.visibleCells.allSatisfy { $0.isEditing })
        stage.table.setEditing(false, animated: true)
        stage.tester.settle()
        #expect(stage.table.visibleCells.count == before)
        #expect(stage.table.visibleCells.allSatisfy { !$0.isEditing })
    }

    @Test func `a reload keeps editing`() {
        let stage = stage()
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        stage.table.reloadData()
        stage.tester.pump()
        #expect(stage.table.visibleCells.allSatisfy { $0.isEditing })
    }

    /// A table of 30 rows that counts how often it is laid out.
    private final class CountedTable: UITableView, UITableViewDataSource {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    }

    @Test func `editing all cells on screen lays the table out once`() {
        let tester = ViewTester(size: CGSize(width: 320, height: 480), scale: 2)
        let table = CountedTable(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain)
        table.contentInsetAdjustmentBehavior = .never
        table.dataSource = table
        tester.show(table, at: .zero)
        tester.settle()
        table.layouts = 0
        table.setEditing(true, animated: true)

        #expect(table.visibleCells.count == 10)
        #expect(table.layouts == 1)
        tester.settle()
        #expect(table.visibleCells.allSatisfy { $0.isEditing && $0.contentView.frame.minX == 38 })
    }
}
