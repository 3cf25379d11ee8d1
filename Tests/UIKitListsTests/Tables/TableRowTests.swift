import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitLists
import UIKitTesting

/// Rows that come on screen and leave it.
@Suite(.application) struct TableRowTests {
    /// A cell that counts how many there are, and how often each is used again.
    final class CountedCell: UITableViewCell {
        static var made = 0
        var reuses = 0

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            Self.made += 1
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }

        required init?(coder: NSCoder) { nil }

        override func prepareForReuse() {
            super.prepareForReuse()
            reuses += 1
        }
    }

    @Test func `only rows on screen have cells, each where it belongs`() {
        let stage = TableStage([100])

        #expect(stage.paths == (0..<10).map { "0.\($0)" })
        #expect(stage.rows == (0..<10).map { [CGFloat($0) * 44, 44] })
        #expect(stage.table.contentSize == CGSize(width: 320, height: 4400))
        #expect(stage.table.cellForRow(at: IndexPath(row: 10, section: 0)) == nil)
    }

    @Test func `the first layout asks for sections, rows, then each cell, its height and its display`() {
        let stage = TableStage([1, 1]) { stage in
            stage.ignored = []
            stage.heightOfRow = { _ in 50 }
        }

        #expect(
            stage.calls == [
                "sections", "rows 0", "rows 1", "cell 0.0", "height 0.0", "height 0.0", "canEdit 0.0",
                "willDisplay 0.0", "cell 1.0",
                "height 1.0", "height 1.0", "canEdit 1.0", "willDisplay 1.0",
            ])
    }

    @Test func `without estimates all heights are asked for before any cell`() {
        let stage = TableStage([2]) { stage in
            stage.ignored = ["count", "willDisplay"]
            stage.table.estimatedRowHeight = 0
            stage.heightOfRow = { CGFloat($0.row * 10 + 30) }
        }

        #expect(stage.calls == ["height 0.0", "height 0.1", "cell 0.0", "canEdit 0.0", "cell 0.1", "canEdit 0.1"])
        #expect(stage.rows == [[0, 30], [30, 40]])
    }

    @Test func `entering rows are displayed before the display of leaving ones ends`() {
        let stage = TableStage([100])
        stage.ignored = ["count", "height"]
        stage.calls = []

        stage.scroll(to: 46)

        #expect(
            stage.calls == [
                "cell 0.10", "canEdit 0.10", "willDisplay 0.10", "cell 0.11", "canEdit 0.11", "willDisplay 0.11",
                "didEnd 0.0",
            ])
        #expect(stage.paths.first == "0.1")
    }

    @Test func `scrolling far makes few cells, and none that is not needed`() {
        CountedCell.made = 0
        let stage = TableStage([100_000], cell: CountedCell.self)
        let atFirst = stage.made

        for step in 1...300 { stage.scroll(to: CGFloat(step) * 20) }
        let made = CountedCell.made
        for step in 1...300 { stage.scroll(to: 6000 - CGFloat(step) * 20) }

        #expect(atFirst <= 11)
        #expect(made <= 13)
        #expect(CountedCell.made == made)
    }

    @Test func `a jump and a reload leave the cells that are used again in the table`() {
        final class CountingCell: UITableViewCell {
            static var moves = 0
            override func didMoveToSuperview() {
                super.didMoveToSuperview()
                Self.moves += 1
            }
        }
        let stage = TableStage([1000], cell: CountingCell.self)
        let former = stage.table.visibleCells
        CountingCell.moves = 0
        stage.scroll(to: 20000)
        #expect(Set(stage.table.visibleCells.map { ObjectIdentifier($0) }).isSuperset(of: former.map { .init($0) }))
        // The offset lies between rows, so that one more shows.
        let more = CountingCell.moves
        #expect(more <= 1)
        stage.table.reloadData()
        #expect(stage.table.visibleCells == [])
        stage.tester.pump()
        #expect(CountingCell.moves == more)
        stage.counts = [1]
        stage.table.reloadData()
        stage.tester.pump()
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 1)
    }

    @Test func `a reload of fewer rows below a finger shows them when it lifts`() {
        let stage = TableStage([100])
        stage.scroll(to: 2000)
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 100))
        stage.tester.pump(by: 0.3)
        stage.counts = [2]
        stage.table.reloadData()
        stage.tester.pump()
        touch.lift()
        stage.tester.settle()
        #expect(stage.table.contentOffset.y == 0)
        #expect(stage.table.visibleCells.count == 2)
    }

    @Test func `a reload takes the keyboard away from a field in a row`() {
        final class Field: UIView { override var canBecomeFirstResponder: Bool { true } }
        let stage = TableStage([3])
        let field = Field(frame: CGRect(x: 100, y: 0, width: 100, height: 44))
        stage.table.visibleCells[1].contentView.addSubview(field)
        field.becomeFirstResponder()
        #expect(field.isFirstResponder)
        stage.table.reloadData()
        #expect(!field.isFirstResponder)
        stage.tester.settle()
    }

    @Test func `a jump uses the cells again that were on screen`() {
        CountedCell.made = 0
        let stage = TableStage([100_000], cell: CountedCell.self)
        let before = CountedCell.made

        stage.scroll(to: 2_000_000)

        #expect(CountedCell.made <= before + 1)
        #expect(stage.made <= 22)
        #expect(stage.paths.first == "0.45454")
    }

    @Test func `a new cell is not prepared for reuse, one that is used again is once`() {
        CountedCell.made = 0
        let stage = TableStage([100], cell: CountedCell.self)
        let first = stage.table.visibleCells.map { ($0 as! CountedCell).reuses }

        stage.scroll(to: 1000)

        #expect(Set(first) == [0])
        #expect(Set(stage.table.visibleCells.map { ($0 as! CountedCell).reuses }).isSubset(of: [0, 1]))
    }

    @Test func `two reloads request each cell once and keep the offset, which is clamped where rows were deleted`() {
        let stage = TableStage([100])
        stage.scroll(to: 1000)
        stage.calls = []

        stage.table.reloadData()
        stage.table.reloadData()
        stage.tester.pump()
        let (asked, offset) = (stage.calls, stage.table.contentOffset.y)
        stage.counts = [12]
        stage.table.reloadData()
        let count = stage.table.numberOfRows(inSection: 0)
        stage.tester.pump()

        #expect(asked == (22..<33).map { "cell 0.\($0)" })
        #expect(offset == 1000)
        #expect(count == 12)
        #expect(stage.table.contentOffset.y == 88)
    }

    @Test func `an empty table and one without size have no cells`() {
        let empty = TableStage([])
        #expect(empty.table.numberOfSections == 0)
        #expect(empty.table.contentSize.height == 0)

        let flat = TableStage([3]) { $0.table.frame = .zero }
        #expect(flat.made == 0)
    }

    @Test func `rows without height have no cells`() {
        let stage = TableStage([3]) { $0.table.rowHeight = 0 }

        #expect(stage.made == 0)
    }

    @Test func `rows and rectangles answer each other`() {
        let stage = TableStage([3, 0, 4]) { $0.heightOfRow = { _ in 40 } }
        let table = stage.table

        #expect(table.rectForRow(at: IndexPath(row: 1, section: 2)) == CGRect(x: 0, y: 160, width: 320, height: 40))
        #expect(table.rectForRow(at: IndexPath(row: 9, section: 2)) == .zero)
        #expect(table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 120))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 121)) == IndexPath(row: 0, section: 2))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: 281)) == nil)
        #expect(
            table.indexPathsForRows(in: CGRect(x: 0, y: 100, width: 10, height: 40)) == [
                IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 2),
            ])
        let cell = table.visibleCells[3]
        #expect(table.indexPath(for: cell) == IndexPath(row: 0, section: 2))
    }

    @Test func `a released table releases its cells, and does not retain its data source`() {
        weak var (table, cell, source): (UITableView?, UITableViewCell?, TableStage?)
        do {
            let stage = TableStage([30])
            (table, cell, source) = (stage.table, stage.table.visibleCells[0], stage)
            stage.table.removeFromSuperview()
            stage.tester.settle()
        }

        #expect(table == nil && cell == nil && source == nil)
    }

    @Test func `a table that is reloaded while a row is about to be shown shows the rows of after`() {
        let stage = TableStage([30])
        stage.counts = [4]
        var isReloaded = false
        stage.willDisplay = { [unowned stage] path in
            guard path.row == 12, !isReloaded else { return }
            isReloaded = true
            stage.table.reloadData()
        }

        stage.scroll(to: 100)

        #expect(isReloaded)
        #expect(stage.paths == ["0.0", "0.1", "0.2", "0.3"])
        #expect(stage.table.subviews.filter { $0 is UITableViewCell }.count == 4)
    }
}
