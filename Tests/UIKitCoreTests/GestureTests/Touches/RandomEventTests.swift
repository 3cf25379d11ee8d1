import Testing
import UIKitTesting

@Suite(.application) struct RandomEventTests {
    private nonisolated static let walk = WalkLength(steps: 10_000, seeds: [1, 2, 3, 4, 5, 6, 7, 8])

    @Test(arguments: walk.seeds) func `after any events no state is left over`(seed: UInt64) {
        let stage = RandomEventStage(seed: seed)

        var fault: String?
        for number in 1...Self.walk.steps where fault == nil {
            stage.step()
            let found = stage.fault ?? (number % 1000 == 0 ? stage.faultAtRest() : nil)
            fault = found.map { "after event \(number): \($0)" }
        }

        #expect(fault == nil)
    }
}
