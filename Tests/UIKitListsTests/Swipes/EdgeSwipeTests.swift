import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// Swipes of rows beside recognizers for the edges of the window.
@Suite(.application) struct EdgeSwipeTests {
    @Test func `a finger from the edge belongs to a recognizer for edges, and one from elsewhere to the row`() {
        let stage = UpdateStage([["r0", "r1", "r2"]])
        stage.trailingActions = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { _, _, _ in }])
        }
        let edgePan = UIScreenEdgePanGestureRecognizer()
        edgePan.edges = .right
        stage.table.addGestureRecognizer(edgePan)
        func opening(from x: CGFloat) -> (cell: CGFloat?, state: UIGestureRecognizer.State) {
            let touch = stage.tester.touch(at: CGPoint(x: x, y: 22))
            for _ in 1...6 { touch.move(by: CGVector(dx: -20, dy: 0)) }
            defer {
                touch.lift()
                stage.tester.settle()
            }
            return (stage.cell(0)?.frame.minX, edgePan.state)
        }

        let (edge, middle) = (opening(from: 315), opening(from: 200))

        #expect(edge == (0, .changed))
        #expect(middle.cell.map { $0 < -74 } == true && middle.state != .changed)
    }
}
