import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// Movements and deletions at the ends of lines, paragraphs and documents.
@Suite(.application) struct SelectionEdgeTests {
    private typealias Navigation = NSTextSelectionNavigation

    private func caret(_ stage: FragmentStage, _ index: Int) -> NSTextSelection {
        NSTextSelection(stage.location(index), affinity: .downstream)
    }

    private func end(
        _ stage: FragmentStage, _ index: Int, _ direction: Navigation.Direction, _ destination: Navigation.Destination
    ) -> Int? {
        let moved = stage.manager.textSelectionNavigation.destinationSelection(
            for: caret(stage, index), direction: direction, destination: destination, extending: false, confined: false)
        return moved?.textRanges.first.map(stage.indices)?.lowerBound
    }

    private func deleted(
        _ string: String, _ index: Int, _ direction: Navigation.Direction, _ destination: Navigation.Destination,
        decomposes: Bool = false
    ) -> [Range<Int>] {
        let stage = FragmentStage(string, width: 400)
        return stage.manager.textSelectionNavigation.deletionRanges(
            for: caret(stage, index), direction: direction, destination: destination, allowsDecomposition: decomposes
        )
        .map(stage.indices)
    }

    @Test func `the empty line behind a last line end is a line and a paragraph`() {
        let one = FragmentStage("abc\n")
        #expect(end(one, 4, .forward, .line) == nil)
        #expect(end(one, 4, .backward, .line) == nil)
        #expect(end(one, 4, .forward, .paragraph) == nil)
        #expect(end(one, 4, .backward, .paragraph) == 0)
        #expect(end(one, 3, .down, .character) == 4)

        #expect(end(FragmentStage("ab\ncd\n"), 6, .up, .character) == 3)
        #expect(end(FragmentStage("ab\n"), 2, .forward, .paragraph) == 3)
    }

    @Test func `a document without a line end at its end has no empty line`() {
        let stage = FragmentStage("abc")

        #expect(end(stage, 3, .backward, .line) == 0)
        #expect(end(stage, 3, .backward, .paragraph) == 0)
    }

    @Test func `a deletion of a paragraph from its end takes the line end alone`() {
        #expect(deleted("ab\ncd", 0, .forward, .paragraph) == [0..<2])
        #expect(deleted("ab\ncd", 2, .forward, .paragraph) == [2..<3])
        #expect(deleted("ab\ncd", 3, .backward, .paragraph) == [2..<3])
        #expect(deleted("ab\ncd", 5, .backward, .paragraph) == [3..<5])
        #expect(deleted("ab\ncd", 5, .forward, .paragraph) == [])
        #expect(deleted("ab\n", 3, .backward, .paragraph) == [2..<3])
    }

    @Test(arguments: ["\r\n", "👨‍👩‍👧‍👦", "🇩🇪", "\u{2764}\u{FE0F}", "1\u{FE0F}\u{20E3}"])
    func `only a mark is taken from a composed character`(_ character: String) {
        let end = 1 + character.utf16.count

        #expect(deleted("a" + character, end, .backward, .character, decomposes: true) == [1..<end])
        #expect(deleted("ae\u{301}", 3, .backward, .character, decomposes: true) == [2..<3])
    }

    @Test func `a press extends a selection whose ranges are out of order`() {
        let stage = FragmentStage("ab cd ef")
        let anchor = NSTextSelection(
            [stage.range(4, 6), stage.range(0, 2)], affinity: .downstream, granularity: .character)

        let pressed = stage.manager.textSelectionNavigation.textSelections(
            interactingAt: CGPoint(x: 71, y: 5), inContainerAt: stage.location(0), anchors: [anchor],
            modifiers: .extend, selecting: false, bounds: CGRect(x: 0, y: 0, width: 100, height: 100))

        #expect(pressed.first?.textRanges.map(stage.indices) == [4..<7])
    }

    @Test func `the carets of a long line are found as those of a short one, without reading unit by unit`() {
        func count(_ length: Int) -> Int {
            let stage = FragmentStage(String(repeating: "a", count: length), width: 4000)
            let counting = CountingSource()
            stage.content.addTextLayoutManager(counting)
            counting.textContainer = NSTextContainer(size: CGSize(width: 4000, height: 0))
            let pressed = NSTextSelectionNavigation(dataSource: counting).textSelections(
                interactingAt: CGPoint(x: 4000, y: 5), inContainerAt: stage.location(0), anchors: [], selecting: false,
                bounds: CGRect(x: 0, y: 0, width: 4000, height: 100))
            #expect(pressed.first?.textRanges.map(stage.indices) == [length..<length])
            return counting.count
        }

        #expect(count(300) == count(3))
    }
}

/// Counts the enumerations of substrings.
private nonisolated final class CountingSource: NSTextLayoutManager, @unchecked Sendable {
    private(set) var count = 0

    override func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        count += 1
        super.enumerateSubstrings(from: location, options: options, using: block)
    }
}
