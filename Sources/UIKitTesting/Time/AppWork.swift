// Statically linked programs have no Swift Testing.
#if canImport(Testing)
import Dispatch
import HeadlessHost
import Synchronization

/// The work that an app hands to queues and tasks while a test holds time.
nonisolated enum AppWork {
    private struct State {
        /// Pieces that other threads have and have not ended.
        var running = 0
        /// Incremented with each piece, so that a change shows that work was handed over.
        var count: UInt64 = 0
        var waiting: CheckedContinuation<Void, Never>?
        /// Groups whose blocks of `notify` have not been called.
        var notices: [GroupNotice] = []
        /// Whether nothing is on its way: a block whose group is done is.
        var isIdle: Bool { running == 0 && !notices.contains { $0.isDue() } }
    }

    /// A group, and a function that returns whether all of its work is done.
    private struct GroupNotice {
        let id: UInt64
        let isDue: @Sendable () -> Bool
    }

    private static let state = Mutex(State())

    /// Notes a piece of work for the main queue.
    static func note() { state.withLock { $0.count += 1 } }

    /// Notes a piece of work for another thread, which will perform it.
    static func add() {
        state.withLock {
            $0.count += 1
            $0.running += 1
        }
    }

    /// Performs a piece of work that was added, on a thread that follows the held time meanwhile.
    static func perform(_ body: () -> Void) {
        join(body)
        let waiting = state.withLock { state -> CheckedContinuation<Void, Never>? in
            state.running -= 1
            guard state.isIdle else { return nil }
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume()
    }

    // MARK: Groups

    /// Notes a block that is called when a group's work is done; the answer is for `endNotice(_:_:)`.
    static func beginNotice(isDue: @escaping @Sendable () -> Bool) -> UInt64 {
        state.withLock { state in
            state.count += 1
            state.notices.append(GroupNotice(id: state.count, isDue: isDue))
            return state.count
        }
    }

    /// Does the work of such a block.
    static func endNotice(_ id: UInt64, _ body: () -> Void) {
        state.withLock { state in
            state.count += 1
            state.running += 1
            state.notices.removeAll { $0.id == id }
        }
        perform(body)
    }

    /// Forgets the blocks of an app that is over.
    static func forgetNotices() { state.withLock { $0.notices = [] } }

    /// Calls a closure on a thread that follows the held time meanwhile.
    static func join(_ body: () -> Void) {
        let isNew = VirtualTime.join()
        body()
        if isNew { VirtualTime.leave() }
    }

    /// Leaves the main actor until all work that the app has handed over is done, and the work that follows from it.
    @MainActor static func finish() async {
        var rounds = 0
        var count: UInt64
        repeat {
            await passMainQueue()
            count = state.withLock { $0.count }
            await waitForOthers()
            // Work that other threads have handed to the main queue meanwhile is before this.
            await passMainQueue()
            rounds += 1
        } while state.withLock({ $0.count }) != count && rounds < 1000
    }

    /// Continues behind the work that is in the main queue now.
    @MainActor private static func passMainQueue() async {
        await withCheckedContinuation { continuation in
            VirtualTime.withoutHolding {
                DispatchQueue.main.async { VirtualTime.withoutHolding { continuation.resume() } }
            }
        }
    }

    @MainActor private static func waitForOthers() async {
        await withCheckedContinuation { continuation in
            let isIdle = state.withLock { state in
                guard !state.isIdle else { return true }
                state.waiting = continuation
                return false
            }
            if isIdle { VirtualTime.withoutHolding { continuation.resume() } }
        }
    }
}
#endif
