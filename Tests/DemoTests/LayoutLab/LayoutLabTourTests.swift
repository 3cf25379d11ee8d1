import Foundation
import Testing

@Suite struct LayoutLabTourTests {
    private static let demo = DemoProcess("LayoutLab")
    private static let pages = [
        "StacksViewController", "PrioritiesViewController", "ConflictViewController", "FormViewController",
        "ArticleViewController", "GuidesViewController",
    ]

    /// One replay of the whole tour, its trace and its last picture, for every test that looks at them.
    private static let replay = Result { try DemoTour(of: demo) }

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try Self.replay.get()

        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(try TraceFile(first.trace).lines(of: "frame").count > 500)
        #expect(first.picture == second.picture)
    }

    @Test func `the tour visits every page, and returns to the list after each`() throws {
        let appeared = try Self.replay.get().appearances(of: Self.pages + ["SubjectsViewController"])

        #expect(appeared == ["SubjectsViewController"] + Self.pages.flatMap { [$0, "SubjectsViewController"] })
    }

    @Test func `the tour chooses every distribution, alignment and language, and moves sliders of four pages`() throws {
        let lines = try TraceFile(Self.replay.get().trace).lines(of: "action")

        func moved(_ control: String) -> [String] {
            lines.compactMap { line in
                guard line["event"] as? String == "valueChanged", let name = line["control"] as? String else {
                    return nil
                }
                return name.prefix { $0 != "#" } == control ? name : nil
            }
        }
        // Ten of distributions and alignments, four of the column and the way back from it, and three languages.
        #expect(moved("UISegmentedControl").count == 5 + 5 + 4 + 3)
        // Two of the stack, six of priorities, two of a conflict, and the margins.
        #expect(Set(moved("UISlider")).count == 2 + 6 + 2 + 1)
    }

    @Test func `the only contradiction is the one that the user makes, and it is reported once`() throws {
        let result = try Self.demo.run(["--headless", "--replay", Self.demo.recording.path])
        let reports = result.errors.components(separatedBy: "cannot all hold").count - 1

        #expect(result.exitCode == 0)
        #expect(reports == 1)
        #expect(result.errors.contains("The layout goes on without <NSLayoutConstraint: 'trailing'"))
    }

    @Test func `a form and a stack that are turned, enlarged and mirrored have no conflicts, each time the same`()
        throws
    {
        let first = try DemoTour(of: Self.demo, recording: "turning")
        let second = try DemoTour(of: Self.demo, recording: "turning")

        let turns = try TraceFile(first.trace).lines(of: "rotation").filter { $0["accepted"] as? Bool == true }
        #expect(turns.count == 6)
        #expect(first.errors == "")
        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }
}
