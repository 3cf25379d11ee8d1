package import Foundation
import QuartzCore

extension MonkeyInput {
    /// The time of the first event, and the time from the last one to the end of the session, in seconds.
    private nonisolated static let margin = 1.0

    /// A session of a number of events in a window that has a size at first; its end, or that the window is closed, is not
    /// counted.
    ///
    /// The same seed, number and size give the same session. There is an event at each refresh of a display, but for the
    /// hand's pauses.
    package nonisolated static func session(seed: UInt64, count: Int, size: CGSize) -> [RecordedEvent] {
        var (monkey, size, time) = (MonkeyInput(seed: seed), size, margin)
        var events: [RecordedEvent] = []
        events.reserveCapacity(count + 1)
        while events.count < count {
            for step in monkey.next(in: size) where events.count < count {
                switch step {
                case .wait(let seconds): time += seconds
                case .event(let event):
                    switch event {
                    case .resize(let changed): size = changed
                    case .rotate: size = CGSize(width: size.height, height: size.width)
                    default: break
                    }
                    // Whole microseconds read well in a recording.
                    events.append(RecordedEvent(time: (time * 1e6).rounded() / 1e6, event: event))
                    time += 1.0 / 60
                }
            }
        }
        // The user closes the window, or the recording just stops.
        let last: HostEvent = monkey.numbers.chance(1, of: 2) ? .close : .end
        events.append(RecordedEvent(time: ((time + margin) * 1e6).rounded() / 1e6, event: last))
        return events
    }
}
