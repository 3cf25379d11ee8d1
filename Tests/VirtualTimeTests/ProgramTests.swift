import Foundation
import Testing

@Suite struct ProgramTests {
    /// A folder with a program and the recordings of its runs.
    private final class Folder {
        private let url = FileManager.default.temporaryDirectory.appendingPathComponent("programs-\(UUID().uuidString)")
        /// The program's path, also where there is none.
        var tool: String { path("tool") }
        var recording: String { path("a.jsonl") }

        init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }

        deinit { try? FileManager.default.removeItem(at: url) }

        func path(_ name: String) -> String { url.appendingPathComponent(name).path }

        /// Makes the program.
        func writeTool(_ script: String) throws {
            try Data(("#!/bin/sh\n" + script + "\n").utf8).write(to: URL(fileURLWithPath: tool))
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: tool)
        }

        /// Removes the program.
        func removeTool() throws { try FileManager.default.removeItem(atPath: tool) }

        /// The lines of the recording for programs.
        func lines() throws -> [String] {
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: recording)), as: UTF8.self)
                .split(separator: "\n").map(String.init).filter { $0.contains(#""event":"program""#) }
        }

        /// Writes a recording with some lines, which ends at 2 s.
        func record(_ lines: [String], body: String? = nil) throws {
            let header =
                #"{"format":"uikit-recording","version":1,"app":"Waits","size":[375,667],"scale":1,"idiom":"phone","#
                + #""appearance":"light","locale":"en_US","timeZone":"UTC","date":"2026-01-01T09:41:00Z"}"#
            try Data((([header] + lines + [#"{"t":2,"event":"end"}"#]).joined(separator: "\n") + "\n").utf8)
                .write(to: URL(fileURLWithPath: recording))
            if let body { try Data(body.utf8).write(to: URL(fileURLWithPath: recording + ".body-1")) }
        }

        /// Runs a page of the program in a session that is recorded or replayed.
        func run(_ page: String, _ option: String, duration: Double = 2, on screen: Screen? = nil) throws
            -> WaitsProcess
        { try WaitsProcess("\(page) \(tool)", duration: duration, options: [option, recording], on: screen) }
    }

    /// A program that reads its input, writes with pauses and ends by a signal.
    private static let talkative =
        #"echo begun; cat >/dev/null; sleep 0.3; echo wrong >&2; echo more; sleep 0.3; echo last; kill -KILL $$"#

    private static func names(of process: WaitsProcess) -> [String] {
        process.lines.map { $0.split(separator: " ").dropFirst().joined(separator: " ") }
    }

    /// The whole output, the errors and the end.
    private static func text(of process: WaitsProcess) -> String {
        func words(_ name: String) -> [String] {
            names(of: process).filter { $0.hasPrefix(name) && $0 != "output nothing other" }
                .map { $0.dropFirst(name.count + 1).dropLast(" other".count).description }
        }
        let end = names(of: process).first { $0.hasPrefix("signal") || $0.hasPrefix("exit") }?.dropLast(" other".count)
        return (["output", "errors"].map { words($0).joined(separator: "/") } + [end?.description ?? ""])
            .joined(separator: " ")
    }

    private static func times(of process: WaitsProcess) -> [String: Double] {
        let pairs = zip(names(of: process), process.lines.map { Double($0.prefix { $0 != " " }) ?? -1 })
        return Dictionary(pairs) { first, _ in first }
    }

    @Test func `a replay gives the output and the end of a program that is not there any more`() throws {
        let folder = try Folder()
        try folder.writeTool(Self.talkative)

        let recorded = try folder.run("tool", "--record")
        try folder.removeTool()
        let replays = try (0..<5).map { _ in try folder.run("tool", "--replay") }

        // Without a window time holds still while a program runs, so a replay gives all output at once.
        #expect(Self.text(of: recorded) == "begun/more/last wrong signal 9")
        #expect(recorded.errors.isEmpty, "\(recorded.errors)")
        #expect(try folder.lines().count == 1)
        for replay in replays {
            #expect(replay.lines == replays[0].lines)
            #expect(Self.text(of: replay) == Self.text(of: recorded), "\(replay.lines)")
            #expect(replay.errors.isEmpty, "\(replay.errors)")
        }
    }

    @Test func `what a program wrote in a window arrives at its time in replays`() throws {
        let (folder, screen) = (try Folder(), try Screen())
        try folder.writeTool(Self.talkative)

        let recorded = try folder.run("tool", "--record", duration: 4, on: screen)
        try folder.removeTool()
        let headless = try (0..<5).map { _ in try folder.run("tool", "--replay", duration: 4) }
        let window = try folder.run("tool", "--replay", duration: 4, on: screen)

        // A window hears of output late where the machine has much to do, and of several parts as one.
        let text = "begun/more/last wrong signal 9"
        #expect(Self.text(of: recorded) == text, "\(recorded.lines)")
        let line = try #require(try folder.lines().first)
        let run = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        let parts = try #require(run["parts"] as? [[Double]])
        let outputTimes = parts.filter { $0[1] == 1 && $0[2] > 0 }.map { $0[0] }
        for replay in headless {
            #expect(replay.lines == headless[0].lines)
            #expect(Self.text(of: replay) == text, "\(replay.lines)")
            let times = replay.lines.filter { $0.contains(" output ") && !$0.contains("nothing") }
                .map { Double($0.prefix { $0 != " " }) ?? -1 }
            #expect(times.count == outputTimes.count && zip(times, outputTimes).allSatisfy { abs($0 - $1) < 0.001 })
            #expect(abs((Self.times(of: replay)["signal 9 other"] ?? -1) - (run["ended"] as? Double ?? -2)) < 0.001)
            #expect(replay.errors.isEmpty, "\(replay.errors)")
        }
        #expect(Self.text(of: window) == text, "\(window.lines)")
    }

    @Test func `parts, errors and the end are given at the times of the recording`() throws {
        let folder = try Folder()
        try folder.record(
            [
                #"{"t":0.6,"event":"program","path":"\#(folder.tool)","arguments":["-a"],"started":0,"ended":0.5,"status":3,"#
                    + #""body":"a.jsonl.body-1","parts":[[0.1,1,4],[0.2,2,3],[0.3,1,70000],[0.4,1,0],[0.4,2,0]]}"#
            ], body: "one\nno\n" + String(repeating: "x", count: 70_000))

        let replays = try (0..<5).map { _ in try folder.run("tool", "--replay") }

        for replay in replays {
            // A thread that asks again and again whether the program runs hears of its end a millisecond later.
            #expect(
                replay.lines.filter { !$0.contains("output") || $0.contains("one") || $0.contains("nothing") } == [
                    "0.000 written other", "0.100 output one other", "0.250 after 0.25 main",
                    "0.400 output nothing other", "0.400 errors no other", "0.500 exit 3 other",
                    "0.501 waited false other",
                ], "\(replay.lines)")
            let counts = replay.lines.filter { $0.contains("bytes") }.compactMap { Int($0.split(separator: " ")[2]) }
            #expect(counts.reduce(0, +) == 70_000)
            #expect(replay.lines.filter { $0.contains("bytes") }.allSatisfy { $0.hasPrefix("0.300 ") })
            #expect(replay.lines == replays[0].lines)
            #expect(replay.errors.isEmpty, "\(replay.errors)")
        }
    }

    @Test func `the main thread waits for a recorded program, whose output is in a file, and for one that it ends`()
        throws
    {
        let folder = try Folder()
        try folder.writeTool("if [ $1 = file ]; then echo out; echo err >&2; sleep 0.1; exit 7; fi; exec sleep 30")

        let recorded = try folder.run("waiting for", "--record")
        try folder.removeTool()
        let replays = try (0..<3).map { _ in try folder.run("waiting for", "--replay") }

        #expect(Self.names(of: recorded) == ["exit 7 out/err main", "signal 9 main"], "\(recorded.lines)")
        for replay in replays {
            #expect(replay.lines == recorded.lines)
            #expect(replay.errors.isEmpty, "\(replay.errors)")
        }
    }

    @Test(arguments: [false, true])
    func `by whichever function a status is taken, it is recorded, and the output has arrived by then`(isShown: Bool)
        throws
    {
        let (folder, screen) = (try Folder(), isShown ? try Screen() : nil)
        let cases = "waitpid) exit 1;; wait4) exit 2;; wait3) exit 3;; waitid) exit 4;; *) exit 5;;"
        try folder.writeTool("head -c 3000000 /dev/zero; case $1 in \(cases) esac")

        let recorded = try folder.run("statuses of", "--record", on: screen)
        let lines = try folder.lines()
        try folder.removeTool()
        let replays = try (0..<3).map { _ in try folder.run("statuses of", "--replay") }

        let names = ["waitpid", "wait4", "wait3", "waitid", "wait"]
        let expected = names.enumerated().map { "\($1) \($0 + 1) 3000000 main" }
        #expect(Self.names(of: recorded) == expected)
        #expect(lines.count == 5 && lines.allSatisfy { !$0.contains(#""status":0"#) }, "\(lines)")
        for replay in replays {
            #expect(Self.names(of: replay) == expected, "\(replay.errors)")
            #expect(replay.lines == replays[0].lines)
            #expect(replay.errors.isEmpty, "\(replay.errors)")
        }
    }

    @Test func `a program that still ran at the end of the recording runs on in a replay`() throws {
        let folder = try Folder()
        try folder.record([
            #"{"t":2,"event":"program","path":"\#(folder.tool)","arguments":["-a"],"started":0}"#
        ])

        let replay = try folder.run("tool", "--replay")

        #expect(replay.lines == ["0.000 written other", "0.250 after 0.25 main"])
    }

    @Test func `a program that the recording lacks is started in a replay, and a sentence says so`() throws {
        let folder = try Folder()
        try folder.writeTool("cat >/dev/null; echo now")
        try folder.record([
            #"{"t":2,"event":"program","path":"\#(folder.tool)","arguments":["-b"],"started":0}"#
        ])

        let replay = try folder.run("tool", "--replay")

        #expect(Self.names(of: replay).contains("output now other"))
        #expect(replay.errors.contains("The app started a program (\(folder.tool))."), "\(replay.errors)")
        #expect(replay.errors.split(separator: "\n").count == 1)
    }
}
