import Testing
import UIKitTesting

@Suite(.application) struct WalkLengthTests {
    @Test func `in a test run a walk has its share from the listed seeds`() {
        let length = WalkLength(steps: 10, seeds: [3, 29], environment: [:])

        #expect(length.steps == 10)
        #expect(length.seeds == [3, 29])
    }

    @Test func `the environment asks for one seed and a whole length`() {
        let length = WalkLength(steps: 10, seeds: [3, 29], environment: ["ANOLE_WALKS": "7:4000"])

        #expect(length.steps == 4000)
        #expect(length.seeds == [7])
    }

    @Test(arguments: ["", "7", "7:0", "-1:10", "7:10:1", "far"])
    func `an unreadable variable stops the program with a sentence`(text: String) async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            [text] in
            _ = WalkLength(steps: 10, seeds: [1], environment: ["ANOLE_WALKS": text])
        }

        let message = result.sentence
        #expect(message.contains("ANOLE_WALKS: found `\(text)`, expected a seed and a number of steps"))
    }
}
