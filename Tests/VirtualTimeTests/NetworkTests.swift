import Foundation
import Testing

@Suite struct NetworkTests {
    /// A folder for one test.
    private final class Folder {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("network-\(UUID().uuidString)")

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appendingPathComponent(name).path }

        func write(_ text: String, to name: String) throws {
            try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
        }

        func lines(of name: String) throws -> [String] {
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
                .split(separator: "\n").map(String.init)
        }

        /// Writes a recording with some lines, which ends at 2 s.
        func record(_ lines: [String]) throws -> String {
            let header =
                #"{"format":"uikit-recording","version":1,"app":"Loads","size":[375,667],"scale":1,"idiom":"phone","#
                + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z"}"#
            try write(
                ([header] + lines + [#"{"t":2,"event":"end"}"#]).joined(separator: "\n") + "\n", to: "session.jsonl")
            return path("session.jsonl")
        }
    }

    private static func load(
        _ page: String, port: UInt16 = 9, duration: Double = 2, options: [String], on screen: Screen? = nil,
        status: Int32 = 0
    ) throws -> WaitsProcess {
        try WaitsProcess(
            "\(page) \(port)", duration: duration, options: options, on: screen, program: "Loads", status: status)
    }

    private static func answer(
        _ path: String, at time: Double, asked: Double = 0, method: String = "GET", _ rest: String
    ) -> String {
        #"{"t":\#(time),"event":"answer","method":"\#(method)","url":"http://127.0.0.1:9\#(path)","asked":\#(asked),\#(rest)}"#
    }

    // MARK: Recording

    private static let everything = [
        "shared 200 text/plain hello", "own 200 text/plain hello", "redirected 200 text/plain hello",
        "absent 404 text/none none", "sent 200 text/echo what is sent", "downloaded 50000", "closed error -1004",
    ]

    /// The lines without times and the words of errors.
    private static func names(of process: WaitsProcess) -> [String] {
        process.lines.map { line in
            let words = line.split(separator: " ").dropFirst()
            let end = words.firstIndex(of: "error").map { $0 + 2 } ?? words.endIndex
            return words[..<end].joined(separator: " ")
        }
    }

    @Test func `a recording keeps the network's answers, and a replay gives them without the network`() throws {
        let (server, folder) = (WebServer(), try Folder())

        let recorded = try Self.load("everything", port: server.port, options: ["--record", folder.path("a.jsonl")])
        server.stop()
        let replays = try (0..<5).map { _ in
            try Self.load("everything", port: server.port, options: ["--replay", folder.path("a.jsonl")])
        }

        #expect(Self.names(of: recorded) == Self.everything)
        #expect(recorded.errors.isEmpty)
        let answers = try folder.lines(of: "a.jsonl").filter { $0.contains(#""event":"answer""#) }
        // Seven requests, and one that a redirection has made.
        #expect(answers.count == 8)
        #expect(answers.filter { $0.contains(#""status":302,"header":["Content-Length: 0","#) }.count == 1)
        #expect(answers.filter { $0.contains(#""error":"cannotConnectToHost","message":"#) }.count == 1)
        #expect(try folder.lines(of: "a.jsonl.body-1") == ["hello"])
        for replay in replays {
            #expect(replay.lines == recorded.lines)
            #expect(replay.errors.isEmpty)
        }
    }

    @Test func `answers that a window has recorded arrive at their times in replays with and without one`() throws {
        let (server, folder, screen) = (WebServer(), try Folder(), try Screen())

        let recorded = try Self.load(
            "sessions", port: server.port, duration: 5, options: ["--record", folder.path("a.jsonl")], on: screen)
        server.stop()
        let replaying = ["--replay", folder.path("a.jsonl")]
        let headless = try Self.load("sessions", port: server.port, duration: 5, options: replaying)
        let window = try Self.load("sessions", port: server.port, duration: 5, options: replaying, on: screen)

        // A machine with much to do launches a window late, and its answers are then late as well.
        let expected = ["after 0.25", "own /late 200 text/late late", "shared /hello 200 text/plain hello"]
        for process in [recorded, headless, window] {
            #expect(Self.names(of: process).sorted() == expected, "\(process.lines)")
            #expect(process.errors.isEmpty)
        }
        func time(_ text: String?) throws -> Double { try #require(text.flatMap { Double($0) }) }
        for path in ["/hello", "/late"] {
            let line = try folder.lines(of: "a.jsonl").first { $0.contains(#""event":"answer""#) && $0.contains(path) }
            let recordedTime = try time(line?.split { $0 == ":" || $0 == "," }.dropFirst().first.map(String.init))
            let noted = headless.lines.first { $0.contains(" \(path) ") }
            let givenTime = try time(noted?.split(separator: " ").first.map(String.init))
            // The one is in hundredths, and the other is given in the next millisecond.
            #expect(abs(givenTime - recordedTime) < 0.0075, "\(path)")
        }
    }

    @Test func `a request that is taken back has no answer in a replay either`() throws {
        let (server, folder, screen) = (WebServer(), try Folder(), try Screen())

        let recorded = try Self.load(
            "cancelled", port: server.port, options: ["--record", folder.path("a.jsonl")], on: screen)
        let replay = try Self.load("cancelled", port: server.port, options: ["--replay", folder.path("a.jsonl")])
        server.stop()

        #expect(try folder.lines(of: "a.jsonl").contains { $0.contains(#""error":"unanswered""#) })
        #expect(Self.names(of: recorded) == ["own /never error -999"])
        #expect(replay.lines.count == 1)
        #expect(replay.lines.first?.hasPrefix("0.10 own /never error -999") == true, "\(replay.lines)")
    }

    @Test func `equal requests at one instant get the answers that each of them got`() throws {
        let (server, folder) = (WebServer(), try Folder())

        // Without a window requests are made in one order; a window's threads race.
        let recorded = try Self.load("twice", port: server.port, options: ["--record", folder.path("a.jsonl")])
        server.stop()
        let replays = try (0..<3).map { _ in
            try Self.load("twice", port: server.port, options: ["--replay", folder.path("a.jsonl")])
        }

        #expect(recorded.lines.count == 2)
        for replay in replays { #expect(Self.names(of: replay).sorted() == Self.names(of: recorded).sorted()) }
    }

    @Test(arguments: ["/slow", "/ceasing"]) func `a recording keeps the times of the parts`(path: String) throws {
        let (server, folder, screen) = (WebServer(), try Folder(), try Screen())

        let recorded = try Self.load(
            "parts \(path)", port: server.port, duration: 8, options: ["--record", folder.path("a.jsonl")], on: screen)
        server.stop()
        let replay = try Self.load(
            "parts \(path)", port: server.port, duration: 8, options: ["--replay", folder.path("a.jsonl")])

        let expected =
            path == "/slow"
            ? ["heard first,", "heard second,", "heard third", "end complete"]
            : ["heard first,", "heard second,", "end error -1001"]
        #expect(Self.names(of: recorded) == expected, "\(recorded.lines)")
        #expect(Self.names(of: replay) == expected, "\(replay.lines)")
        let answers = try folder.lines(of: "a.jsonl").filter { $0.contains(#""event":"answer""#) }
        #expect(answers.count == 1)
        #expect(answers.first?.contains(#""parts":[["#) == true)
    }

    @Test func `a fault after random events is reported with the answers that led to it`() throws {
        let (server, folder) = (WebServer(), try Folder())

        let found = try Self.load(
            "stuck", port: server.port, duration: 30,
            options: ["--monkey", "7:40", "--record", folder.path("a.jsonl")],
            status: 70)
        server.stop()
        let replay = try Self.load(
            "stuck", port: server.port, duration: 30, options: ["--check", "--replay", folder.path("a-short.jsonl")],
            status: 70)

        #expect(found.errors.contains("in \(folder.path("a-short.jsonl")) fail alike"), "\(found.errors)")
        for name in ["a.jsonl", "a-short.jsonl"] {
            let answers = try folder.lines(of: name).filter { $0.contains(#""event":"answer""#) }
            #expect(answers.count == 1)
            #expect(answers.first?.contains(#""body":"a.jsonl.body-1""#) == true)
        }
        #expect(replay.errors.contains("--check: after event "), "\(replay.errors)")
    }

    @Test(arguments: ["waiting", "preparing"])
    func `a fault before an answer is reported with the request that waits for it, also one not yet made`(
        page: String
    ) throws {
        let (server, folder, screen) = (WebServer(), try Folder(), try Screen())

        let found = try Self.load(
            page, port: server.port, duration: 30,
            options: ["--monkey", "7:40", "--record", folder.path("a.jsonl")], on: screen, status: 70)
        server.stop()

        // An answer, even that there is none, would remove the view that has the fault.
        #expect(found.errors.contains("in \(folder.path("a-short.jsonl")) fail alike"), "\(found.errors)")
        let answers = try folder.lines(of: "a-short.jsonl").filter { $0.contains(#""event":"answer""#) }
        #expect(answers.count == 1)
        #expect(answers.first?.hasSuffix(#""error":"unanswered"}"#) == true, "\(answers)")
    }

    // MARK: Replays

    @Test func `answers to equal requests are given in the order of the requests`() throws {
        let folder = try Folder()
        try folder.write("one", to: "one")
        try folder.write("two", to: "two")
        let type = #""header":["Content-Type: text/a"]"#
        let recording = try folder.record([
            Self.answer("/turns", at: 0.5, asked: 0.000002, #""status":200,\#(type),"body":"two""#),
            Self.answer("/turns", at: 0.75, #""status":200,\#(type),"body":"one""#),
        ])

        let process = try Self.load("twice", options: ["--replay", recording])

        #expect(process.lines == ["0.50 request 2 200 text/a two", "0.75 request 1 200 text/a one"])
    }

    @Test(arguments: 0..<3) func `answers arrive at the times of the recording, in every session`(run: Int) throws {
        let folder = try Folder()
        try folder.write("later", to: "body")
        let recording = try folder.record([
            Self.answer("/hello", at: 0.2, #""status":200,"header":["Content-Type: text/a"]"#),
            Self.answer("/late", at: 0.5, #""status":201,"header":["Content-Type: text/b"],"body":"body""#),
        ])

        let process = try Self.load("sessions", options: ["--replay", recording])

        #expect(
            process.lines == [
                "0.20 shared /hello 200 text/a ", "0.25 after 0.25", "0.50 own /late 201 text/b later",
            ])
        #expect(process.errors.isEmpty)
    }

    @Test func `a delegate receives the whole body`() throws {
        let folder = try Folder()
        try folder.write(String(repeating: "x", count: 40_000), to: "body")
        let recording = try folder.record([Self.answer("/large", at: 0.75, #""status":200,"body":"body""#)])

        let process = try Self.load("events", options: ["--replay", recording])

        #expect(process.lines == ["0.75 heard 40000 complete"])
    }

    @Test func `parts arrive at their times, so that a long answer in parts is no time-out`() throws {
        let folder = try Folder()
        try folder.write("first,second,third", to: "body")
        let (status, parts) = (#""status":200,"body":"body""#, #","parts":[[0.5,6],[1.25,7],[2,3]]"#)

        // The app waits for each part for a second.
        let inParts = try Self.load(
            "parts", duration: 3,
            options: ["--replay", try folder.record([Self.answer("/parts", at: 2, status + parts)])])
        let atOnce = try Self.load(
            "parts", duration: 3, options: ["--replay", try folder.record([Self.answer("/parts", at: 2, status)])])

        #expect(
            inParts.lines == [
                "0.50 heard first,", "1.25 heard second,", "2.00 heard thi", "2.00 heard rd", "2.00 end complete",
            ])
        #expect(atOnce.lines == ["1.00 end error -1001"])
    }

    @Test func `an answer that ceases to arrive is a time-out at the same time in a replay`() throws {
        let folder = try Folder()
        try folder.write("first,", to: "body")
        let recording = try folder.record([
            Self.answer("/parts", at: 1.5, #""status":200,"body":"body","parts":[[0.5,6]],"error":"unanswered""#)
        ])

        let process = try Self.load("parts", duration: 3, options: ["--replay", recording])

        #expect(process.lines == ["0.50 heard first,", "1.50 end error -1001"])
    }

    @Test func `a recorded failure is one in the replay`() throws {
        let folder = try Folder()
        let recording = try folder.record([
            Self.answer("/hello", at: 1, #""error":"timedOut","message":"It took too long.""#)
        ])

        let process = try Self.load("single", options: ["--replay", recording])

        #expect(process.lines == ["1.00 shared /hello error -1001 It took too long."])
    }

    @Test func `a request without a recorded answer fails with a sentence that names it`() throws {
        let folder = try Folder()
        let recording = try folder.record([Self.answer("/other", at: 0.5, #""status":200"#)])

        let process = try Self.load("single", options: ["--replay", recording])

        #expect(
            process.lines == [
                "0.00 shared /hello error -1004 The recording has no answer to GET http://127.0.0.1:9/hello. Record the session anew "
                    + "with --record."
            ])
        #expect(
            process.errors.contains("The app asked for GET http://127.0.0.1:9/hello, to which the recording has no"))
        #expect(process.errors.split(separator: "\n").count == 1)
    }

    // MARK: Damage

    @Test func `a recording with a wrong answer is refused with its line`() throws {
        let folder = try Folder()
        func complaint(_ rest: String, status: Int32) throws -> String {
            let recording = try folder.record([Self.answer("/hello", at: 0.5, rest)])
            return try Self.load("single", options: ["--replay", recording], status: status).errors
        }
        let place = folder.path("session.jsonl") + ", line 2: found "

        #expect(
            try complaint(#""status":200,"body":"nothing""#, status: 66).contains(
                place
                    + #"`"nothing"` for `body`, which cannot be read, expected the file with the body of the answer, beside the "#
                    + "recording."))
        #expect(
            try complaint(#""status":20"#, status: 65).contains(
                place + "`20` for `status`, expected a whole number from 100 to 999."))
        #expect(try complaint(#""header":[]"#, status: 65).contains(place + "no `status`, expected"))
        #expect(
            try complaint(#""status":200,"header":["none"]"#, status: 65).contains(
                place + #"`["none"]` for `header`, expected a list of fields such as ["Content-Type: text/plain"]."#))
        for wrong in ["[[0.5]]", "[[0.5,1.5]]", "[[0.5,1],[0.25,1]]", "[[0.5,-1]]", "[0.5,1]"] {
            #expect(
                try complaint(#""status":200,"parts":\#(wrong)"#, status: 65).contains(
                    place + "`\(wrong)` for `parts`, expected pairs of a time and a number of bytes, such as "))
        }
        #expect(
            try complaint(#""error":"none""#, status: 65).contains(
                place + #"`"none"` for `error`, expected badServerResponse, badURL, "#))
    }
}
