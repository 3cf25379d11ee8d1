/// Puts bytes into other clients' windows: small ones at once, large ones piece by piece as the other side takes them.
nonisolated final class SelectionSender {
    /// A transfer under way.
    private struct Transfer {
        var window: UInt32
        var property: UInt32
        var type: UInt32
        /// The bytes that are not sent yet.
        var rest: ArraySlice<UInt8>
        var deadline: ContinuousClock.Instant
    }

    private let connection: XConnection
    private let limits: ClipboardLimits
    private var transfers: [Transfer] = []

    init(connection: XConnection, limits: ClipboardLimits) { (self.connection, self.limits) = (connection, limits) }

    /// The time at which the other side of a transfer must have answered; nil while none is under way.
    var deadline: ContinuousClock.Instant? { transfers.lazy.map(\.deadline).min() }

    /// Gives bytes to a window, in pieces when they are many.
    func send(_ bytes: [UInt8], type: UInt32, to property: UInt32, of window: UInt32) {
        guard bytes.count > min(limits.piece, connection.largestWrite) else {
            return connection.write(bytes[...], type: type, to: property, of: window)
        }
        // A property has one writer; by asking again a window gives up the former transfer to it.
        end { $0.window == window && $0.property == property }
        connection.watch(window)
        // The other side reads the size as a hint and begins by deleting the property.
        connection.write([UInt32(bytes.count)], type: connection[.incremental], to: property, of: window)
        transfers.append(
            Transfer(window: window, property: property, type: type, rest: bytes[...], deadline: .now + limits.idle))
    }

    /// Sends the next piece when a property of a transfer was deleted.
    func propertyWasDeleted(_ property: UInt32, of window: UInt32) {
        guard let index = transfers.firstIndex(where: { $0.window == window && $0.property == property }) else {
            return
        }
        let transfer = transfers[index]
        let piece = transfer.rest.prefix(min(limits.piece, connection.largestWrite))
        connection.write(piece, type: transfer.type, to: property, of: window)
        // A piece without bytes is the end.
        if piece.isEmpty { return end { $0.window == window && $0.property == property } }
        transfers[index].rest = transfer.rest.dropFirst(piece.count)
        transfers[index].deadline = .now + limits.idle
    }

    func windowIsGone(_ window: UInt32) { end { $0.window == window } }

    /// Gives up transfers whose other side does not answer.
    func expire(at time: ContinuousClock.Instant) { end { $0.deadline <= time } }

    private func end(where isOver: (Transfer) -> Bool) {
        for transfer in transfers where isOver(transfer) { connection.unwatch(transfer.window) }
        transfers.removeAll(where: isOver)
    }
}
