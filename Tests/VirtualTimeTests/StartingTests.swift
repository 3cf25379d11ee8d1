import Foundation
import Testing

@Suite struct StartingTests {
    @Test(arguments: 0..<10)
    func `a main thread gets the threads that it starts and waits for, from the first timer on`(run: Int) throws {
        let process = try WaitsProcess("starting", duration: 5.1)

        // A tenth of a second each, and a hundredth more where the threads sleep.
        let expected = (0..<50).map { round in
            String(format: "%.3f round %d main", 0.1 * Double(round) + (round % 2 == 1 ? 0.01 : 0), round)
        }
        #expect(process.lines == expected)
    }
}
