import Foundation
import Testing

@Suite struct ListLabTourTests {
    private static let demo = DemoProcess("ListLab")
    private static let pages = [
        "MailViewController", "ErrandsViewController", "SettingsViewController", "RowsViewController",
    ]

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try DemoTour(of: Self.demo)
        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(try TraceFile(first.trace).lines(of: "frame").count > 100)
        #expect(first.picture == second.picture)
        #expect(first.errors == "")
    }

    @Test func `the tour visits every page, and comes back to the list after each`() throws {
        let appeared = try DemoTour(of: Self.demo).appearances(of: Self.pages + ["SubjectsViewController"])

        #expect(appeared == ["SubjectsViewController"] + Self.pages.flatMap { [$0, "SubjectsViewController"] })
    }

    @Test(arguments: ["mail", "to-do", "settings", "rows"])
    func `a recording of a page says nothing of faults, each time the same`(page: String) throws {
        func replay() throws -> (trace: String, picture: Data) {
            let folder = try TemporaryFolder()
            let recording = Self.demo.recording.deletingLastPathComponent().appendingPathComponent("\(page).jsonl")
            let result = try Self.demo.run([
                "--headless", "--replay", recording.path, "--trace", "all:" + folder.path("trace.jsonl"),
                "--screenshot",
                folder.path("last.png"), "--check",
            ])
            try #require(result.exitCode == 0, "\(result.errors)")
            #expect(result.errors == "")
            let picture = try Data(contentsOf: folder.url.appendingPathComponent("last.png"))
            return (try folder.read("trace.jsonl"), picture)
        }
        let first = try replay()
        let second = try replay()

        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }
}
