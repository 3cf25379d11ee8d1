import Foundation
import Glibc

/// The file descriptor that becomes readable when the main queue gets work; run loops wait on it too.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32

/// Runs what waits in the main queue; for the main thread.
@_silgen_name("_dispatch_main_queue_callback_4CF")
private nonisolated func runMainQueue(_ message: UnsafeMutableRawPointer?)

/// The process's main queue and main run loop.
enum MainQueue {
    /// Runs what waits there without waiting for more. Only the main thread can; elsewhere, as in tests, nothing happens.
    static func turn(in mode: RunLoop.Mode = .default) {
        RunLoop.main.acceptInput(forMode: mode.rawValue, before: .distantPast)
    }

    /// A turn when the main queue has got work since the last one: asking costs a tenth of a turn.
    static func turnIfAwaited() {
        if Thread.isMainThread, hasWork { turn() }
    }

    /// Whether the main queue has got work.
    static var hasWork: Bool {
        var descriptor = pollfd(fd: mainQueueDescriptor(), events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, 0) > 0
    }

    /// Runs the main queue's work and nothing of the run loop's, which serves one source at a turn: a timer could keep it from
    /// the queue. For the main thread. False when there was none.
    static func drain() -> Bool {
        guard hasWork else { return false }
        var count: UInt64 = 0
        _ = read(mainQueueDescriptor(), &count, MemoryLayout.size(ofValue: count))
        runMainQueue(nil)
        return true
    }
}
