import Foundation
import Testing

/// Cities, alarms, stopwatch and timer in a second run, nineteen minutes after the first.
@Suite struct ClockRelaunchTests {
    private let demo = DemoProcess("Clock")

    /// The output of a run: its trace, its last picture and its lines on standard error.
    private struct Run {
        let trace: TraceFile
        let picture: Data
        let errors: String
    }

    private func run(_ recording: String, in folder: TemporaryFolder) throws -> Run {
        let result = try demo.run([
            "--headless", "--replay",
            DemoProcess.project.appendingPathComponent("Demos/Clock/Recordings/\(recording).jsonl").path, "--state",
            folder.path("state"), "--trace", "controller,transition:" + folder.path("trace.jsonl"), "--screenshot",
            folder.path("last.png"),
        ])
        try #require(result.exitCode == 0, "\(result.errors)")
        return Run(
            trace: try TraceFile(folder.read("trace.jsonl")),
            picture: try Data(contentsOf: folder.url.appendingPathComponent("last.png")), errors: result.errors)
    }

    /// The times at which alerts were presented, in seconds since the launch.
    private func alerts(_ run: Run) -> [Double] {
        run.trace.lines(of: "transition").compactMap { line in
            guard line["step"] as? String == "end", line["kind"] as? String == "present",
                (line["to"] as? String)?.hasPrefix("UIAlertController") == true
            else { return nil }
            return line["t"] as? Double
        }
    }

    @Test func `a running stopwatch has continued at the next launch, and an expired timer alerts`() throws {
        let folder = try TemporaryFolder()
        _ = try run("leaving", in: folder)

        let back = try run("returning", in: folder)
        let fresh = try run("returning", in: TemporaryFolder())

        let first = back.trace.lines(of: "controller").first { line in
            line["call"] as? String == "viewDidAppear"
                && (line["object"] as? String)?.hasSuffix("ViewController") == true
        }
        #expect(first?["object"] as? String == "TimerViewController")
        #expect(alerts(back).count == 1)
        #expect(alerts(back).first.map { $0 < 1 } == true)
        #expect(alerts(fresh) == [])
        #expect(back.picture != fresh.picture)
        #expect(back.errors == "")
    }

    @Test func `two ways back to the same state are alike`() throws {
        let (one, other) = (try TemporaryFolder(), try TemporaryFolder())
        for folder in [one, other] { _ = try run("leaving", in: folder) }

        let (first, second) = (try run("returning", in: one), try run("returning", in: other))

        #expect(first.picture == second.picture)
    }

    @Test func `damaged settings are ignored and reported`() throws {
        let folder = try TemporaryFolder()
        let damaged = """
            <plist version="1.0"><dict><key>cities</key><data>AAAA</data></dict></plist>
            """
        _ = try folder.write(damaged, to: "settings.plist")

        let back = try run("returning", in: folder)

        #expect(back.errors.contains("What was kept of the cities could not be read"))
    }
}
