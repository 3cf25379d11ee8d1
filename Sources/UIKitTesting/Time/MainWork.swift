// Statically linked programs have no Swift Testing.
#if canImport(Testing)
import HeadlessHost
import Synchronization

/// Blocks that an app has handed to the main queue while a test holds time.
///
/// libdispatch calls them when the test leaves the main actor. A test that keeps it calls them itself where it lets time pass, in
/// their order; then libdispatch finds them called.
nonisolated enum MainWork {
    /// A function with its argument, which is called once.
    private final class Job: @unchecked Sendable {
        let context: UnsafeMutableRawPointer
        let function: DispatchFunction
        /// Guarded by the lock.
        var isConsumed = false

        init(_ context: UnsafeMutableRawPointer, _ function: @escaping DispatchFunction) {
            (self.context, self.function) = (context, function)
        }
    }

    private static let waiting = Mutex<[Job]>([])

    /// Notes a function; the answer is the argument for `perform`, which is to be called once.
    static func add(
        _ context: UnsafeMutableRawPointer, _ function: @escaping DispatchFunction
    ) -> UnsafeMutableRawPointer {
        let job = Job(context, function)
        waiting.withLock { $0.append(job) }
        return Unmanaged.passRetained(job).toOpaque()
    }

    /// Calls a function that was noted, unless a test has done so.
    static let perform: DispatchFunction = { pointer in
        guard let pointer else { return }
        let job = Unmanaged<Job>.fromOpaque(pointer).takeRetainedValue()
        if consume(job) { job.function(job.context) }
    }

    private static func consume(_ job: Job) -> Bool {
        waiting.withLock { waiting in
            guard !job.isConsumed else { return false }
            job.isConsumed = true
            // Nearly always the first.
            if let index = waiting.firstIndex(where: { $0 === job }) { waiting.remove(at: index) }
            return true
        }
    }

    /// Calls all that wait now; false when none does. For the main thread.
    @MainActor static func performAll() -> Bool {
        let jobs = waiting.withLock { $0 }
        for job in jobs where consume(job) { job.function(job.context) }
        return !jobs.isEmpty
    }

    /// Leaves waiting blocks to libdispatch: their app is over.
    static func forget() { waiting.withLock { $0 = [] } }
}
#endif
