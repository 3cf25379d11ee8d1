import Foundation
import Testing

@testable import HostInterface

@Suite nonisolated struct ProgramRunTests {
    private static let header =
        #"{"format":"uikit-recording","version":1,"app":"Tools","size":[320,480],"scale":1,"idiom":"phone","#
        + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z"}"#

    /// The event of a line for a program, with the members after its path.
    private static func event(_ members: String) throws -> RecordedEvent? {
        let line = #"{"t":3,"event":"program","path":"/bin/a"\#(members)}"#
        let recording = try Recording(parsing: Data((header + "\n" + line).utf8), file: "tools.jsonl")
        return recording.events.first
    }

    private static let whole =
        #","arguments":["-l","a b"],"started":1,"ended":2.5,"status":3,"body":"/b","parts":[[1.5,1,7],[2,2,4],[2,1,0]]"#

    @Test(arguments: [
        (whole, ProgramRun.Ending.status(3), 2.5), (#","started":1,"ended":1,"signal":9"#, .signal(9), 1),
        (#","started":1"#, nil, nil),
    ])
    func `a program is read as it was written`(members: String, ending: ProgramRun.Ending?, ended: Double?) throws {
        let event = try #require(try Self.event(members))

        guard case .program(let run) = event.event else { throw CancellationError() }
        #expect(run.path == "/bin/a")
        #expect(run.started == 1)
        #expect(run.ending == ending)
        #expect(run.ended == ended)
        #expect(try Self.event(run.members.replacingOccurrences(of: #","path":"/bin/a""#, with: "")) == event)
    }

    @Test func `a program has its arguments, its parts and the path of its output`() throws {
        guard case .program(let run)? = try Self.event(Self.whole)?.event else { throw CancellationError() }

        #expect(run.arguments == ["-l", "a b"])
        #expect(run.body == "/b")
        #expect(
            run.parts == [
                .init(time: 1.5, descriptor: 1, length: 7), .init(time: 2, descriptor: 2, length: 4),
                .init(time: 2, descriptor: 1, length: 0),
            ])
    }

    @Test(arguments: [
        (#","started":1,"ended":0.5,"status":0"#, "ended"), (#","started":1,"ended":2"#, "status"),
        (#","started":1,"ended":2,"status":256"#, "status"), (#","started":1,"ended":2,"signal":0"#, "signal"),
        (#","started":1,"parts":[[1,3,5]]"#, "parts"), (#","started":1,"parts":[[2,1,5],[1,1,5]]"#, "parts"),
        (#","started":1,"parts":[[1,1]]"#, "parts"), (#","started":1,"parts":[[1,1,-1]]"#, "parts"), ("", "started"),
    ])
    func `a wrong member is named`(members: String, name: String) {
        let error = #expect(throws: RecordingError.self) { try Self.event(members) }

        #expect(error?.line == 2)
        #expect(error?.found.contains("`\(name)`") == true, "\(error?.found ?? "")")
    }
}
