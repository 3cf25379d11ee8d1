import Testing
import UIKit
import UIKitTesting

@Suite(.application) struct SessionTimeTests {
    @Test func `work on the main queue waits for the session's clock`() async {
        let tester = ViewTester()
        nonisolated(unsafe) var times: [Double] = []

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { times.append(tester.now) } }
        await tester.advance(by: 0.4)
        let before = times
        await tester.advance(by: 1)

        #expect(before.isEmpty)
        #expect(times.count == 1)
        #expect(abs((times.first ?? 0) - 0.5) < 1e-6)
    }

    @Test func `closures of the main actor need no more than on iOS`() async {
        let tester = ViewTester()
        let view = UIView()

        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { view.tag = 7 }
        await tester.advance(by: 1)

        #expect(view.tag == 7)
    }

    @Test func `work on another queue is put off by the session's clock, too`() async {
        let tester = ViewTester()
        let queue = DispatchQueue(label: "test")
        nonisolated(unsafe) var calls: [String] = []

        queue.asyncAfter(deadline: .now() + 1000) { calls.append("late") }
        queue.async { calls.append("early") }
        await tester.advance(by: 999)
        let before = queue.sync { calls }
        await tester.advance(by: 2)

        #expect(before == ["early"])
        #expect(queue.sync { calls } == ["early", "late"])
    }

    @Test nonisolated func `a sleeping task that is cancelled ends at once`() async {
        let task = Task.detached { try await Task.sleep(for: .seconds(100_000)) }

        task.cancel()
        let result = await task.result

        #expect(throws: CancellationError.self) { try result.get() }
    }
}
