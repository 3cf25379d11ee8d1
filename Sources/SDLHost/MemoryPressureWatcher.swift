import Foundation

/// Waits for the kernel's word that memory is short.
///
/// A thread of its own sleeps until there is one, so that waiting costs nothing. While the need lasts, only one word in a
/// while is passed on: an app that has just dropped everything has nothing left to drop.
nonisolated final class MemoryPressureWatcher: Sendable {
    private let descriptor: Int32
    private let pause: Double
    private let onPressure: @Sendable () -> Void

    /// Begins to wait. The descriptor, which is closed when it has nothing more to tell, is one of `MemoryPressure`;
    /// `pause` is the least time between two calls of `onPressure`, in seconds.
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
