import Foundation
import Testing

@Suite struct ZoomRecordingTests {
    private static let demo = DemoProcess("TransitionLab")

    /// The ends of the photos' transitions and whether they were turned around, with the last picture.
    private func replay() throws -> (ends: [String], picture: Data) {
        let folder = try TemporaryFolder()
        let recording = Self.demo.recording.deletingLastPathComponent().appendingPathComponent("zoom.jsonl")
        let result = try Self.demo.run([
            "--headless", "--replay", recording.path, "--trace", "transition:" + folder.path("trace.jsonl"),
            "--screenshot", folder.path("last.png"),
        ])
        try #require(result.exitCode == 0, "\(result.errors)")
        let ends = try TraceFile(folder.read("trace.jsonl")).lines(of: "transition").compactMap { line -> String? in
            guard line["step"] as? String == "end", let kind = line["kind"] as? String else { return nil }
            return line["cancelled"] as? Bool == true ? "\(kind), turned around" : kind
        }
        return (ends, try Data(contentsOf: folder.url.appendingPathComponent("last.png")))
    }

    @Test func `photos that a finger stops turn around, as often as it does`() throws {
        let first = try replay()
        let second = try replay()

        #expect(first.ends == ["present, turned around", "present", "dismiss, turned around", "dismiss"])
        #expect(first.picture == second.picture)
    }
}
