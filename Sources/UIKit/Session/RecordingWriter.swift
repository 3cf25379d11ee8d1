import HeadlessHost
import HostInterface

/// Writes the recording of a session while it runs: the header, the events, and the answers from outside between them.
final class RecordingWriter {
    private let file: OutputFile
    private let answers: OutsideAnswers?
    private var lastTime = 0.0
    private var hasEnded = false

    /// Writes the header.
    ///
    /// - Parameter answers: The answers from outside; nil when none are kept.
    init(_ file: OutputFile, header: RecordingHeader, answers: OutsideAnswers?) {
        (self.file, self.answers) = (file, answers)
        file.write((header.line + "\n").utf8)
        file.flush()
    }

    /// Writes an event that arrived at a time, after the answers up to that time.
    func write(_ event: HostEvent, at time: Double) {
        if event == .end { answers?.end() }
        writeAnswers(arrivedUntil: event == .end ? .infinity : time, notLaterThan: time)
        lastTime = time
        file.write((RecordedEvent(time: time, event: event).line + "\n").utf8)
        file.flush()
        hasEnded = event == .end
    }

    /// Writes the answers since the last event, and the requests without one, where the session has ended at a time without the
    /// event `end`.
    func finish(at time: Double) {
        guard !hasEnded else { return }
        answers?.end()
        writeAnswers(arrivedUntil: .infinity, notLaterThan: max(time, lastTime))
        file.flush()
    }

    /// Other threads note answers, so an event may be older than one, and an answer older than the last event.
    private func writeAnswers(arrivedUntil end: Double, notLaterThan limit: Double) {
        for var answer in answers?.drain(until: end) ?? [] {
            answer.time = min(max(answer.time, lastTime), limit)
            file.write((answer.line + "\n").utf8)
        }
    }
}
