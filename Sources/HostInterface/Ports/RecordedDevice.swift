/// A machine with the recorded answers alone, for sessions without a desktop and for replays.
///
/// Without a recorded answer there is no battery, and no program opens an address.
package final class RecordedDevice: HostDevice {
    /// Seconds within which the recording has the answer to a question that an app asks before any event has arrived.
    private static let patience = 0.5

    private let events: [RecordedEvent]
    private let now: () -> Double
    private let answer: (HostEvent) -> Void
    /// Whether the app keeps the display on.
    package private(set) var keepsDisplayOn = false

    /// Makes a device that answers from a recording.
    ///
    /// - Parameters:
    ///   - events: The events of the recording; none for a machine that has no answers.
    ///   - now: Returns the media time in seconds.
    ///   - answer: Takes the answers for the app, after the present call.
    package init(
        _ events: [RecordedEvent] = [], now: @escaping () -> Double, answer: @escaping (HostEvent) -> Void
    ) {
        (self.events, self.now, self.answer) = (events, now, answer)
    }

    package func watchPower(_ isWatched: Bool) -> HostEvent.Power? {
        guard isWatched else { return nil }
        let (start, end) = (now(), now() + Self.patience)
        return events.lazy.filter { $0.time >= start && $0.time <= end }.compactMap { recorded in
            if case .power(let power) = recorded.event { power } else { nil }
        }.first
    }

    package func keepDisplayOn(_ isKeptOn: Bool) { keepsDisplayOn = isKeptOn }

    package func handles(scheme: String) -> Bool { events.contains { $0.event == .scheme(scheme, isHandled: true) } }

    package func open(_ url: String) {
        let start = now()
        // The recorded answer arrives by itself.
        let isAnswered = events.contains { recorded in
            guard recorded.time >= start, case .opened(url, _) = recorded.event else { return false }
            return true
        }
        if !isAnswered { answer(.opened(url: url, isOpened: false)) }
    }
}
