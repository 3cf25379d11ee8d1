import Foundation
import Glibc

/// The file descriptor that becomes readable when the main queue gets work; run loops wait on it too.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32

/// The process's main queue and main run loop.
enum MainQueue {
    /// Runs what waits there without waiting for more. Only the main thread can; elsewhere, as in tests, nothing happens.
    static func turn() { RunLoop.main.acceptInput(forMode: RunLoop.Mode.default.rawValue, before: .distantPast) }

    /// Waits a little for work and runs it.
    static func wait() {
        RunLoop.main.acceptInput(forMode: RunLoop.Mode.default.rawValue, before: Date(timeIntervalSinceNow: 0.01))
    }

    /// A turn when the main queue has got work since the last one: asking costs a tenth of a turn.
    static func turnIfAwaited() {
        guard Thread.isMainThread else { return }
        var descriptor = pollfd(fd: mainQueueDescriptor(), events: Int16(POLLIN), revents: 0)
        if poll(&descriptor, 1, 0) > 0 { turn() }
    }
}
