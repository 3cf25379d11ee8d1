import Foundation

/// Waits for the kernel's word that memory is short.
///
/// A thread of its own sleeps until there is a report, so that waiting costs no time. While memory stays short, only one report
/// in a while is passed on: an app that has just emptied its caches has no others to empty.
nonisolated final class MemoryPressureWatcher: Sendable {
    private let descriptor: Int32
    private let pause: Double
    private let onPressure: @Sendable () -> Void

    /// Begins to wait. The descriptor, which is closed when it has no more reports, is one of `MemoryPressure`; `pause` is the
    /// least time between two calls of `onPressure`, in seconds.
    @discardableResult
    init(descriptor: Int32, pause: Double = 10, onPressure: @escaping @Sendable () -> Void) {
        (self.descriptor, self.pause, self.onPressure) = (descriptor, pause, onPressure)
        let thread = Thread { [self] in watch() }
        thread.name = "memory pressure watcher"
        thread.stackSize = 64 << 10
        thread.start()
    }

    private func watch() {
        defer { close(descriptor) }
        var request = pollfd(fd: descriptor, events: Int16(POLLPRI), revents: 0)
        while true {
            guard poll(&request, 1, -1) > 0 else {
                if errno == EINTR { continue }
                return
            }
            guard Int32(request.revents) & POLLPRI != 0, Int32(request.revents) & POLLERR == 0 else { return }
            onPressure()
            Thread.sleep(forTimeInterval: pause)
        }
    }
}
