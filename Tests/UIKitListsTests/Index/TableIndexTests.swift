import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

/// Tables with an index at their side.
@Suite(.application) struct TableIndexTests {
    /// Four sections of 20 rows of 44 points below titles of 28 points.
    private func stage(
        style: UITableView.Style = .plain, direction: UIUserInterfaceLayoutDirection = .leftToRight,
        prepare: (TableStage) -> Void = { _ in }
    ) -> TableStage {
        let stage = TableStage([20, 20, 20, 20], style: style, direction: direction) { stage in
            for section in 0..<4 { stage.headerTitles[section] = "\(section)" }
            stage.heightOfRow = { _ in 44 }
            stage.table.sectionHeaderTopPadding = 0
            stage.ignored.formUnion(["cell"])
            stage.indexTitles = ["A", "B", "C", "D"]
            prepare(stage)
        }
        stage.tester.pump()
        return stage
    }

    private func indexStrip(_ stage: TableStage) -> UIView? {
        for view in stage.table.subviews where "\(type(of: view))" == "IndexStrip" { return view }
        return nil
    }

    /// The middle of the line of a title, of four that are in the middle of 440 points.
    private func point(_ title: Int) -> CGPoint { CGPoint(x: 312, y: 192 + 14 * (CGFloat(title) + 0.5)) }

    private func top(_ section: Int) -> CGFloat { CGFloat(section) * (28 + 20 * 44) }

    @Test func `the strip is 15 wide at the trailing edge, and the content of cells gives way`() throws {
        let stage = stage { stage in stage.configure = { cell, _ in cell.accessoryType = .disclosureIndicator } }
        let cell = stage.table.visibleCells[0]

        #expect(try #require(indexStrip(stage)).frame == CGRect(x: 305, y: 0, width: 15, height: 440))
        #expect(cell.frame.width == 320)
        // A chevron leaves 286 of 320.
        #expect(cell.contentView.frame.width == 271)
    }

    @Test func `without titles there is no strip, and content has its whole width`() {
        for titles in [nil, []] as [[String]?] {
            let stage = stage { $0.indexTitles = titles }

            #expect(indexStrip(stage) == nil)
            #expect(stage.table.visibleCells[0].contentView.frame.width == 320)
        }
    }

    @Test func `where one reads from the right the strip is at the left`() throws {
        let stage = stage(direction: .rightToLeft)

        #expect(try #require(indexStrip(stage)).frame.minX == 0)
        #expect(stage.table.visibleCells[0].contentView.frame == CGRect(x: 15, y: 0, width: 305, height: 44))
    }

    @Test func `the strip keeps its distance from bars and does not scroll`() throws {
        let stage = stage { $0.table.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 50, right: 0) }
        stage.scroll(to: 700)

