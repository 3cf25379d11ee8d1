/// Hands out recorded events one after the other.
package nonisolated struct EventReplayer {
    /// A window answers a request for a size within this many seconds.
    private static let patience = 0.5

    private let events: [RecordedEvent]
    private var index = 0

    package init(events: [RecordedEvent]) { self.events = events }

    /// The time of the next event.
    package var nextTime: Double? { index < events.count ? events[index].time : nil }

    package mutating func next() -> RecordedEvent? {
        guard index < events.count else { return nil }
        defer { index += 1 }
        return events[index]
    }

    /// Hands out the next event if it is clipboard content, with its text or without, and not later than a time. So an app
    /// reads the recorded content again.
    package mutating func consumePaste(withText: Bool, at time: Double) -> (types: [String], text: String?)? {
        guard index < events.count, events[index].time <= time,
            case .paste(let types, let text) = events[index].event, (text != nil) == withText
        else { return nil }
        index += 1
        return (types, text)
    }

    /// Consumes the next event if it is a `primary` event that is not later than a time, and returns its text; otherwise nil.
    package mutating func consumePrimary(at time: Double) -> String?? {
        guard index < events.count, events[index].time <= time, case .primary(let text) = events[index].event else {
            return nil
        }
        index += 1
        return .some(text)
    }

    /// Whether the recording answers a request for a size made at a time: by a resize soon after it, before an event that could
    /// cause another request.
    package func answersResize(at time: Double) -> Bool {
        for recorded in events[index...] {
            guard recorded.time <= time + Self.patience else { return false }
            switch recorded.event {
            case .resize: return true
            case .rotate: return false
            default: continue
            }
        }
        return false
    }
}
