package import Foundation
package import HostInterface

/// The answers from outside of the app in a session that is recorded or replayed: those of the network and of programs.
package nonisolated final class OutsideAnswers: Sendable {
    private let arrived = ArrivedEvents()
    private let network: NetworkAnswers
    private let programs: ProgramAnswers

    /// - Parameters:
    ///   - events: The events of the recording that is replayed; nil for none, so that the network and programs answer.
    ///   - now: Returns the media time, on any thread.
    ///   - start: The process's uptime in seconds at media time 0; 0 where time is virtual.
    ///   - keepBody: Keeps bytes, on any thread, and returns the name of their file; nil if no recording is written.
    package init(
        replaying events: [RecordedEvent]?, now: @escaping @Sendable () -> Double, start: Double,
        keepBody: (@Sendable (Data) -> String?)?
    ) {
        network = NetworkAnswers(replaying: events, now: now, start: start, keepBody: keepBody, arrived: arrived)
        programs = ProgramAnswers(replaying: events, now: now, start: start, keepBody: keepBody, arrived: arrived)
    }

    /// Ends the recording of answers, and notes the requests and programs that have not ended yet.
    package func end() {
        network.end()
        programs.end()
    }

    /// Removes and returns the answers up to a time, for the recording.
    package func drain(until time: Double) -> [RecordedEvent] { arrived.drain(until: time) }

    /// Sentences for the end of the session.
    package var sentences: [String] { network.sentences + programs.sentences }
}
