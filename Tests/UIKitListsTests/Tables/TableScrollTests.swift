import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Scrolling to rows whose heights were guesses until then.
@Suite(.application) struct TableScrollTests {
    /// Ten sections of three rows below titles of 28 points, and 64 points above that a bar covers.
    private func stage(rowHeight: CGFloat) -> TableStage {
        let stage = TableStage(Array(repeating: 3, count: 10)) { stage in
            for section in 0..<10 { stage.headerTitles[section] = "\(section)" }
            stage.heightOfRow = { _ in rowHeight }
            stage.table.sectionHeaderTopPadding = 0
            stage.table.contentInset.top = 64
        }
        stage.tester.pump()
        return stage
    }

    @Test(arguments: [44, 44.5, 70, 30] as [CGFloat])
    func `a section that was scrolled to begins at the top`(rowHeight: CGFloat) {
        let stage = stage(rowHeight: rowHeight)

        stage.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 5), at: .top, animated: false)
        stage.tester.pump()

        #expect(stage.table.rectForHeader(inSection: 5).minY == stage.table.contentOffset.y + 64)
    }

    @Test func `a table that is reloaded under the finger scrolls on`() {
        let stage = TableStage([100])
        let touch = stage.tester.touch(at: CGPoint(x: 160, y: 300))
        for _ in 0..<4 {
            touch.move(by: CGVector(dx: 0, dy: -20))
            stage.tester.pump()
        }
        let offset = stage.table.contentOffset.y
        stage.table.reloadData()
        stage.tester.pump()
        for _ in 0..<4 {
            touch.move(by: CGVector(dx: 0, dy: -20))
            stage.tester.pump()
        }
        #expect(stage.table.isDragging)
        #expect(stage.table.contentOffset.y == offset + 80)
        touch.lift()
        stage.tester.settle()
        #expect(!stage.table.isDragging)
        #expect(stage.calls.filter { $0.hasPrefix("didSelect") } == [])
    }

    @Test func `the row under the finger may leave, and the table scrolls on`() {
        let stage = TableStage([100])
        let touch = stage.tester.touch(at: CGPoint(x: 160, y: 430))
        for _ in 0..<20 {
            touch.move(by: CGVector(dx: 0, dy: -20))
            stage.tester.pump()
        }
        // The first 10 points only tell a scroll from a tap: the row at 430 is far above by now.
        #expect(stage.table.contentOffset.y >= 380)
        touch.move(by: CGVector(dx: 0, dy: 100))
        stage.tester.pump()
        #expect(stage.table.contentOffset.y >= 280)
        touch.lift()
        stage.tester.settle()
    }

    @Test(arguments: [UITableView.ScrollPosition.top, .middle, .bottom])
    func `an animated scroll ends at its row though heights are learnt on the way`(
        position: UITableView.ScrollPosition
    ) {
        let stage = TableStage([200]) { stage in stage.heightOfRow = { CGFloat(60 + $0.row % 7 * 10) } }
        stage.tester.pump()
        stage.table.scrollToRow(at: .row(40), at: position, animated: true)
        var last = stage.table.contentOffset.y
        while stage.table.motion != nil {
            stage.tester.pump()
            #expect(stage.table.contentOffset.y >= last)
            last = stage.table.contentOffset.y
        }
        stage.tester.settle()

        let row = stage.table.rectForRow(at: .row(40))
        let offset = stage.table.contentOffset.y
        switch position {
        case .top: #expect(abs(row.minY - offset) < 0.5)
        case .middle: #expect(abs(row.midY - offset - 220) < 0.5)
        default: #expect(abs(row.maxY - offset - 440) < 0.5)
        }
    }

    @Test func `stopping an animated scroll discards its target`() {
        let stage = TableStage([200]) { stage in stage.heightOfRow = { CGFloat(60 + $0.row % 7 * 10) } }
        stage.tester.pump()
        stage.table.scrollToRow(at: .row(100), at: .top, animated: true)
        stage.tester.pump(by: 0.1)
        stage.table.stopScrollingAndZooming()
        let offset = stage.table.contentOffset
        stage.tester.settle()

        #expect(stage.table.contentOffset == offset)
        stage.scroll(to: 3000)
        // Rows above that come in for the first time shift the offset; the goal would have been twice as far.
        #expect(stage.table.contentOffset.y < 4000)
        #expect(stage.table.engine.aim == nil)
    }
}
