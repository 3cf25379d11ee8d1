import Foundation
import Testing

@Suite struct EverythingTests {
    /// A line of the diary.
    private struct Entry {
        let time: Double
        /// Its name and its thread.
        let name: String

        init(_ line: String) throws {
            let space = try #require(line.firstIndex(of: " "))
            time = try #require(Double(line[..<space]))
            name = String(line[line.index(after: space)...])
        }
    }

    private static let length = 4.5

    /// A session in which a finger touches the page twice, when all else is done.
    private static func withRecording<Result>(_ body: (String) throws -> Result) throws -> Result {
        var lines = [
            #"{"format":"uikit-recording","version":1,"app":"Waits","size":[375,667],"scale":1,"idiom":"phone","#
                + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z","seed":7}"#
        ]
        for (time, phase) in [(3.45, "began"), (3.5, "ended"), (3.95, "began"), (4.0, "ended")] {
            lines.append(
                #"{"t":\#(time),"event":"touch","phase":"\#(phase)","id":1,"x":180,"y":300,"pointer":"finger"}"#)
        }
        lines.append(#"{"t":\#(length),"event":"end"}"#)
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("touches-\(UUID().uuidString).jsonl")
        try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try body(file.path)
    }

    /// The calls of the page, with the seconds since it began.
    private static let expected = """
        0.000 block of the run loop main
        0.000 async main
        0.000 operation main
        0.000 task main
        0.000 yielded main
        0.200 0.2 asyncAfter main
        0.200 0.2 again main
        0.300 0.3 wall main
        0.400 0.4 quality main
        0.500 0.5 item main
        0.600 0.6 own queue other
        0.700 0.7 set of ORDER other
        0.700 0.7 back from global main
        0.800 0.8 group main
        0.900 0.9 source main
        1.000 1.0 thread other
        1.100 1.1 timer main
        1.200 1.2 common main
        1.300 1.3 performed main
        1.400 1.4 slept main
        1.500 1.5 slept nanoseconds main
        1.600 1.6 continuous clock main
        1.700 1.7 suspending clock main
        1.800 1.8 main actor main
        1.900 1.9 task cancelled main
        2.100 2.1 waits main
        2.600 2.6 waited main
        2.600 2.3 behind main
        2.950 touch 1 main
        2.950 back after touch 1 main
        3.050 after touch 1 main
        3.150 counted 2 main
        3.250 touched main
        3.450 touch 2 main
        3.450 back after touch 2 main
        3.550 after touch 2 main
        3.650 counted 3 main
        3.750 touched main
        """.split(separator: "\n").map(String.init)

    /// The letters of the set in the order that they have in each session that is repeated.
    private static func expectedLines(like lines: [String]) -> [String] {
        let order = lines.first { $0.contains("set of") }?.split(separator: " ").dropLast().last ?? ""
        return expected.map { $0.replacingOccurrences(of: "ORDER", with: order) }
    }

    @Test func `every kind of delayed work is performed at its time`() throws {
        let process = try Self.withRecording {
            try WaitsProcess("everything", duration: Self.length, options: ["--replay", $0])
        }

        #expect(process.lines == Self.expectedLines(like: process.lines))
        #expect(process.errors.isEmpty)
    }

    @Test func `runs of one session leave the same trace and the same pixels`() throws {
        var first: (trace: String, lines: [String])?

        for run in 0..<10 {
            let trace = FileManager.default.temporaryDirectory.appendingPathComponent("trace-\(UUID().uuidString)")
            defer { try? FileManager.default.removeItem(at: trace) }
            let process = try Self.withRecording {
                try WaitsProcess(
                    "everything", duration: Self.length,
                    options: ["--replay", $0, "--trace", "all:" + trace.path, "--frame-hashes"])
            }
            let text = String(decoding: try Data(contentsOf: trace), as: UTF8.self)
            if let first {
                #expect(process.lines == first.lines, "Run \(run)")
                #expect(text == first.trace, "Run \(run)")
            } else {
                first = (text, process.lines)
            }
        }

        let hashes = Set(first?.trace.split(separator: "\n").filter { $0.contains(#""pixels""#) } ?? [])
        #expect(hashes.count > 20)
    }

    @Test(arguments: [3, 4, 5]) func `random events do the same to the page in each run`(seed: Int) throws {
        let runs = try (0..<3).map { _ in
            try WaitsProcess("everything", duration: 8, options: ["--monkey", "\(seed):300", "--check"])
        }

        #expect(runs[0].lines.contains { $0.hasSuffix("after touch 1 main") })
        #expect(runs[1].lines == runs[0].lines)
        #expect(runs[2].lines == runs[0].lines)
        #expect(runs.allSatisfy { $0.errors.isEmpty })
    }

    // MARK: Windows

    @Test func `a window performs all work in the order of a session without one`() throws {
        let screen = try Screen()
        let (headless, window) = try Self.withRecording { file in
            try (
                WaitsProcess("everything", duration: Self.length, options: ["--replay", file]),
                WaitsProcess("everything", duration: Self.length, options: ["--replay", file], on: screen)
            )
        }
        let expected = try headless.lines.map(Entry.init)
        let found = try window.lines.map(Entry.init)

        #expect(found.map(\.name).sorted() == expected.map(\.name).sorted())
        let places = expected.map { entry in found.firstIndex { $0.name == entry.name } ?? 0 }
        let delays = zip(expected, places).map { found[$1].time - $0.time }
        // A machine with much to do is late, and what is due meanwhile is done as it is found. What is due at one time keeps its
        // order, and so does what is further apart.
        let delay = (delays.max() ?? 0) - (delays.min() ?? 0)
        for later in expected.indices {
            for earlier in 0..<later {
                let distance = expected[later].time - expected[earlier].time
                guard distance == 0 || distance > delay + 0.005 else { continue }
                #expect(places[earlier] < places[later], "\(expected[earlier].name), \(expected[later].name)")
            }
        }
    }

    @Test func `dates in a window are those of its session, and waits for them end in time`() throws {
        let screen = try Screen()

        let process = try WaitsProcess(
            "dates", duration: 3, options: ["--date", "2024-02-29T23:59:59Z", "--monkey", "1:1"], on: screen)

        #expect(process.lines.first == "2024 0.0 date", "\(process.lines)")
        let waits = try process.lines.dropFirst().map(Entry.init)
        #expect(waits.map(\.name) == ["wall main", "condition main", "semaphore main"])
        for wait in waits { #expect(wait.time >= 0.249 && wait.time < 2, "\(wait)") }
    }

    // MARK: Hashes

    @Test func `sets have one order in all sessions that are repeated, unless the environment says otherwise`() throws {
        func order(_ variables: [String: String]) throws -> String? {
            try WaitsProcess("sets", duration: 1, variables: variables).lines.first
        }

        let usual = try (0..<3).map { _ in try order([:]) }
        let fixed = try order(["SWIFT_DETERMINISTIC_HASHING": "1"])
        let drawn = try (0..<3).map { _ in try order(["SWIFT_DETERMINISTIC_HASHING": "0"]) }

        #expect(usual == [fixed, fixed, fixed])
        // Of the orders of thirty numbers three are hardly one.
        #expect(Set(drawn + [fixed]).count == 4)
    }
}
