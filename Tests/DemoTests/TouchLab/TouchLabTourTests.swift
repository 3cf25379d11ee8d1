import Foundation
import Testing

@Suite struct TouchLabTourTests {
    private static let demo = DemoProcess("TouchLab")

    /// One replay of the tour, its trace and its last picture, for every test that looks at them.
    private static let replay = Result { try DemoTour(of: demo) }

    /// The steps of recognizers of a class in their order, each as `from-to`.
    private func steps(_ name: String, of trace: TraceFile) -> [(recognizer: String, view: String, step: String)] {
        trace.lines(of: "gesture").compactMap { line in
            guard let recognizer = line["recognizer"] as? String, recognizer.hasPrefix(name),
                let view = line["view"] as? String, let from = line["from"] as? String, let to = line["to"] as? String
            else { return nil }
            return (recognizer, view, from + "-" + to)
        }
    }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try Self.replay.get()

        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }

    @Test func `five fingers at once all begin and end on the canvas`() throws {
        let trace = try TraceFile(Self.replay.get().trace)

        var down: Set<Int> = []
        var most = 0
        for line in trace.lines(of: "touch") {
            guard (line["view"] as? String)?.hasPrefix("TouchCanvas") == true, let id = line["id"] as? Int,
                let phase = line["phase"] as? String
            else { continue }
            if phase == "began" { #expect(down.insert(id).inserted) }
            if phase == "ended" || phase == "cancelled" { #expect(down.remove(id) != nil) }
            most = max(most, down.count)
        }
        #expect(most == 5)
        #expect(down.isEmpty)
    }

    @Test func `a photo is dragged, pinched and turned at the same time`() throws {
        let trace = try TraceFile(Self.replay.get().trace)

        var active: Set<String> = []
        var together = 0
        for line in trace.lines(of: "gesture") {
            guard (line["view"] as? String)?.hasPrefix("PhotoCard") == true,
                let recognizer = line["recognizer"] as? String, let to = line["to"] as? String
            else { continue }
            if to == "began" { active.insert(recognizer) } else if to != "changed" { active.remove(recognizer) }
            together = max(together, active.count)
        }
        #expect(together == 3)
        #expect(active.isEmpty)
    }

    @Test func `single taps wait for the double tap to fail`() throws {
        let trace = try TraceFile(Self.replay.get().trace)

        let onBoard = steps("UITapGestureRecognizer", of: trace).filter { $0.view.hasPrefix("UIView") }
        let double = onBoard.first?.recognizer
        let order = onBoard.filter { !$0.step.hasSuffix("-possible") }.map {
            ($0.recognizer == double ? "double " : "single ") + $0.step
        }
        let once = ["double possible-failed", "single possible-ended"]
        let twice = ["double possible-ended", "single possible-failed"]
        #expect(order == once + twice + once + once + once)
    }

    @Test func `a drag fails the long press, and a long press the drag`() throws {
        let trace = try TraceFile(Self.replay.get().trace)

        let order = steps("UILongPressGestureRecognizer", of: trace).map(\.step)
        let drag = ["possible-failed", "failed-possible"]
        let carry = ["possible-began", "began-changed", "changed-ended", "ended-possible"]
        #expect(order == drag + carry + drag + drag)
    }
}
