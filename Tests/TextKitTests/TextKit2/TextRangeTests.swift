import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct TextRangeTests {
    private let stage = FragmentStage("abcdefghij")

    @Test func `locations are moved within the document, and are nil beyond its ends`() {
        let start = stage.content.documentRange.location
        let end = stage.content.documentRange.endLocation

        #expect(stage.content.offset(from: start, to: end) == 10)
        #expect(stage.content.offset(from: end, to: start) == -10)
        #expect(stage.content.location(start, offsetBy: 10)?.compare(end) == .orderedSame)
        #expect(stage.content.location(end, offsetBy: -10)?.compare(start) == .orderedSame)
        #expect(stage.content.location(start, offsetBy: 11) == nil)
        #expect(stage.content.location(start, offsetBy: -1) == nil)
        #expect(stage.content.location(end, offsetBy: 1) == nil)
    }

    @Test func `locations compare by their order and are equal objects at the same position`() {
        #expect(stage.location(2).compare(stage.location(3)) == .orderedAscending)
        #expect(stage.location(3).compare(stage.location(2)) == .orderedDescending)
        #expect(stage.location(3).isEqual(stage.location(3)))
        #expect(!stage.location(3).isEqual(stage.location(4)))
        #expect(stage.location(3).hash == stage.location(3).hash)
    }

    @Test func `a range whose end is in front of its beginning is nil`() {
        #expect(NSTextRange(location: stage.location(3), end: stage.location(2)) == nil)
        #expect(NSTextRange(location: stage.location(3), end: stage.location(3))?.isEmpty == true)
        #expect(NSTextRange(location: stage.location(3), end: nil)?.isEmpty == true)
        #expect(NSTextRange(location: stage.location(3)).endLocation.isEqual(stage.location(3)))
    }

    @Test func `ranges are half open`() {
        let range = stage.range(2, 5)

        #expect(!range.contains(stage.location(1)))
        #expect(range.contains(stage.location(2)))
        #expect(range.contains(stage.location(4)))
        #expect(!range.contains(stage.location(5)))
        #expect(!stage.range(2, 2).contains(stage.location(2)))
    }

    @Test func `a range contains those within it, itself and empty ones at its ends`() {
        let range = stage.range(2, 5)

        #expect(range.contains(stage.range(3, 4)))
        #expect(range.contains(range))
        #expect(range.contains(stage.range(5, 5)))
        #expect(!range.contains(stage.range(1, 3)))
        #expect(!range.contains(stage.range(4, 6)))
    }

    @Test func `the intersection is the part in both, and nil where they only touch`() {
        let range = stage.range(2, 5)

        #expect(range.intersection(stage.range(4, 8)) == stage.range(4, 5))
        #expect(range.intersection(stage.range(0, 9)) == range)
        #expect(range.intersection(stage.range(5, 8)) == nil)
        #expect(range.intersection(stage.range(7, 8)) == nil)
        #expect(range.intersection(stage.range(3, 3)) == stage.range(3, 3))
        #expect(range.intersection(stage.range(5, 5)) == nil)
        #expect(range.intersects(stage.range(1, 3)))
        #expect(!range.intersects(stage.range(0, 2)))
    }

    @Test func `the union reaches from the first beginning to the last end`() {
        #expect(stage.range(2, 5).union(stage.range(7, 9)) == stage.range(2, 9))
        #expect(stage.range(7, 9).union(stage.range(2, 5)) == stage.range(2, 9))
        #expect(stage.range(2, 5).union(stage.range(3, 4)) == stage.range(2, 5))
    }

    @Test func `ranges with the same ends are equal`() {
        #expect(stage.range(2, 5).isEqual(to: stage.range(2, 5)))
        #expect(stage.range(2, 5) == stage.range(2, 5))
        #expect(stage.range(2, 5) != stage.range(2, 6))
        #expect(stage.range(2, 5).hash == stage.range(2, 5).hash)
        #expect(!stage.range(2, 5).isEqual("2...5"))
    }
}
