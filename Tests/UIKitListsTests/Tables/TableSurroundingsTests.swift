import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Empty rows, lines, margins and the safe area of tables, and views that wait while memory is short.
@Suite(.application) struct TableSurroundingsTests {
    private func subview(_ name: String, of view: UIView) -> UIView? {
        for subview in view.subviews where "\(type(of: subview))" == name { return subview }
        return nil
    }

    /// The ends of the lines between empty rows, in the table's space.
    private func fillerLines(_ stage: TableStage) -> [CGFloat] {
        guard let rows = subview("FillerRows", of: stage.table) else { return [] }
        return rows.subviews.map { rows.frame.minY + $0.frame.maxY }
    }

    private func separator(of cell: UITableViewCell) -> CGRect? { subview("Hairline", of: cell)?.frame }

    // MARK: Empty rows

    @Test func `at first there are no empty rows`() {
        #expect(fillerLines(TableStage([2])) == [])
    }

    @Test func `automatic empty rows are as high as the last row, down to the end of the table`() {
        let stage = TableStage([3]) { stage in
            stage.heightOfRow = { $0.row == 2 ? 100 : 50 }
            stage.table.fillerRowHeight = UITableView.automaticDimension
        }

        // Rows end at 200, and 240 points are left of 440.
        #expect(fillerLines(stage) == [300, 400])
        #expect(stage.table.contentSize.height == 200)
    }

    @Test func `empty rows have the height that was set, also in a table without rows`() {
        let stage = TableStage([]) { $0.table.fillerRowHeight = 110 }

        #expect(fillerLines(stage) == [110, 220, 330, 440])
    }

    @Test func `a height that is no number, or too small to see, shows no empty rows`() {
        for height in [-5, 0.01, .nan, .infinity] as [CGFloat] {
            #expect(fillerLines(TableStage([1]) { $0.table.fillerRowHeight = height }) == [])
        }
    }

    @Test func `tables with groups, with a view at the end or without lines have no empty rows`() {
        let grouped = TableStage([1], style: .grouped) { $0.table.fillerRowHeight = 44 }
        let footer = TableStage([1]) { stage in
            stage.table.fillerRowHeight = 44
            stage.table.tableFooterView = UIView()
        }
        let plain = TableStage([1]) { stage in
            stage.table.fillerRowHeight = 44
            stage.table.separatorStyle = .none
        }

        for stage in [grouped, footer, plain] { #expect(fillerLines(stage) == []) }
    }

    @Test func `filler rows disappear when rows fill the table, and are behind floating headers`() throws {
        let stage = TableStage([1]) { stage in
            stage.headerTitles[0] = "0"
            stage.table.fillerRowHeight = 44
            stage.table.sectionHeaderTopPadding = 0
        }
        stage.counts = [20]
        stage.table.reloadData()
        stage.tester.pump()
        let lines = fillerLines(stage)
        stage.counts = [2]
        stage.table.reloadData()
        stage.tester.pump()
        let rows = try #require(subview("FillerRows", of: stage.table))
        let header = try #require(stage.table.headerView(forSection: 0))
        let order = stage.table.subviews

        #expect(lines == [])
        let place = try #require(order.firstIndex(of: header))
        for view in [rows] + stage.table.visibleCells {
            let other = try #require(order.firstIndex(of: view))
            #expect(other < place)
        }
    }

    // MARK: Lines

    @Test func `insets count from the edges of cells, or are added to the automatic ones`() throws {
        let stage = TableStage([3]) { $0.table.separatorInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 10) }
        let cell = stage.table.visibleCells[0]
        let fromEdges = try #require(separator(of: cell))
        stage.table.separatorInsetReference = .fromAutomaticInsets
        stage.tester.pump()
        let added = try #require(separator(of: cell))

        #expect(stage.table.separatorInsetReference == .fromAutomaticInsets)
        #expect(fromEdges.minX == 20)
        #expect(fromEdges.maxX == 310)
        // The automatic inset is the margin of 16.
        #expect(added.minX == 36)
        #expect(added.maxX == 310)
    }

    @Test func `an automatic inset on one side leaves the other as it was set`() throws {
        let stage = TableStage([3]) { stage in
            stage.table.separatorInset = UIEdgeInsets(
                top: 0, left: UITableView.automaticDimension, bottom: 0, right: 30)
        }
        let line = try #require(separator(of: stage.table.visibleCells[0]))

        #expect(line.minX == 16)
        #expect(line.maxX == 290)
    }

