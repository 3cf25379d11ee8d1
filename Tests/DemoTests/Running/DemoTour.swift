import Foundation
import Testing

/// The output of a headless replay of a demo's recorded tour, or of another of its recordings.
struct DemoTour {
    let trace: String
    /// The last picture, as a PNG file.
    let picture: Data
    /// The reports of the app, such as those of constraints that contradict each other.
    let errors: String

    /// Replays a recording in its own size and scale.
    init(of demo: DemoProcess, recording: String = "tour", _ options: [String] = []) throws {
        let folder = try TemporaryFolder()
        let file = demo.recording.deletingLastPathComponent().appendingPathComponent("\(recording).jsonl")
        let result = try demo.run(
            [
                "--headless", "--replay", file.path, "--trace", "all:" + folder.path("trace.jsonl"),
                "--screenshot", folder.path("last.png"),
            ] + options)
        try #require(result.exitCode == 0, "\(result.errors)")
        errors = result.errors
        trace = try folder.read("trace.jsonl")
        picture = try Data(contentsOf: folder.url.appendingPathComponent("last.png"))
    }

    /// The classes of the controllers that appeared, in their order, as far as they are among some.
    func appearances(of classes: [String]) throws -> [String] {
        try TraceFile(trace).lines(of: "controller").compactMap { line -> String? in
            guard line["call"] as? String == "viewDidAppear", let object = line["object"] as? String else { return nil }
            return String(object.prefix { $0 != "#" })
        }.filter(classes.contains)
    }
}
