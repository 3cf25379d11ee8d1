package import HostInterface
internal import Synchronization

/// The events from outside of the app that are not yet in the recording, in the order of their times.
nonisolated final class ArrivedEvents: Sendable {
    private let events = Mutex<[RecordedEvent]>([])

    /// Adds an event, on any thread; false where its line is too long for a recording.
    func add(_ event: RecordedEvent) -> Bool {
        guard event.line.utf8.count <= LaunchLimits.lineLength else { return false }
        events.withLock { events in
            let place = events.firstIndex { $0.time > event.time } ?? events.count
            events.insert(event, at: place)
        }
        return true
    }

    /// Removes and returns the events up to a time.
    func drain(until time: Double) -> [RecordedEvent] {
        events.withLock { events in
            let count = events.firstIndex { $0.time > time } ?? events.count
            defer { events.removeFirst(count) }
            return Array(events.prefix(count))
        }
    }

    /// A time in whole microseconds, as recordings have it.
    static func rounded(_ time: Double) -> Double { (time * 1e6).rounded() / 1e6 }
}
