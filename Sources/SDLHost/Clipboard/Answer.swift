import Dispatch
import Synchronization

/// A value that one thread waits for and another gives, once.
nonisolated final class Answer<Value: Sendable>: Sendable {
    private let value = Mutex<Value?>(nil)
    private let given = DispatchSemaphore(value: 0)

    func give(_ value: Value) {
        self.value.withLock { $0 = value }
        given.signal()
    }

    /// Blocks until the value is there. To be called once.
    func wait() -> Value {
        given.wait()
        guard let value = value.withLock({ $0 }) else { fatalError("An answer was waited for twice.") }
        return value
    }
}
