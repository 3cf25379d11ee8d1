import Foundation
import Testing
import UIKitTesting

/// Sessions that are repeated have hashes from one seed; here each process draws its own. Results that depend on the order of a
/// dictionary or a set would differ.
@Suite struct HashSeedTests {
    nonisolated static let demos = [
        "Catalog", "Clock", "Contacts", "HypnoNerd", "LayerLab", "LayoutLab", "ListLab", "Notes", "Quiz",
        "TouchLab", "TransitionLab",
    ]
    private static let walk = WalkLength(steps: 150, seeds: [4])
    /// One seed that is always the same, and two that are not.
    private static let environments = ["1", "0", "0"].map { ["SWIFT_DETERMINISTIC_HASHING": $0] }

    /// The trace of a session, once for each way to seed hashes.
    private func traces(of demo: String, _ options: [String]) throws -> [[Substring]] {
        let folder = try TemporaryFolder()
        return try Self.environments.enumerated().map { index, environment in
            let name = "trace-\(index).jsonl"
            let result = try DemoProcess(demo).run(
                ["--headless", "--trace", "all:" + folder.path(name)] + options, environment: environment)
            try #require(result.exitCode == 0, "\(result.errors)")
            return try folder.read(name).split(separator: "\n", omittingEmptySubsequences: false)
        }
    }

    private func expectSame(_ traces: [[Substring]]) {
        for other in traces.dropFirst() {
            let pairs = zip(traces[0], other)
            let difference = pairs.enumerated().first { $0.element.0 != $0.element.1 }
            #expect(
                difference == nil,
                "Line \(difference?.offset ?? 0) is \(difference?.element.0 ?? "") or \(difference?.element.1 ?? "")")
            #expect(other.count == traces[0].count)
        }
    }

    @Test(arguments: demos, walk.seeds)
    func `the same random events leave the same trace, however hashes are seeded`(demo: String, seed: UInt64) throws {
        let traces = try traces(of: demo, ["--monkey", "\(seed):\(Self.walk.steps)"])

        #expect(traces[0].count > Self.walk.steps)
        expectSame(traces)
    }

    @Test(arguments: demos, walk.seeds)
    func `the same random events leave the same pixels, however hashes are seeded`(demo: String, seed: UInt64) throws {
        // Every frame is painted, so there are fewer.
        let events = max(1, Self.walk.steps / 10)
        let traces = try traces(of: demo, ["--monkey", "\(seed):\(events)", "--scale", "1", "--frame-hashes"])

        #expect(traces[0].contains { $0.contains(#""pixels""#) })
        expectSame(traces)
    }

    /// Notes finds and replaces words, and gets ten keys in each frame.
    @Test(arguments: ["find", "fast"])
    func `a recording of typing leaves the same trace, however hashes are seeded`(_ name: String) throws {
        let recording = DemoProcess.project.appendingPathComponent("Demos/Notes/Recordings/\(name).jsonl")

        expectSame(try traces(of: "Notes", ["--replay", recording.path, "--check"]))
    }
}
