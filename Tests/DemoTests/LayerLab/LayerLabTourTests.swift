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
    private static let replay = Result { try DemoTour(of: demo) }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try Self.replay.get()

        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(try TraceFile(first.trace).lines(of: "frame").count > 1000)
        #expect(first.picture == second.picture)
    }

    @Test func `two replays paint the same pixels while paths are drawn`() throws {
        // Hashing every frame of the whole tour would take minutes in a debug build.
        let part = ["--frame-hashes", "--duration", "2"]

        let (first, second) = try (DemoTour(of: Self.demo, part).trace, DemoTour(of: Self.demo, part).trace)

        let hashes = try TraceFile(first).lines(of: "frame").compactMap { $0["pixels"] as? String }
        #expect(first == second)
        #expect(Set(hashes).count > 40)
    }

    @Test func `the tour visits every page, upright, turned and dark`() throws {
        let tour = try Self.replay.get()

        let appeared = try tour.appearances(of: Self.pages)

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
