import Testing

@testable import SourceScanning

/// The order of UIKitCore's folders, which the compiler cannot see.
@Suite struct RoomTests {
    private static let list = "Tests/ArchitectureTests/Rooms/AllowedArrows.txt"

    private let project = ProjectTree.shared
    private let order = RoomOrder(
        page: ProjectTree.shared.text(of: "Sources/UIKitCore/UIKitCore.docc/Architecture.md"),
        heading: "Rooms of UIKitCore")

    @Test func `the order has every folder of UIKitCore once`() {
        let rooms = Set(project.sources(of: "UIKitCore").compactMap(RoomMap.room))

        let ordered = order.rooms

        #expect(ordered.sorted() == rooms.sorted())
    }

    @Test func `no folder mentions one above it but those on the list, which may only shrink`() {
        var report = CheckReport()
        let allowed = Set(project.text(of: Self.list).split(separator: "\n").compactMap { RoomArrow($0) })

        let causes = RoomMap(
            project.sources(of: "UIKitCore"),
            others: project.sources(of: "HostInterface", "UIFoundation", "QuartzCore", "CoreText", "CoreGraphics")
        ).causes
        let up = Set(causes.keys.filter(order.pointsUp))
        report.seen = causes.count - up.count
        for arrow in up.subtracting(allowed).sorted(by: { $0.description < $1.description }) {
            report.findings.append("\(Self.list):1: lacks \(arrow), which is new; " + words(for: causes[arrow] ?? [:]))
        }
        for arrow in allowed.subtracting(up).sorted(by: { $0.description < $1.description }) {
            report.findings.append("\(Self.list):1: allows \(arrow), which is gone; take it off the list.")
        }

        report.expectClean(atLeast: 250, of: "arrows that point down")
    }

    private func words(for causes: [String: Set<String>]) -> String {
        let mentions = causes.sorted { $0.key < $1.key }.map {
            "\($0.key) in \($0.value.sorted().joined(separator: ", "))"
        }
        return "it comes from " + mentions.joined(separator: "; ") + "."
    }
}
