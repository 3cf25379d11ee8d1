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

    /// Replaces the name of the file with an answer's body by its path; throws when it cannot be read.
    mutating func locateBody(_ path: (_ name: String) -> String?, in line: RecordingLine) throws {
        guard let name = event.body else { return }
        guard let path = path(name) else {
            throw line.missingFile("body", "the file with the body of the answer, beside the recording")
        }
        event.body = path
    }

    /// The event as a recording has it, without a line end.
    package var line: String { "{\"t\":" + JSONValue.text(of: time) + event.members + "}" }
}

nonisolated extension HostEvent {
    /// The file with the bytes that have arrived from outside of the app; nil for none. Only answers and programs keep one.
    package var body: String? {
        get {
            switch self {
            case .answer(let answer): answer.body
            case .program(let run): run.body
            default: nil
            }
        }
        set {
            switch self {
            case .answer(var answer):
                answer.body = newValue
                self = .answer(answer)
            case .program(var run):
                run.body = newValue
                self = .program(run)
            default: break
            }
        }
    }

    /// Whether the app receives it by its own call to the network or to a program, and not from the host.
    package var isAnsweredCall: Bool {
        switch self {
        case .answer, .program: true
        default: false
        }
    }
}
