import Foundation
import Synchronization

/// Hands orders from the main thread to one that sleeps in `poll`.
nonisolated final class ClipboardMailbox: Sendable {
    private struct Content {
        var orders: [ClipboardOrder] = []
        var isClosed = false
    }

    /// Readable while there are orders, or the box was closed.
    let descriptor: Int32
    private let bell: Int32
    private let content = Mutex(Content())

    /// Nil when the program has no descriptors left.
    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (descriptor, bell) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
        }
    }

    deinit {
        close(descriptor)
        close(bell)
    }

    /// Leaves an order; once the box is closed it is refused at once.
    func post(_ order: ClipboardOrder) {
        let isConsumed = content.withLock { content in
            if !content.isClosed { content.orders.append(order) }
            return !content.isClosed
        }
        if isConsumed { wake() } else { order.refuse() }
    }

    /// All waiting orders, in order; nil when the box was closed.
    func drainOrders() -> [ClipboardOrder]? {
        // Before the orders: one that arrives in between rings again.
        var bytes = [UInt8](repeating: 0, count: 64)
        while read(descriptor, &bytes, bytes.count) == bytes.count {}
        return content.withLock { content in
            defer { content.orders = [] }
            return content.isClosed ? nil : content.orders
        }
    }

    /// Refuses all waiting orders and all later ones.
    func closeDown() {
        let orders = content.withLock { content in
            defer { content = Content(isClosed: true) }
            return content.orders
        }
        for order in orders { order.refuse() }
        wake()
    }

    private func wake() {
        // A pipe that is full has rung already.
        var byte: UInt8 = 1
        _ = write(bell, &byte, 1)
    }
}
