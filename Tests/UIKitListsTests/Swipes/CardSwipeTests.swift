import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Swipes of rows in cards.
@Suite(.application) struct CardSwipeTests {
    private func stage(_ style: UITableView.Style) -> UpdateStage {
        let stage = UpdateStage([["r0", "r1", "r2"]], style: style)
        stage.trailingActions = { _ in
            UISwipeActionsConfiguration(
                actions: [UIContextualAction(style: .normal, title: "A") { _, _, done in done(true) }])
        }
        return stage
    }

    @Test func `a row in a card slides inside the card, whose edge cuts it off`() throws {
        let stage = stage(.insetGrouped)
        let cell = try #require(stage.cell(0))
        let y = cell.frame.midY
        let touch = stage.tester.touch(at: CGPoint(x: 200, y: y))
        for _ in 0..<6 { touch.move(by: CGVector(dx: -10, dy: 0)) }
        let mask = try #require(cell.mask)

        // The card is 16 points from the table's sides.
        #expect(cell.frame.minX == CGFloat(16 - 50))
        #expect(cell.convert(mask.frame, to: stage.table) == CGRect(x: 16, y: cell.frame.minY, width: 288, height: 44))
        #expect(mask.layer.cornerRadius == 10)
        touch.cancel()
        stage.tester.settle()
        #expect(cell.mask == nil)
        #expect(cell.frame.minX == 16)
    }

    @Test func `a row without a card has no mask`() throws {
        let stage = stage(.plain)
        let touch = stage.tester.touch(at: CGPoint(x: 200, y: 22))
        for _ in 0..<6 { touch.move(by: CGVector(dx: -10, dy: 0)) }
        #expect(stage.cell(0)?.frame.minX == -50)
        #expect(stage.cell(0)?.mask == nil)
        touch.cancel()
        stage.tester.settle()
    }
}
