package import Foundation

/// A session that can be played again: the app's configuration at its start, and all events that arrived afterwards.
package nonisolated struct Recording: Hashable, Sendable {
    package var header: RecordingHeader
    /// In order of time.
    package var events: [RecordedEvent]

    package init(header: RecordingHeader, events: [RecordedEvent]) {
        self.header = header
        self.events = events
    }

    /// Reads a recording file's bytes; `file` is its name in errors.
    ///
    /// Throws a `RecordingError` for the first line that breaks the format or exceeds `LaunchLimits`. Empty lines and unknown
    /// keys are skipped.
    ///
    /// - Parameter body: Returns the path of the file that a line names for the body of an answer; nil when it cannot be read. By
    ///   default names stay as they are.
    package init(parsing data: Data, file: String, body: (_ name: String) -> String? = { $0 }) throws {
        guard let text = String(validating: data, as: UTF8.self) else {
            let line =
                data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).prefix {
                    String(validating: $0, as: UTF8.self) != nil
                }.count + 1
            throw RecordingError(file: file, line: line, found: "bytes that are not UTF-8", expected: "UTF-8 text")
        }
        var header: RecordingHeader?
        var surface: RecordedSurface?
        events = []
        // Not at every newline character: a line separator may be part of a string.
        for (index, text) in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated()
        {
            guard text.count <= LaunchLimits.lineLength else {
                throw RecordingError(
                    file: file, line: index + 1, found: "\(text.count) bytes",
                    expected: "at most \(LaunchLimits.lineLength) in a line")
            }
            let text = Substring(text)
            guard !text.allSatisfy(\.isWhitespace) else { continue }
            let line = try RecordingLine(parsing: text, file: file, number: index + 1)
            if header == nil {
                let first = try RecordingHeader(line)
                surface = try RecordedSurface(first, in: line)
                header = first
            } else {
                var event = try RecordedEvent(line, after: events.last)
                try event.locateBody(body, in: line)
                try surface?.follow(event.event, in: line)
                events.append(event)
            }
        }
        guard let header else {
            throw RecordingError(
                file: file, line: 1, found: "no header",
                expected: "a line with \"format\":\"\(RecordingHeader.format)\"")
        }
        self.header = header
    }

    /// The whole file's text.
    package var text: String { ([header.line] + events.map(\.line)).joined(separator: "\n") + "\n" }

    /// The media time at which a replay ends: that of the last line.
    package var endTime: Double { events.last?.time ?? 0 }
}
