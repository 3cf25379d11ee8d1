import Testing
import UIKitTesting

@Suite(.application) struct RandomEventTests {
    @Test(arguments: UInt64(1)...8) func `whatever happens, nothing is left over`(seed: UInt64) {
        let stage = RandomEventStage(seed: seed)

        var fault: String?
        // All seeds together do 200,000 things.
        for number in 1...25_000 where fault == nil {
            stage.step()
            let found = stage.fault ?? (number % 1000 == 0 ? stage.faultAtRest() : nil)
            fault = found.map { "after event \(number): \($0)" }
        }

        #expect(fault == nil)
    }
}
