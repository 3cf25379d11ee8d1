import Foundation
import Glibc

/// The file descriptor that becomes readable when the main queue gets work; run loops wait on it too.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32

/// Performs the work in the main queue; for the main thread.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private nonisolated func runMainQueue(_ message: UnsafeMutableRawPointer?)

/// The process's main queue and main run loop.
enum MainQueue {
    /// Turns the main run loop once without waiting. Has no effect on other threads, as in tests.
    static func turn(in mode: RunLoop.Mode = .default) {
        RunLoop.main.acceptInput(forMode: mode.rawValue, before: .distantPast)
    }

    /// Turns the run loop if the main queue has got work since the last turn. The check costs a tenth of a turn.
    static func turnIfAwaited() {
        if Thread.isMainThread, hasWork { turn() }
    }

    /// Whether the main queue has got work.
    static var hasWork: Bool {
        var descriptor = pollfd(fd: mainQueueDescriptor(), events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Performs the work in the main queue without a turn of the run loop, which serves one source a turn, so that a timer could
    /// delay the queue.
    ///
    /// For the main thread.
    ///
    /// - Returns: Whether there was work.
    static func drain() -> Bool {
        guard hasWork else { return false }
        var count: UInt64 = 0
        _ = read(mainQueueDescriptor(), &count, MemoryLayout.size(ofValue: count))
        runMainQueue(nil)
        return true
    }
}