        #expect(try #require(indexStrip(stage)).frame == CGRect(x: 305, y: 764, width: 15, height: 326))
    }

    @Test func `wide titles have a wider strip`() throws {
        let stage = stage { $0.indexTitles = ["2019", "2020"] }

        // Four squares of 11 points, and 2 on either side.
        #expect(try #require(indexStrip(stage)).frame.width == 48)
        #expect(stage.table.visibleCells[0].contentView.frame.width == 272)
    }

    @Test func `cards leave the room for the strip anyway`() throws {
        let stage = stage(style: .insetGrouped)

        #expect(try #require(indexStrip(stage)).frame.minX == 305)
        #expect(stage.table.visibleCells[0].contentView.frame.width == 288)
    }

    @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
    func `cards end before a wide strip`(direction: UIUserInterfaceLayoutDirection) throws {
        let stage = stage(style: .insetGrouped, direction: direction) { $0.indexTitles = ["2019", "2020"] }
        let isMirrored = direction == .rightToLeft

        // From the margin of 16 to the strip of 48.
        let strip = try #require(indexStrip(stage)).frame
        let card = stage.table.visibleCells[0]
        #expect(card.frame.minX == (isMirrored ? 48 : 16))
        #expect(card.frame.width == 256)
        #expect(card.contentView.frame.width == 256)
        #expect(isMirrored ? strip.maxX == card.frame.minX : strip.minX == card.frame.maxX)
        #expect(stage.table.rectForRow(at: .row(0)) == card.frame)
        #expect(stage.table.indexPathForRow(at: CGPoint(x: strip.midX, y: card.frame.midY)) == nil)
        // Without the index they are as wide as other cards.
        stage.indexTitles = nil
        stage.table.reloadSectionIndexTitles()
        stage.tester.pump()
        #expect(stage.table.visibleCells[0].frame.minX == 16)
        #expect(stage.table.visibleCells[0].frame.width == 288)
    }

    @Test func `the titles are drawn, and a magnifier for the search`() {
        let stage = stage { $0.indexTitles = [UITableView.indexSearch, "Q", "Z"] }
        let drawn = stage.tester.drawnTexts

        #expect(drawn.contains("Q") && drawn.contains("Z"))
        #expect(!drawn.contains(UITableView.indexSearch))
    }

    @Test func `the titles are asked for once per reload`() {
        let stage = stage()
        stage.scroll(to: 500)
        stage.table.rowHeight = 50
        stage.tester.pump()
        let before = stage.indexQuestions
        stage.table.reloadData()
        stage.tester.pump()
        let afterReload = stage.indexQuestions
        stage.indexTitles = ["E"]
        stage.table.reloadSectionIndexTitles()
        stage.tester.pump()

        #expect(before == 1)
        #expect(afterReload == 2)
        #expect(stage.indexQuestions == 3)
        #expect(stage.tester.drawnTexts.contains("E"))
        #expect(!stage.tester.drawnTexts.contains("A"))
    }

    @Test func `asking for the titles again keeps rows, offset and selection`() {
        let stage = stage()
        stage.scroll(to: 500)
        stage.table.selectRow(at: IndexPath(row: 12, section: 0), animated: false, scrollPosition: .none)
        let cell = stage.table.cellForRow(at: IndexPath(row: 12, section: 0))
        stage.indexTitles = nil

        stage.table.reloadSectionIndexTitles()
        stage.tester.pump()

        #expect(stage.table.contentOffset.y == 500)
        #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 12, section: 0))
        #expect(stage.table.cellForRow(at: IndexPath(row: 12, section: 0)) === cell)
        #expect(cell?.contentView.frame.width == 320)
    }

    // MARK: Number of rows

    @Test func `the strip shows from the minimum number of rows on`() {
        let (enough, few) = (
            stage { $0.table.sectionIndexMinimumDisplayRowCount = 80 },
            stage { $0.table.sectionIndexMinimumDisplayRowCount = 81 }
        )

        #expect(indexStrip(enough) != nil)
        #expect(indexStrip(few) == nil)
    }

    @Test func `deleting and inserting rows hides and shows the index strip`() {
        let stage = stage { $0.table.sectionIndexMinimumDisplayRowCount = 80 }
        stage.counts[3] = 19
        stage.table.deleteRows(at: [IndexPath(row: 19, section: 3)], with: .none)
        stage.tester.settle()
        let hidden = indexStrip(stage) == nil
        stage.counts[3] = 20
        stage.table.insertRows(at: [IndexPath(row: 19, section: 3)], with: .none)
        stage.tester.settle()

        #expect(hidden)
        #expect(indexStrip(stage) != nil)
        #expect(stage.indexQuestions == 1)
        #expect(stage.table.visibleCells[0].contentView.frame.width == 305)
    }

    @Test func `text has more lines beside the strip, and the row at the top stays`() {
        let stage = TableStage([30]) { stage in
            stage.configure = { cell, _ in
                cell.textLabel?.numberOfLines = 0
                // 17 squares of 17 points are 289, of which the content of 320 has 288 with its margins.
                cell.textLabel?.text = String(repeating: "m", count: 16)
            }
        }
        stage.scroll(to: 440)
        let before = stage.rows.map { $0[1] }
        let first = stage.paths[0]
        stage.indexTitles = ["A"]
        stage.table.reloadSectionIndexTitles()
        stage.tester.pump()

        // 273 points have room for 16 squares of 272; a title that needs 34 more has not.
        #expect(Set(before) == [44])
        #expect(stage.paths[0] == first)
        stage.indexTitles = ["ABC"]
        stage.table.reloadSectionIndexTitles()
        stage.tester.pump()
        #expect(stage.rows.allSatisfy { $0[1] > 44 })
        #expect(stage.paths[0] == first)
    }

    // MARK: Fingers

    @Test func `a touch on a title jumps to its section at once, and chooses no row`() {
        let stage = stage()
        let touch = stage.tester.touch(at: point(2))
        stage.tester.pump()
        let offset = stage.table.contentOffset.y
        touch.lift()
        stage.tester.settle()

        #expect(offset == top(2))
        #expect(stage.calls == ["section C 2"])
        #expect(stage.table.indexPathForSelectedRow == nil)
    }

    @Test func `a finger that moves along the titles jumps once per title, and never scrolls the rows`() {
        let stage = stage()
        let touch = stage.tester.touch(at: point(0))
        for y in stride(from: point(0).y, through: point(3).y, by: 1) { touch.move(to: CGPoint(x: 312, y: y)) }
        touch.move(to: CGPoint(x: 100, y: point(1).y))
        stage.tester.pump()
        let offset = stage.table.contentOffset.y
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls == ["section A 0", "section B 1", "section C 2", "section D 3", "section B 1"])
        #expect(offset == top(1))
        #expect(stage.table.contentOffset.y == top(1))
    }

    @Test func `a second touch on the same title asks again`() {
        let stage = stage()
        stage.tester.tap(at: point(1))
        stage.scroll(to: 0)
        stage.tester.tap(at: point(1))
        stage.tester.settle()

        #expect(stage.calls == ["section B 1", "section B 1"])
        #expect(stage.table.contentOffset.y == top(1))
    }

    @Test func `a mouse jumps as a finger does`() {
        let stage = stage()
        let touch = stage.tester.touch(at: point(1), pointer: .mouse)
        stage.tester.pump()
        touch.move(to: point(3))
        touch.lift()
        stage.tester.settle()

        #expect(stage.calls == ["section B 1", "section D 3"])
        // The last section ends at the end of the content.
        #expect(stage.table.contentOffset.y == min(top(3), top(4) - 440))
    }

    @Test func `the data source says to which section a title leads`() {
        let stage = stage { $0.sectionOfTitle = { _, index in 3 - index } }

        stage.tester.tap(at: point(1))
        stage.tester.settle()

        #expect(stage.table.contentOffset.y == top(2))
    }

    @Test func `answers of no section leave the table as it is`() {
        for answer in [NSNotFound, -1] {
            let stage = stage { $0.sectionOfTitle = { _, _ in answer } }
            stage.scroll(to: 300)
            stage.tester.tap(at: point(2))
            stage.tester.settle()

            #expect(stage.table.contentOffset.y == 300)
        }
    }

    @Test func `more titles than sections lead to the last one`() {
        let stage = stage { $0.indexTitles = ["A", "B", "C", "D", "E", "F"] }

        // Six titles are 84 high and begin at 178.
        stage.tester.tap(at: CGPoint(x: 312, y: 178 + 14 * 5.5))
        stage.tester.settle()

        #expect(stage.table.contentOffset.y == min(top(3), top(4) - 440))
    }

    @Test func `the magnifier leads above the rows, also to a view above them`() {
        let stage = stage { stage in
            stage.indexTitles = [UITableView.indexSearch, "A", "B", "C"]
            stage.sectionOfTitle = { _, index in index - 1 }
            stage.table.contentInset.top = 10
            stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        }
        stage.scroll(to: 900)
        // 430 points below the inset: the lines begin at 10 + 187.
        stage.tester.tap(at: CGPoint(x: 312, y: 204))
        stage.tester.settle()

        #expect(stage.table.contentOffset.y == -10)
        #expect(stage.calls == ["section \(UITableView.indexSearch) 0"])
    }

    @Test func `a section without rows is reached too`() {
        let stage = stage { $0.counts = [20, 0, 20, 20] }

        stage.tester.tap(at: point(1))
        stage.tester.settle()

        #expect(stage.table.contentOffset.y == top(1))
    }

    @Test func `rows of estimated heights are reached by their measured ones`() {
        let stage = stage { stage in
            stage.heightOfRow = { $0.row % 2 == 0 ? 60 : 30 }
            stage.table.estimatedRowHeight = 100
        }

        stage.tester.tap(at: point(2))
        stage.tester.settle()

        #expect(stage.table.contentOffset.y == stage.table.rectForHeader(inSection: 2).minY)
        #expect(stage.paths.first == "2.0")
    }

    @Test func `a jump ends a scroll that runs on`() {
        let stage = stage()
        let touch = stage.tester.touch(at: CGPoint(x: 100, y: 400))
        stage.tester.move(touch, by: CGVector(dx: 0, dy: -300), over: 0.1)
        touch.lift()
        stage.tester.pump(by: 0.05)
        let isRunning = stage.table.isDecelerating
        stage.tester.tap(at: point(1))
        stage.tester.settle()

        #expect(isRunning)
        #expect(stage.table.contentOffset.y == top(1))
    }

    @Test func `the colour behind the titles is another while they are touched`() throws {
        let stage = stage { stage in
            stage.table.sectionIndexBackgroundColor = .red
            stage.table.sectionIndexTrackingBackgroundColor = .green
        }
        let strip = try #require(indexStrip(stage))
        let before = strip.backgroundColor
        let touch = stage.tester.touch(at: point(0))
        stage.tester.pump()
        let during = strip.backgroundColor
        touch.lift()
        stage.tester.settle()

        #expect([before, during, strip.backgroundColor] == [.red, .green, .red])
    }

    @Test func `titles have the colour of the index, and the tint without one`() {
        // A square of 11 points is in the middle of each line.
        func color(_ stage: TableStage) -> UInt32? { stage.tester.pixel(x: 2 * 312, y: 2 * 199) }
        let stage = stage { $0.table.tintColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1) }
        let tint = color(stage)
        stage.table.sectionIndexColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        stage.tester.pump()

        #expect(tint != color(stage))
    }

    @Test func `floating headers and views above the rows are below the strip`() throws {
        let stage = stage()
        stage.table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        stage.tester.pump()
        let strip = try #require(indexStrip(stage))
        let order = stage.table.subviews

        #expect(order.firstIndex(of: strip) == order.count - 1)
    }

    @Test func `a section that is not there stops the program`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let stage = TableStage([20]) { stage in
                    stage.indexTitles = ["A", "B", "C", "D"]
                    stage.sectionOfTitle = { _, _ in 7 }
                }
                stage.tester.tap(at: CGPoint(x: 312, y: 199))
            }
        }

        let sentence = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(sentence.contains("leads to section 7, but there are 1 sections. Return a section that is there"))
    }
}
