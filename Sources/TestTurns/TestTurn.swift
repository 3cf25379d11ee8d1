import Synchronization

/// The turn of the one test that may use the process's shared state: the app in force and the adapters in their ports.
///
/// Tests run at the same time, also those of one actor: another may begin wherever a test waits, and between a suite's
/// initializer and the test itself.
package enum TestTurn {
    private struct Queue {
        var isInUse = false
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private static let queue = Mutex(Queue())
    /// Whether this task has the turn already, by a trait of an outer suite.
    @TaskLocal private static var isOurs = false

    /// Runs a body when all earlier ones have ended.
    package static func perform(_ body: () async throws -> Void) async rethrows {
        guard !isOurs else { return try await body() }
        await wait()
        defer { pass() }
        try await $isOurs.withValue(true, operation: body)
    }

    private static func wait() async {
        await withCheckedContinuation { continuation in
            let isFree = queue.withLock { queue in
                guard queue.isInUse else {
                    queue.isInUse = true
                    return true
                }
                queue.waiting.append(continuation)
                return false
            }
            if isFree { continuation.resume() }
        }
    }

    private static func pass() {
        let next = queue.withLock { queue in
            guard !queue.waiting.isEmpty else {
                queue.isInUse = false
                return CheckedContinuation<Void, Never>?.none
            }
            return queue.waiting.removeFirst()
        }
        next?.resume()
    }
}
