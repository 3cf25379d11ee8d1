import CSDL2
import Dispatch
import Foundation
import Synchronization

/// The file descriptor that becomes readable when the main queue gets work; run loops wait on it too.
@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private nonisolated func mainQueueDescriptor() -> Int32

/// Lets a loop that sleeps in SDL notice work for the main queue, which SDL does not know.
///
/// A thread of its own sleeps until the queue gets work and then pushes an SDL event, once until the queue was turned.
nonisolated final class MainQueueWatcher: Sendable {
    private let eventType: UInt32
    private let isTurnAwaited = Atomic(false)
    private let turned = DispatchSemaphore(value: 0)

    init() {
        eventType = SDL_RegisterEvents(1)
        let thread = Thread { [self] in watch() }
        thread.name = "main queue watcher"
        thread.stackSize = 64 << 10
        thread.start()
    }

    /// Runs the work that waits in the main queue and in a mode of the main run loop. To be called on the main thread.
    ///
    /// Returns the seconds until the run loop's next timer, infinity when there is none.
    func turn(in mode: RunLoop.Mode) -> Double {
        let limit = RunLoop.main.limitDate(forMode: mode)
        if isTurnAwaited.exchange(false, ordering: .acquiringAndReleasing) { turned.signal() }
        return limit.map { max(0, $0.timeIntervalSinceNow) } ?? .infinity
    }

    private func watch() {
        var descriptor = pollfd(fd: mainQueueDescriptor(), events: Int16(POLLIN), revents: 0)
        while true {
            let count = poll(&descriptor, 1, -1)
            guard count > 0 else {
                if errno == EINTR { continue }
                return
            }
            isTurnAwaited.store(true, ordering: .releasing)
            var event = SDL_Event()
            event.type = eventType
            SDL_PushEvent(&event)
            turned.wait()
        }
    }
}
