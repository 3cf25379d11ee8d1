import Foundation
import Testing

@Suite struct ListLabTourTests {
    private static let demo = DemoProcess("ListLab")
    private static let pages = [
        "MailViewController", "ErrandsViewController", "SettingsViewController", "RowsViewController",
        "PhotosViewController", "CalendarViewController", "StoreViewController", "FilesViewController",
    ]

    @Test func `two replays give the same trace and the same last picture`() throws {
        let first = try DemoTour(of: Self.demo)
        let second = try DemoTour(of: Self.demo)

        #expect(first.trace == second.trace)
        #expect(try TraceFile(first.trace).lines(of: "frame").count > 100)
        #expect(first.picture == second.picture)
        #expect(first.errors == "")
    }

    @Test func `the tour visits every page, and returns to the list after each`() throws {
        let appeared = try DemoTour(of: Self.demo).appearances(of: Self.pages + ["SubjectsViewController"])

        #expect(appeared == ["SubjectsViewController"] + Self.pages.flatMap { [$0, "SubjectsViewController"] })
    }

    @Test func `the tour reports no faults`() throws {
        #expect(try DemoTour(of: Self.demo, ["--check"]).errors == "")
    }

    @Test(arguments: ["mail", "to-do", "settings", "rows", "photos", "calendar", "store", "files"])
    func `a recording of a page reports no faults, each time the same`(page: String) throws {
        let first = try DemoTour(of: Self.demo, recording: page, ["--check"])
        let second = try DemoTour(of: Self.demo, recording: page, ["--check"])

        #expect(first.errors == "")
        #expect(first.trace == second.trace)
        #expect(first.picture == second.picture)
    }
}
