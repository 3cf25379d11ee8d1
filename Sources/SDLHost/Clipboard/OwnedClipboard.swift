/// This program's clipboard content, and its answers to those who ask for it.
nonisolated final class OwnedClipboard {
    /// Nil is content that other programs cannot read.
    let text: String?
    /// Since when the clipboard is ours, by the server's clock.
    let time: UInt32
    private let connection: XConnection
    private let sender: SelectionSender
    private let limits: ClipboardLimits
    /// Forms that were asked for already; each is a copy of the text.
    private var encoded: [ClipboardAtom: (bytes: [UInt8], type: ClipboardAtom)] = [:]

    init(text: String?, time: UInt32, connection: XConnection, sender: SelectionSender, limits: ClipboardLimits) {
        (self.text, self.time) = (text, time)
        (self.connection, self.sender, self.limits) = (connection, sender, limits)
    }

    /// The forms in which the text can be had.
    var textTargets: [ClipboardAtom] { text == nil ? [] : ClipboardText.offered }

    /// Gives a window the requested content, or refuses.
    func answer(_ request: SelectionRequest) {
        let property = request.property == 0 ? request.target : request.property
        // A question from before the clipboard was ours is for the one who had it then. The server's clock starts again after 49
        // days.
        let isEarly = request.time != 0 && Int32(bitPattern: request.time &- time) < 0
        let isDone = !isEarly && convert(to: request.target, property: property, of: request.requestor)
        connection.answer(request, property: isDone ? property : 0)
    }

    private func convert(to target: UInt32, property: UInt32, of window: UInt32) -> Bool {
        switch target {
        case connection[.targets]:
            let targets = [.targets, .timestamp, .multiple, .saveTargets] + textTargets
            connection.write(targets.map { connection[$0] }, type: connection[.atom], to: property, of: window)
        case connection[.timestamp]:
            connection.write([time], type: connection[.integer], to: property, of: window)
        case connection[.saveTargets]:
            // Asked for its effect only, and an owner keeps its content anyway.
            connection.write([], type: connection[.null], to: property, of: window)
        case connection[.multiple]: return convertPairs(in: property, of: window)
        default: return convertText(to: target, property: property, of: window)
        }
        return true
    }

    /// The property holds pairs of a target and a property; in those that fail the property is set to zero.
    private func convertPairs(in property: UInt32, of window: UInt32) -> Bool {
        guard let list = connection.property(property, of: window, limit: 1 << 16), list.remainder == 0,
            list.format == 32
        else { return false }
        var pairs = list.words
        for index in stride(from: 0, to: pairs.count - 1, by: 2) {
            let (target, place) = (pairs[index], pairs[index + 1])
            let isDone =
                target != connection[.multiple] && place != 0 && convert(to: target, property: place, of: window)
            if !isDone { pairs[index + 1] = 0 }
        }
        connection.write(pairs, type: connection[.atomPair], to: property, of: window)
        return true
    }

    private func convertText(to target: UInt32, property: UInt32, of window: UInt32) -> Bool {
        guard let text, let form = ClipboardText.offered.first(where: { connection[$0] == target }),
            let (bytes, type) = encoded[form] ?? ClipboardText.encode(text, as: form), bytes.count <= limits.total
        else { return false }
        encoded[form] = (bytes, type)
        sender.send(bytes, type: connection[type], to: property, of: window)
        return true
    }
}
