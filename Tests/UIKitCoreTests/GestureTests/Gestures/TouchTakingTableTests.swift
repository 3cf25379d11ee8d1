import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

/// The touches that a view gets beside a recognizer, for all settings of that and every course of its gesture.
@Suite(.application) struct TouchTakingTableTests {
    nonisolated struct Row: Sendable, CustomTestStringConvertible {
        let cancels: Bool
        let delaysBegan: Bool
        let delaysEnded: Bool
        /// When the gesture is decided: 0 when the touch begins, 1 when it moves, 2 when it ends.
        let step: Int
        let isRecognized: Bool

        static let all = (0..<8).flatMap { settings in
            (0..<3).flatMap { step in
                [true, false].map { isRecognized in
                    Row(
                        cancels: settings & 1 != 0, delaysBegan: settings & 2 != 0, delaysEnded: settings & 4 != 0,
                        step: step, isRecognized: isRecognized)
                }
            }
        }

        /// By the table of touches and views.
        var phases: [String] {
            let whole = ["began", "moved", "ended"]
            // A failure releases the delayed phases.
            guard isRecognized else { return whole }
            if delaysBegan { return [] }
            guard cancels else { return whole }
            // Recognizers get a touch before the view, so at first there is no delivered phase to cancel.
            return step == 0 ? [] : whole[..<step] + ["cancelled"]
        }

        var testDescription: String {
            "cancels \(cancels), delays \(delaysBegan), \(delaysEnded), \(isRecognized ? "recognized" : "failed") at \(step)"
        }
    }

    @Test(arguments: Row.all) func `the view gets the phases that the recognizer's settings let through`(row: Row) {
        let stage = GestureStage()
        let phase = [UITouch.Phase.began, .moved, .ended][row.step]
        let recognizer = ScriptedRecognizer("r", [phase: row.isRecognized ? .ended : .failed])
        recognizer.cancelsTouchesInView = row.cancels
        recognizer.delaysTouchesBegan = row.delaysBegan
        recognizer.delaysTouchesEnded = row.delaysEnded
        stage.outer.addGestureRecognizer(recognizer)

        let touch = stage.tester.touch(at: stage.point)
        touch.move(by: CGVector(dx: 5, dy: 0))
        touch.lift()
        stage.tester.settle()

        #expect(stage.phases == row.phases)
        #expect(recognizer.state == .possible)
    }

    /// A gesture that is decided some time after the lift, as a double tap is: whether the end is held, how it is decided, and
    /// the view's phases before and in all.
    nonisolated static let late: [(delaysEnded: Bool, isRecognized: Bool, before: [String], all: [String])] = [
        (true, true, ["began"], ["began", "cancelled"]), (true, false, ["began"], ["began", "ended"]),
        (false, true, ["began", "ended"], ["began", "ended"]), (false, false, ["began", "ended"], ["began", "ended"]),
    ]

    @Test(arguments: late) func `an end is held until the gesture is decided, where it is to`(
        delaysEnded: Bool, isRecognized: Bool, before: [String], all: [String]
    ) {
        let stage = GestureStage()
        let recognizer = ScriptedRecognizer("r")
        recognizer.delaysTouchesEnded = delaysEnded
        stage.outer.addGestureRecognizer(recognizer)

        let touch = stage.tester.touch(at: stage.point)
        stage.tester.pump()
        touch.lift()
        let early = stage.phases
        recognizer.state = isRecognized ? .ended : .failed
        stage.tester.settle()

        #expect(early == before)
        #expect(stage.phases == all)
    }
}
