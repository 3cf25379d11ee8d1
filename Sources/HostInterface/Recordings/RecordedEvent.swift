/// An event with the media time at which it arrived: one line of a recording.
package nonisolated struct RecordedEvent: Hashable, Sendable {
    package var time: Double
    package var event: HostEvent

    package init(time: Double, event: HostEvent) {
        self.time = time
        self.event = event
    }

    init(_ line: RecordingLine, after previous: RecordedEvent?) throws {
        time = try line.number("t", in: LaunchLimits.time)
        event = try HostEvent(line)
        guard let previous else { return }
        guard time >= previous.time else {
            throw line.mismatch("t", "at least \(JSONValue.text(of: previous.time)), the time of the line before")
        }
        guard previous.event != .end else {
            throw line.error(found: "an event after \"end\"", expected: "\"end\" to be the last line")
        }
    }

    /// The event as a recording has it, without a line end.
    package var line: String { "{\"t\":" + JSONValue.text(of: time) + event.members + "}" }
}
