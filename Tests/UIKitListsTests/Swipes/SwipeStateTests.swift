import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import UIKitLists

/// States of cells that a swipe announces to them.
@Suite(.application) struct SwipeStateTests {
    /// A table of three rows with one action, of cells of a class.
    private func stage(of cell: UITableViewCell.Type) -> UpdateStage {
        let stage = UpdateStage([["r0", "r1", "r2"]], cell: cell)
        stage.trailingActions = { _ in
            UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: "A") { _, _, _ in }])
        }
        return stage
    }

    /// Opens the first row by a finger, and closes it by a tap on the second one.
    private func openAndClose(_ stage: UpdateStage) {
        let touch = stage.tester.touch(at: CGPoint(x: 160, y: 22))
        for _ in 1...10 { touch.move(by: CGVector(dx: -7, dy: 0)) }
        // A finger that rests has no speed.
        stage.tester.pump(by: 0.3)
        touch.move(by: .zero)
        touch.lift()
        stage.tester.settle()
        stage.tester.tap(at: CGPoint(x: 100, y: 66))
        stage.tester.settle()
    }

    @Test func `the states of a cell follow the swipe`() {
        final class StateCell: UITableViewCell {
            static var states: [String] = []
            override func willTransition(to state: UITableViewCell.StateMask) {
                super.willTransition(to: state)
                Self.states.append("will \(state.rawValue)")
            }
            override func didTransition(to state: UITableViewCell.StateMask) {
                super.didTransition(to: state)
                Self.states.append("did \(state.rawValue)")
            }
        }
        StateCell.states = []

        openAndClose(stage(of: StateCell.self))

        #expect(StateCell.states == ["will 2", "did 2", "will 0", "did 0"])
    }

    @Test(arguments: [true, false])
    func `a cell has the default state after its swipe unless the delegate takes it from its row`(reloads: Bool) {
        final class StateCell: UITableViewCell {
            static var states: [UInt] = []
            override func didTransition(to state: UITableViewCell.StateMask) {
                super.didTransition(to: state)
                Self.states.append(state.rawValue)
            }
        }
        StateCell.states = []
        let stage = stage(of: StateCell.self)
        stage.didEndEditing = { [unowned stage] in
            stage.names[0].insert("new", at: 0)
            if reloads {
                stage.table.reloadData()
                stage.table.layoutIfNeeded()
            } else {
                stage.table.insertRows(at: [.row(0)], with: .none)
            }
        }

        openAndClose(stage)

        #expect(stage.shown == ["new", "r0", "r1", "r2"])
        #expect(StateCell.states == (reloads ? [2] : [2, 0]))
    }
}
