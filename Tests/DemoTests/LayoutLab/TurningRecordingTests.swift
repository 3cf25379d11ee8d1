import Foundation
import Testing

@Suite struct TurningRecordingTests {
    private static let demo = DemoProcess("LayoutLab")

    private func replay() throws -> (trace: String, errors: String, picture: Data) {
        let folder = try TemporaryFolder()
        let recording = Self.demo.recording.deletingLastPathComponent().appendingPathComponent("turning.jsonl")
        let result = try Self.demo.run([
            "--headless", "--replay", recording.path, "--trace", "all:" + folder.path("trace.jsonl"), "--screenshot",
            folder.path("last.png"),
        ])
        try #require(result.exitCode == 0, "\(result.errors)")
        return (
            try folder.read("trace.jsonl"), result.errors,
            try Data(contentsOf: folder.url.appendingPathComponent("last.png"))
        )
    }

    @Test func `a form and a stack that are turned, enlarged and mirrored contradict nothing, each time the same`()
        throws
    {
        let first = try replay()
        let second = try replay()

        let turns = try TraceFile(first.trace).lines(of: "rotation").filter { $0["accepted"] as? Bool == true }
        #expect(turns.count == 6)
        #expect(first.errors == "")
        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }
}
