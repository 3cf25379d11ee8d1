import Foundation
import HostInterface
import Testing
import UIKitCore

@testable import UIKit

@Suite struct RecordingShrinkerTests {
    private static let header = RecordingHeader(LaunchConfiguration(appName: "Test"))

    /// A recording whose texts are typed one after the other.
    private func recording(_ texts: [String]) -> Recording {
        var events = texts.enumerated().map { RecordedEvent(time: Double($0), event: .text($1)) }
        events.append(RecordedEvent(time: Double(texts.count), event: .end))
        return Recording(header: Self.header, events: events)
    }

    private func texts(_ recording: Recording?) -> [String]? {
        recording?.events.compactMap { if case .text(let text) = $0.event { text } else { nil } }
    }

    @Test func `the events that a failure needs remain in their order and at their times, with the end`() throws {
        let long = recording((0..<100).map { "\($0)" })
        var shrinker = RecordingShrinker(failure: { recording in
            let texts = Set(self.texts(recording) ?? [])
            return texts.isSuperset(of: ["17", "58", "59"]) ? "fails" : nil
        })

        let short = try shrinker.shortest(of: long)

        #expect(texts(short) == ["17", "58", "59"])
        #expect(short?.events.map(\.time) == [17, 58, 59, 100])
        #expect(short?.events.last?.event == .end)
    }

    @Test func `another failure is not taken for the same`() throws {
        // Without the first text it fails too, but otherwise.
        let long = recording(["a", "b", "c"])
        var shrinker = RecordingShrinker(failure: { self.texts($0)?.contains("a") == true ? "one way" : "another" })

        let short = try shrinker.shortest(of: long)

        #expect(texts(short) == ["a"])
    }

    @Test func `a recording that does not fail is not shortened`() throws {
        var shrinker = RecordingShrinker(failure: { _ in nil })

        #expect(try shrinker.shortest(of: recording(["a"])) == nil)
    }

    @Test func `it plays no more often than it may`() throws {
        var runs = 0
        var shrinker = RecordingShrinker(
            failure: { _ in
                runs += 1
                return "fails \(runs == 1 ? "" : "otherwise")"
            }, runsLeft: 7)

        let short = try shrinker.shortest(of: recording((0..<50).map { "\($0)" }))

        #expect(runs == 7)
        #expect(texts(short)?.count == 50)
    }
}
