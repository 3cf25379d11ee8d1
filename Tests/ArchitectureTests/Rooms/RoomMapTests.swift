import Testing

@testable import SourceScanning

@Suite struct RoomMapTests {
    private func map(_ files: [String: String]) -> RoomMap {
        RoomMap(files.map { SwiftSource(path: "Sources/House/\($0.key).swift", text: $0.value) })
    }

    @Test func `the mention of a type is an arrow to its folder`() {
        let causes = map(["Low/Door": "class Door {}", "High/Hall": "struct Hall { let door: Door }"]).causes

        #expect(causes == [RoomArrow(from: "High", to: "Low"): ["Door": ["High/Hall.swift"]]])
    }

    @Test func `the use of a member that a folder adds to another's type is an arrow to that folder`() {
        let causes = map([
            "Low/Door": "class Door { func open() { unlock() } }",
            "High/Door+Lock": "extension Door { func unlock() {} }",
        ]).causes

        #expect(causes[RoomArrow(from: "Low", to: "High")] == ["unlock": ["Low/Door.swift"]])
    }

    @Test func `the use of a member that a chain of properties reaches is an arrow to its type's folder`() {
        let causes = map([
            "Low/House": "class House { weak var door: AnyObject?; func enter() { door?.unlock(); relock() } }",
            "High/Door": "class Door { func unlock() {}; func relock() {} }",
        ]).causes

        #expect(causes == [RoomArrow(from: "Low", to: "High"): ["unlock": ["Low/House.swift"]]])
    }

    @Test func `comments, texts and names of parameters are no mentions`() {
        let causes = map([
            "Low/Door": #"class Door { /* Lock */ let text = "Lock"; func turn(unlock: Int) -> Int { unlock } }"#,
            "High/Lock": "class Lock {}\nextension Door { var unlock: Int { 1 } }",
        ]).causes

        #expect(causes.keys.map(\.from) == ["High"])
    }

    @Test func `a name inside a type hides the one at file level`() {
        let causes = map([
            "Low/Door": "class Door { var style: Style }\nextension Door { enum Style {} }",
            "High/Style": "struct Style {}",
        ]).causes

        #expect(causes.isEmpty)
    }

    @Test func `an order is read from a page and decides which arrows point up`() {
        let order = RoomOrder(
            page: "## Rooms\n\nLowest first.\n\n```\nLow, Middle,\nHigh\n```\n## More", heading: "Rooms")

        let isUp = order.pointsUp(RoomArrow(from: "Low", to: "High"))
        let isDown = order.pointsUp(RoomArrow(from: "High", to: "Middle"))

        #expect(order.rooms == ["Low", "Middle", "High"])
        #expect(isUp && !isDown)
    }
}
