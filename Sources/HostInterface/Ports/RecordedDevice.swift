/// A machine that does nothing and knows only what a recording tells: for sessions without a desktop, and for replays.
///
/// Where the recording is silent there is no battery, and no program opens anything.
package final class RecordedDevice: HostDevice {
    /// Seconds within which the recording has the answer to a question that an app asks before anything came in.
    private static let patience = 0.5

    private let events: [RecordedEvent]
    private let now: () -> Double
    private let answer: (HostEvent) -> Void
    /// Whether the app wants the display to stay on.
    package private(set) var keepsDisplayOn = false

    /// `now` gives the media time; `answer` takes what the app is to be told after what it does now.
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
        // The recorded answer comes by itself.
        let isAnswered = events.contains { recorded in
            guard recorded.time >= start, case .opened(url, _) = recorded.event else { return false }
            return true
        }
        if !isAnswered { answer(.opened(url: url, isOpened: false)) }
    }
}
