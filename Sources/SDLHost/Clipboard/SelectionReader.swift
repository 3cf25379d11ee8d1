/// Fetches the clipboard in some form from the client that owns it.
nonisolated final class SelectionReader {
    /// The outcome of the reading.
    enum Result {
        case property(XProperty)
        /// The owner does not give that form.
        case refused
        /// The owner ended, took too long, or had too much.
        case failed
    }

    private struct Transfer {
        let owner: UInt32
        let target: UInt32
        let property: UInt32
        /// The pieces so far; nil until the owner has announced pieces.
        var pieces: XProperty?
        var deadline: ContinuousClock.Instant
        let onEnd: (Result) -> Void
    }

    private let connection: XConnection
    private let limits: ClipboardLimits
    private var transfers: [Transfer] = []
    private var count = 0

    init(connection: XConnection, limits: ClipboardLimits) { (self.connection, self.limits) = (connection, limits) }

    /// The time at which an owner must have answered; nil while no transfer runs.
    var deadline: ContinuousClock.Instant? { transfers.lazy.map(\.deadline).min() }

    /// Asks the owner for a form, which it has to begin to give within some time; `onEnd` is called once, later.
    func read(_ target: UInt32, from owner: UInt32, within time: Duration, onEnd: @escaping (Result) -> Void) {
        let properties = ClipboardAtom.incoming
        let property = connection[properties[count % properties.count]]
        count += 1
        connection.watch(owner)
        connection.deleteProperty(property)
        connection.convert(connection.selection, to: target, in: property)
        transfers.append(
            Transfer(owner: owner, target: target, property: property, deadline: .now + time, onEnd: onEnd))
    }

    /// The owner has answered a question for a form; `property` is zero when it refuses.
    func wasAnswered(target: UInt32, property: UInt32) {
        let index = transfers.firstIndex {
            $0.pieces == nil && $0.target == target && (property == 0 || $0.property == property)
        }
        guard let index else {
            // An answer that is not awaited any more.
            if property != 0 { connection.deleteProperty(property) }
            return
        }
        guard property != 0 else { return end(at: index, .refused) }
        guard let value = connection.consumeProperty(property, limit: limits.total), value.remainder == 0 else {
            connection.deleteProperty(property)
            return end(at: index, .failed)
        }
        guard value.type == connection[.incremental] else { return end(at: index, .property(value)) }
        // The number is a lower bound; taking it away is the sign to begin.
        guard value.words.first ?? 0 <= limits.total else { return end(at: index, .failed) }
        transfers[index].pieces = XProperty(type: 0, format: 8, bytes: [], remainder: 0)
        transfers[index].deadline = .now + limits.idle
    }

    /// Takes the next piece when a property of our window was written.
    func propertyWasWritten(_ property: UInt32) {
        guard let index = transfers.firstIndex(where: { $0.property == property && $0.pieces != nil }) else { return }
        let count = transfers[index].pieces?.bytes.count ?? 0
        // The property is empty when two pieces were written before the first was taken.
        guard let piece = connection.consumeProperty(property, limit: limits.total) else { return }
        if piece.bytes.isEmpty, let whole = transfers[index].pieces { return end(at: index, .property(whole)) }
        guard piece.remainder == 0, count + piece.bytes.count <= limits.total else {
            connection.deleteProperty(property)
            return end(at: index, .failed)
        }
        transfers[index].pieces?.bytes += piece.bytes
        transfers[index].pieces?.type = piece.type
        transfers[index].pieces?.format = piece.format
        transfers[index].deadline = .now + limits.idle
    }

    func windowIsGone(_ window: UInt32) { end(.failed) { $0.owner == window } }

    /// Gives up on owners that do not answer.
    func expire(at time: ContinuousClock.Instant) { end(.failed) { $0.deadline <= time } }

    private func end(_ result: Result, where isOver: (Transfer) -> Bool) {
        while let index = transfers.firstIndex(where: isOver) { end(at: index, result) }
    }

    private func end(at index: Int, _ result: Result) {
        let transfer = transfers.remove(at: index)
        connection.unwatch(transfer.owner)
        transfer.onEnd(result)
    }
}
