import Foundation
import Testing

@Suite struct LayerLabTourTests {
    private static let demo = DemoProcess("LayerLab")
    private static let pages = [
        "PathsViewController", "BlendsViewController", "GradientsViewController", "TextViewController",
        "LayersViewController", "CurvesViewController", "SpringsViewController", "BlurViewController",
        "CardsViewController", "TransitionsViewController",
    ]

    /// One replay of the whole tour, its trace and its last picture, for every test that looks at them.
    private static let replay = Result { try tour() }

    private static func tour(_ options: [String] = []) throws -> (trace: String, picture: Data) {
        let folder = try TemporaryFolder()
        let result = try demo.run(
            [
                "--headless", "--replay", demo.recording.path, "--scale", "1", "--trace",
                "all:" + folder.path("trace.jsonl"), "--screenshot", folder.path("last.png"),
            ] + options)
        try #require(result.exitCode == 0, "\(result.errors)")
        return (try folder.read("trace.jsonl"), try Data(contentsOf: folder.url.appendingPathComponent("last.png")))
    }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try Self.replay.get()

        let second = try Self.tour()

        #expect(first.trace == second.trace)
        #expect(try TraceFile(first.trace).lines(of: "frame").count > 1000)
        #expect(first.picture == second.picture)
    }

    @Test func `two replays paint the same pixels while paths are drawn`() throws {
        // Hashing every frame of the whole tour would take minutes in a debug build.
        let part = ["--frame-hashes", "--duration", "2"]

        let (first, second) = try (Self.tour(part).trace, Self.tour(part).trace)

        let hashes = try TraceFile(first).lines(of: "frame").compactMap { $0["pixels"] as? String }
        #expect(first == second)
        #expect(Set(hashes).count > 40)
    }

    @Test func `the tour visits every page, upright, turned and dark`() throws {
        let trace = try TraceFile(Self.replay.get().trace)

        let appeared = trace.lines(of: "controller").compactMap { line -> String? in
            guard line["call"] as? String == "viewDidAppear", let object = line["object"] as? String else { return nil }
            return String(object.prefix { $0 != "#" })
        }.filter(Self.pages.contains)
        let rest = Self.pages.dropFirst()
        let round = rest + ["PathsViewController"]
        #expect(
            appeared == Self.pages + ["PathsViewController", "TransitionsViewController", "PathsViewController"] + round
                + round)
    }

    @Test func `the tour presses every button of every page`() throws {
        let trace = try TraceFile(Self.replay.get().trace)

        let pressed = trace.lines(of: "action").compactMap { line -> String? in
            guard line["event"] as? String == "touchUpInside", let control = line["control"] as? String else {
                return nil
            }
            return control.hasPrefix("UIButton") ? control : nil
        }
        // Thirty-five buttons of pages, three of them twice, and the way on: ten pages, back and forth again, ten turned
        // and ten dark.
        #expect(pressed.count == 35 + 3 + 10 + 2 + 10 + 10)
        #expect(Set(pressed).count == pressed.count - 3)
    }
}
