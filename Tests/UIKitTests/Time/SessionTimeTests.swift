import Testing
import UIKit
import UIKitTesting

@Suite(.application) struct SessionTimeTests {
    @Test func `work on the main queue waits for the session's clock`() {
        let tester = ViewTester()
        nonisolated(unsafe) var times: [Double] = []

        DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { MainActor.assumeIsolated { times.append(tester.now) } }
        tester.pump(by: 0.4)
        let before = times
        tester.pump(by: 1)

        #expect(before.isEmpty)
        #expect(times.count == 1)
        #expect(abs((times.first ?? 0) - 0.5) < 1e-6)
    }

    @Test func `closures of the main actor need no more than on iOS`() {
        let tester = ViewTester()
        let view = UIView()

        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100)) { view.tag = 7 }
        tester.pump(by: 1)

        #expect(view.tag == 7)
    }

    @Test func `work on another queue is put off by the session's clock, too`() {
        let tester = ViewTester()
        let queue = DispatchQueue(label: "test")
        let (begun, done) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))

        queue.asyncAfter(deadline: .now() + 1000) { done.signal() }
        queue.async { begun.signal() }
        begun.wait()
        let isEarly = done.wait(timeout: .now()) == .success
        tester.pump(by: 1001)
        done.wait()

        #expect(!isEarly)
    }

    @Test nonisolated func `a sleeping task that is cancelled ends at once`() async {
        let task = Task.detached { try await Task.sleep(for: .seconds(100_000)) }

        task.cancel()
        let result = await task.result

        #expect(throws: CancellationError.self) { try result.get() }
    }
}
