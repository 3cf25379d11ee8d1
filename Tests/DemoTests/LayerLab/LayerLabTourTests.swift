import Foundation
import Testing

@Suite struct LayerLabTourTests {
    private let demo = DemoProcess("LayerLab")
    private static let pages = [
        "PathsViewController", "BlendsViewController", "GradientsViewController", "TextViewController",
        "LayersViewController", "CurvesViewController", "SpringsViewController", "BlurViewController",
    ]

    private func tour(_ folder: TemporaryFolder, _ options: [String] = []) throws -> TraceFile {
        let result = try demo.run(
            [
                "--headless", "--replay", demo.recording.path, "--scale", "1", "--trace",
                "all:" + folder.path("trace.jsonl"), "--screenshot", folder.path("last.png"),
            ] + options)
        try #require(result.exitCode == 0, "\(result.errors)")
        return try TraceFile(folder.read("trace.jsonl"))
    }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let (first, second) = (try TemporaryFolder(), try TemporaryFolder())

        let traces = try (tour(first), tour(second))

        #expect(traces.0.text == traces.1.text)
        #expect(traces.0.lines(of: "frame").count > 1000)
        #expect(
            try Data(contentsOf: first.url.appendingPathComponent("last.png"))
                == Data(contentsOf: second.url.appendingPathComponent("last.png")))
    }

    @Test func `two replays paint the same pixels while paths are drawn`() throws {
        // Hashing every frame of the whole tour would take minutes in a debug build.
        let part = ["--frame-hashes", "--duration", "2"]

        let traces = try (tour(TemporaryFolder(), part), tour(TemporaryFolder(), part))

        let hashes = traces.0.lines(of: "frame").compactMap { $0["pixels"] as? String }
        #expect(traces.0.text == traces.1.text)
        #expect(Set(hashes).count > 40)
    }

    @Test func `the tour visits every page, upright, turned and dark`() throws {
        let trace = try tour(TemporaryFolder())

        let appeared = trace.lines(of: "controller").compactMap { line -> String? in
            guard line["call"] as? String == "viewDidAppear", let object = line["object"] as? String else { return nil }
            return String(object.prefix { $0 != "#" })
        }.filter(Self.pages.contains)
        let rest = Self.pages.dropFirst()
        let round = rest + ["PathsViewController"]
        #expect(
            appeared == Self.pages + ["PathsViewController", "BlurViewController", "PathsViewController"] + round
                + round)
    }

    @Test func `the tour presses every button of every page`() throws {
        let trace = try tour(TemporaryFolder())

        let pressed = trace.lines(of: "action").compactMap { line -> String? in
            guard line["event"] as? String == "touchUpInside", let control = line["control"] as? String else {
                return nil
            }
            return control.hasPrefix("UIButton") ? control : nil
        }
        // Twenty buttons of pages, and the way on: eight pages, back and forth again, eight turned and eight dark.
        #expect(pressed.count == 20 + 8 + 2 + 8 + 8)
        #expect(Set(pressed).count == pressed.count)
    }
}