    @Test func `a cell's own inset counts from its edge`() throws {
        let stage = TableStage([3]) { stage in
            stage.table.separatorInsetReference = .fromAutomaticInsets
            stage.configure = { cell, _ in cell.separatorInset = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0) }
        }

        #expect(try #require(separator(of: stage.table.visibleCells[0])).minX == 5)
    }

    // MARK: Sides

    /// A table as the view of a controller with a safe area at its sides.
    private func sides(_ left: CGFloat, _ right: CGFloat, direction: UIUserInterfaceLayoutDirection = .leftToRight) -> (
        TableStage, UITableView
    ) {
        let stage = TableStage([3], direction: direction)
        let controller = UITableViewController(style: .plain)
        controller.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        controller.tableView.dataSource = stage
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: left, bottom: 0, right: right)
        stage.tester.show(controller)
        stage.tester.settle()
        return (stage, controller.tableView)
    }

    @Test func `content keeps clear of the safe area at the sides, and backgrounds do not`() {
        let (stage, table) = sides(44, 30)
        let cell = table.visibleCells[0]
        let inset = cell.contentView.frame
        table.insetsContentViewsToSafeArea = false
        stage.tester.pump()

        #expect(cell.frame.width == 320)
        #expect(inset == CGRect(x: 44, y: 0, width: 246, height: 44))
        #expect(cell.contentView.frame.width == 320)
    }

    @Test func `a safe area at the sides is no matter of the reading direction`() {
        let (_, table) = sides(44, 30, direction: .rightToLeft)

        #expect(table.visibleCells[0].contentView.frame == CGRect(x: 44, y: 0, width: 246, height: 44))
    }

    @Test func `the strip of the index is inside of the safe area`() throws {
        let (stage, table) = sides(44, 30)
        stage.indexTitles = ["A"]
        table.reloadSectionIndexTitles()
        stage.tester.pump()

        #expect(try #require(subview("IndexStrip", of: table)).frame.maxX == 290)
        #expect(table.visibleCells[0].contentView.frame.width == 231)
    }

    @Test func `margins follow the readable width in wide tables only if that is wanted`() {
        let stage = TableStage([3])
        stage.tester.resize(to: CGSize(width: 1200, height: 480))
        stage.table.frame = CGRect(x: 0, y: 0, width: 1200, height: 440)
        stage.tester.pump()
        let label = stage.table.visibleCells[0].textLabel
        let standard = label?.frame.minX
        stage.table.cellLayoutMarginsFollowReadableWidth = true
        stage.tester.pump()
        let readable = label?.frame.minX
        stage.table.frame.size.width = 320
        stage.tester.pump()

        #expect(standard == 20)
        // Text is 920 wide at most.
        #expect(readable == 140)
        #expect(label?.frame.minX == 16)
    }

    // MARK: Memory

    @Test func `after a memory warning new cells are made, and those on screen stay`() {
        final class Cell: UITableViewCell {
            static var made = 0
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                Self.made += 1
            }
            required init?(coder: NSCoder) { nil }
        }
        func madeAfterReturn(warned: Bool) -> Int {
            let stage = TableStage([10], cell: Cell.self)
            stage.counts = [1]
            stage.table.deleteRows(at: (1..<10).map { IndexPath(row: $0, section: 0) }, with: .none)
            stage.tester.settle()
            let cell = stage.table.visibleCells[0]
            if warned { stage.tester.warnOfLowMemory() }
            Cell.made = 0
            stage.counts = [10]
            stage.table.insertRows(at: (1..<10).map { IndexPath(row: $0, section: 0) }, with: .none)
            stage.tester.settle()
            #expect(stage.table.visibleCells[0] === cell)
            return Cell.made
        }

        #expect(madeAfterReturn(warned: false) == 0)
        #expect(madeAfterReturn(warned: true) == 9)
    }

    // MARK: Moving rows

    @Test func `a table has uncommitted updates while a row is moved`() {
        let stage = TableStage([5]) { $0.canMove = { _ in true } }
        stage.table.setEditing(true, animated: false)
        stage.tester.pump()
        let before = stage.table.hasUncommittedUpdates
        let touch = stage.tester.touch(at: CGPoint(x: 300, y: 22))
        stage.tester.pump()
        touch.move(to: CGPoint(x: 300, y: 100))
        stage.tester.pump()
        let during = stage.table.hasUncommittedUpdates
        touch.lift()
        stage.tester.settle()

        #expect(!before)
        #expect(during)
        #expect(!stage.table.hasUncommittedUpdates)
    }
}
