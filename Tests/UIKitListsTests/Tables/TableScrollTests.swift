import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitLists
import UIKitTesting

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
}
