import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Rows in which something has the keyboard.
@Suite(.application) struct KeyboardRowTests {
    /// A cell with a view that can have the keyboard.
    final class TypedCell: UITableViewCell {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }

        let field = Field(frame: CGRect(x: 100, y: 0, width: 100, height: 44))

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    /// A table of rows whose second one has the keyboard.
    private func stage(_ count: Int = 100) throws -> (stage: TableStage, cell: TypedCell) {
        let stage = TableStage([count], cell: TypedCell.self)
        let cell = try #require(stage.table.cellForRow(at: .row(1)) as? TypedCell)
        #expect(cell.field.becomeFirstResponder())
        return (stage, cell)
    }

    @Test(arguments: [[500], [100, 600, 2000]] as [[CGFloat]])
    func `a row that is scrolled off the screen keeps the keyboard and its cell`(offsets: [CGFloat]) throws {
        let (stage, cell) = try stage()
        for offset in offsets { stage.scroll(to: offset) }

        #expect(cell.field.isFirstResponder)
        #expect(stage.table.cellForRow(at: .row(1)) === cell)
        #expect(cell.frame.minY == 44)
        #expect(!stage.table.visibleCells.contains(cell))
        #expect(stage.table.indexPathsForVisibleRows?.contains(.row(1)) == false)
        stage.scroll(to: 0)
        #expect(stage.table.visibleCells[1] === cell)
        #expect(cell.field.isFirstResponder)
    }

    @Test func `a row that gave the keyboard up off the screen leaves with the next scroll`() throws {
        let (stage, cell) = try stage()
        stage.scroll(to: 500)
        cell.field.resignFirstResponder()
        stage.scroll(to: 1000)

        #expect(stage.table.cellForRow(at: .row(1)) == nil)
        #expect(stage.table.subviews.count { $0 is UITableViewCell } == stage.table.visibleCells.count)
    }

    @Test func `a row with the first responder keeps its cell when a row is inserted above it`() throws {
        let (stage, cell) = try stage()
        stage.scroll(to: 500)
        stage.counts = [101]
        stage.table.insertRows(at: [.row(0)], with: .none)
        stage.tester.settle()

        #expect(stage.table.cellForRow(at: .row(2)) === cell)
        #expect(cell.frame.minY == 88)
        #expect(cell.field.isFirstResponder)
    }

    @Test func `deleting the row of the first responder, or reloading, ends the keyboard`() throws {
        let (stage, cell) = try stage()
        stage.scroll(to: 500)
        stage.counts = [99]
        stage.table.deleteRows(at: [.row(1)], with: .automatic)
        stage.tester.settle()
        #expect(!cell.field.isFirstResponder)

        let (other, typed) = try self.stage()
        other.scroll(to: 500)
        other.table.reloadData()
        other.tester.pump()
        #expect(!typed.field.isFirstResponder)
        #expect(other.table.cellForRow(at: .row(1)) == nil)
    }
}
