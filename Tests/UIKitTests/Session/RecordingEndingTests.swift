import Foundation
import HostInterface
import Testing

@testable import UIKit

@Suite struct RecordingEndingTests {
    private static let header =
        #"{"format":"uikit-recording","version":1,"app":"Asking","size":[320,480],"scale":1,"idiom":"phone","#
        + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z"}"#

    private static func recording(_ lines: [String]) throws -> Recording {
        try Recording(parsing: Data(([header] + lines).joined(separator: "\n").utf8), file: "asking.jsonl")
    }

    /// An answer with a time, the time of its request and the rest of its line.
    private static func answer(at time: String, asked: String, _ rest: String) -> String {
        #"{"t":\#(time),"event":"answer","method":"GET","url":"http://a/","asked":\#(asked),\#(rest)}"#
    }

    @Test func `the events after the end are left out`() throws {
        let recording = try Self.recording([
            #"{"t":0.5,"event":"memoryWarning"}"#, #"{"t":1,"event":"focus","active":false}"#,
            #"{"t":1.5,"event":"memoryWarning"}"#, #"{"t":2,"event":"end"}"#,
        ])

        let short = recording.ending(at: 1)

        #expect(short.header == recording.header)
        #expect(
            short.events.map(\.line) == [
                #"{"t":0.5,"event":"memoryWarning"}"#, #"{"t":1,"event":"focus","active":false}"#,
                #"{"t":1,"event":"end"}"#,
            ])
    }

    @Test func `requests that are answered after the end have no answer`() throws {
        let recording = try Self.recording([
            Self.answer(at: "0.5", asked: "0.25", #""status":200"#),
            Self.answer(at: "1.5", asked: "0.5", #""status":404,"header":["A: b"],"body":"file""#),
            Self.answer(at: "1.75", asked: "1", #""error":"timedOut","message":"It took too long.""#),
            Self.answer(at: "2", asked: "1.25", #""error":"unanswered""#),
            #"{"t":2,"event":"end"}"#,
        ])

        let short = recording.ending(at: 1)

        #expect(
            short.events.map(\.line) == [
                Self.answer(at: "0.5", asked: "0.25", #""status":200"#),
                Self.answer(at: "1", asked: "0.5", #""error":"unanswered""#),
                Self.answer(at: "1", asked: "1", #""error":"unanswered""#),
                Self.answer(at: "1", asked: "1.25", #""error":"unanswered""#),
                #"{"t":1,"event":"end"}"#,
            ])
    }

    @Test func `the parts of an answer that had arrived are kept`() throws {
        let whole = #""status":200,"header":["A: b"],"body":"file","parts":[[0.5,6],[1,7],[1.5,3]]"#
        let recording = try Self.recording([Self.answer(at: "1.5", asked: "0.25", whole), #"{"t":2,"event":"end"}"#])

        let answers = recording.ending(at: 1).events.dropLast().map(\.line)

        let parts = #""status":200,"header":["A: b"],"body":"file","parts":[[0.5,6],[1,7]],"error":"unanswered""#
        #expect(answers == [Self.answer(at: "1", asked: "0.25", parts)])
    }

    @Test func `programs run as far as they had got`() throws {
        func line(at time: String, _ rest: String) -> String {
            #"{"t":\#(time),"event":"program","path":"/bin/a","started":0.5\#(rest)}"#
        }
        let recording = try Self.recording([
            line(at: "1.5", #","ended":1,"status":0,"body":"file","parts":[[0.75,1,6],[1.5,1,0]]"#),
            line(at: "1.75", #","ended":1.75,"signal":9,"body":"file","parts":[[1.25,1,6],[1.75,1,0]]"#),
            #"{"t":2,"event":"end"}"#,
        ])

        let programs = recording.ending(at: 1).events.dropLast().map(\.line)

        #expect(
            programs == [
                line(at: "1", #","ended":1,"status":0,"body":"file","parts":[[0.75,1,6]]"#), line(at: "1", ""),
            ])
    }

    @Test func `the session can be read again`() throws {
        let answer = Self.answer(at: "1.5", asked: "0.25", #""status":200,"parts":[[0.5,0]]"#)

        let short = try Self.recording([answer, #"{"t":2,"event":"end"}"#]).ending(at: 1)

        #expect(try Recording(parsing: Data(short.text.utf8), file: "short.jsonl") == short)
    }
}
