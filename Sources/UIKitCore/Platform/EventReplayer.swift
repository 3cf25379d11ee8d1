/// Hands out recorded events one after the other.
package nonisolated struct EventReplayer {
    /// A window answers a request for a size within this many seconds.
    private static let patience = 0.5

    private let events: [RecordedEvent]
    private var index = 0

    package init(events: [RecordedEvent]) { self.events = events }

    /// The time of the event that comes next.
    package var nextTime: Double? { index < events.count ? events[index].time : nil }

    package mutating func next() -> RecordedEvent? {
        guard index < events.count else { return nil }
        defer { index += 1 }
        return events[index]
    }

    /// Whether a request for a size made at a time is answered by the recording: by a resize that comes soon, before
    /// anything that would ask for another.
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
