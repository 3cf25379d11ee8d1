import Foundation
import Testing

@Suite struct TransitionLabTourTests {
    private static let demo = DemoProcess("TransitionLab")

    /// One replay of the tour, its trace and its last picture, for every test that looks at them.
    private static let replay = Result { try DemoTour(of: demo) }

    /// A transition that was completed.
    private struct Transition: Equatable {
        let kind: String
        let from: String
        let to: String
        let isInteractive: Bool
        let isCancelled: Bool
    }

    private func transitions() throws -> [Transition] {
        try TraceFile(Self.replay.get().trace).lines(of: "transition").compactMap { line in
            guard line["step"] as? String == "end", let kind = line["kind"] as? String,
                let from = line["from"] as? String, let to = line["to"] as? String
            else { return nil }
            return Transition(
                kind: kind, from: String(from.prefix { $0 != "#" }), to: String(to.prefix { $0 != "#" }),
                isInteractive: line["interactive"] as? Bool == true, isCancelled: line["cancelled"] as? Bool == true)
        }
    }

    @Test func `no constraints contradict each other, and each layout settles`() throws {
        #expect(try Self.replay.get().errors == "")
    }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try Self.replay.get()

        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }

    @Test func `cards are presented in every style and by every transition, and are dismissed`() throws {
        let transitions = try transitions()

        // Seven styles, a second sheet over one, the drawer once more and once by a finger, three other transitions, and after a
        // question and a turn one each.
        let presented = transitions.filter { $0.kind == "present" && $0.to == "CardViewController" }
        let dismissed = transitions.filter { $0.kind == "dismiss" && $0.from == "CardViewController" }
        #expect(presented.count == 16)
        #expect(dismissed.count == 16)
        #expect([presented, dismissed].map { $0.filter(\.isInteractive).count } == [1, 1])
        #expect(presented.filter { $0.from == "StylesViewController" }.count == 2)
    }

    @Test func `a finger leads photos back, once not far enough`() throws {
        let led = try transitions().filter { $0.from == "PhotoViewController" && $0.isInteractive }

        #expect(led.map(\.isCancelled) == [true, false, false])
    }

    @Test func `columns are stacked in a narrow window, and shown and hidden in a wide one`() throws {
        let lines = try TraceFile(Self.replay.get().trace).lines(of: "transition")
        let columns = lines.filter { $0["kind"] as? String == "columns" && $0["step"] as? String == "end" }
        let stacked = try transitions().filter { $0.to == "UINavigationController" && $0.kind == "push" }

        #expect(stacked.map(\.from) == ["DayViewController", "UINavigationController"])
        // In and out beside the last, by the turn, in and out over it, by the other turn, and in once more.
        #expect(columns.map { $0["interactive"] as? Bool } == [false, false, false, true, false, false, false])
    }

    @Test func `every pushed page is popped, the last one by a finger`() throws {
        let pops = try transitions().filter { $0.kind == "pop" && $0.from == "StackPageViewController" }

        #expect(pops.count == 7)
        #expect(pops.map(\.isInteractive) == [Bool](repeating: false, count: 6) + [true])
    }

    @Test func `every alert is answered`() throws {
        let transitions = try transitions()

        // One by the page of styles, one by a form, thirteen upright, one turned and dark, and one that is turned itself.
        #expect(transitions.filter { $0.kind == "present" && $0.to == "UIAlertController" }.count == 17)
        #expect(transitions.filter { $0.kind == "dismiss" && $0.from == "UIAlertController" }.count == 17)
    }

    @Test func `sheets and popovers are dismissed, one of the sheets by a drag`() throws {
        let transitions = try transitions()

        let sheets = transitions.filter { $0.kind == "dismiss" && $0.from == "UINavigationController" }
        let popovers = transitions.filter { $0.kind == "dismiss" && $0.from == "BubbleViewController" }
        // Four sheets, and a popover that is one where it is narrow.
        #expect(sheets.map(\.isInteractive) == [true, false, false, false, false])
        #expect(popovers.count == 6)
    }

    @Test func `albums are leafed through, tabs slide and children swap`() throws {
        let transitions = try transitions()
        let children = try Self.replay.get().appearances(of: ["FaceViewController"])

        // One leaf of each of five albums by a finger, one by a button, and the book opens and closes as the phone turns.
        #expect(
            transitions.filter { $0.kind == "turn" }.map(\.isInteractive) == [
                true, false, true, true, false, false, true, true,
            ])
        #expect(transitions.filter { $0.kind == "select" }.map(\.isInteractive) == [false, true])
        #expect(children.count == 5)
    }

    @Test func `a page of the list behind More replaces a tab, which moves to the list`() throws {
        let lines = try TraceFile(Self.replay.get().trace).lines(of: "controller")
        let pushed = try TraceFile(Self.replay.get().trace).lines(of: "transition").filter {
            $0["from"] as? String == "MoreListController" && $0["kind"] as? String == "push"
                && $0["step"] as? String == "end"
        }
        func joined(_ parent: String) -> [String] {
            lines.compactMap { line in
                line["call"] as? String == "didMove" && line["parent"] as? String == parent
                    ? line["object"] as? String : nil
            }.filter { $0.hasPrefix("TabPage") }
        }
        let (tabs, listed) = (joined("ManyTabsViewController"), joined("MoreNavigationController"))
        let shown = lines.filter { $0["call"] as? String == "viewDidAppear" }.compactMap { $0["object"] as? String }

        // Four and three, of which the sixth is pushed, and then swaps with the third; a drop on the first tab changes no order.
        #expect(tabs.count == 5 && listed.count == 5)
        #expect(pushed.map { $0["to"] as? String } == [listed[1]])
        #expect(tabs.last == listed[1])
        #expect(listed.last == tabs[2])
        // From the list, and twice by its tab.
        #expect(shown.filter { $0 == listed[1] }.count == 3)
    }

    /// The ends of the photos' transitions and whether they were turned around, with the last picture.
    private func zoomReplay() throws -> (ends: [String], picture: Data) {
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
        let first = try zoomReplay()
        let second = try zoomReplay()

        #expect(first.ends == ["present, turned around", "present", "dismiss, turned around", "dismiss"])
        #expect(first.picture == second.picture)
    }
}
