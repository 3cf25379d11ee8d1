import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.application) struct FramePipelineTests {
    @Test func `a frame walks its phases in order`() {
        let tester = ViewTester()
        var phases: [String] = []
        tester.runtime.onPhase = { phases.append($0.rawValue) }

        _ = tester.runtime.frame(at: tester.now)

        #expect(
            phases == [
                "touchMoves", "orientation", "deadlines", "displayLinks", "animations", "layout", "layoutObservers",
                "transaction", "display", "addedAnimations", "snapshot",
            ])
    }

    /// Asks for one more turn after layout, as often as is wanted.
    private final class Repeater {
        var wanted = 0
        private(set) var turns = 0

        func ask(_ runtime: ApplicationRuntime) {
            runtime.clock.afterLayout { [self] in
                turns += 1
                if turns < wanted { ask(runtime) }
            }
        }
    }

    /// The messages while work after layout asks for more until it has had its turns, and the turns of one frame.
    private func frame(turns: Int) -> (messages: [String], turns: Int) {
        let tester = ViewTester()
        let repeater = Repeater()
        repeater.wanted = turns
        repeater.ask(tester.runtime)
        _ = tester.runtime.frame(at: tester.now)
        let first = repeater.turns
        _ = tester.runtime.frame(at: tester.now)
        return (tester.diagnostics, first)
    }

    @Test func `work after layout that schedules more work without end is reported with its file`() {
        let outcome = frame(turns: 150)

        #expect(outcome.turns == 100)
        #expect(outcome.messages.count == 1)
        #expect(outcome.messages.first?.contains("ApplicationTests/FramePipelineTests.swift:") == true)
    }

    @Test func `work after layout that settles is not reported`() {
        let outcome = frame(turns: 100)

        #expect(outcome.turns == 100)
        #expect(outcome.messages.isEmpty)
    }
}
