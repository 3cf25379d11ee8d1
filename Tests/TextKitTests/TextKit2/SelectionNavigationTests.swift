import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// Movements, presses and deletions in a document of squares of 10 points.
@Suite(.application) struct SelectionNavigationTests {
    private typealias Navigation = NSTextSelectionNavigation

    private func caret(_ stage: FragmentStage, _ index: Int) -> NSTextSelection {
        NSTextSelection(stage.location(index), affinity: .downstream)
    }

    private func indices(_ stage: FragmentStage, _ selection: NSTextSelection?) -> Range<Int>? {
        selection?.textRanges.first.map(stage.indices)
    }

    /// Where a movement of a caret ends; nil when there is none.
    private func end(
        _ stage: FragmentStage, _ index: Int, _ direction: Navigation.Direction, _ destination: Navigation.Destination,
        confined: Bool = false
    ) -> Int? {
        let moved = stage.manager.textSelectionNavigation.destinationSelection(
            for: caret(stage, index), direction: direction, destination: destination, extending: false,
            confined: confined)
        return indices(stage, moved)?.lowerBound
    }

    @Test func `a caret moves by composed characters and stops at the ends`() {
        let stage = FragmentStage("a👨‍👩‍👧‍👦e\u{301}\r\nb", width: 400)

        #expect(end(stage, 0, .forward, .character) == 1)
        #expect(end(stage, 1, .forward, .character) == 12)
        #expect(end(stage, 12, .forward, .character) == 14)
        #expect(end(stage, 14, .forward, .character) == 16)
        #expect(end(stage, 16, .backward, .character) == 14)
        #expect(end(stage, 12, .backward, .character) == 1)
        #expect(end(stage, 17, .forward, .character) == nil)
        #expect(end(stage, 0, .backward, .character) == nil)
    }

    @Test func `words, sentences and paragraphs end where they do in either direction`() {
        let stage = FragmentStage("One two. Three!\nFour", width: 400)

        #expect(end(stage, 0, .forward, .word) == 3)
        #expect(end(stage, 3, .forward, .word) == 7)
        #expect(end(stage, 7, .backward, .word) == 4)
        #expect(end(stage, 2, .forward, .sentence) == 9)
        #expect(end(stage, 12, .backward, .sentence) == 9)
        #expect(end(stage, 2, .forward, .paragraph) == 15)
        #expect(end(stage, 15, .forward, .paragraph) == 20)
        #expect(end(stage, 18, .backward, .paragraph) == 16)
        #expect(end(stage, 16, .backward, .paragraph) == 0)
        #expect(end(stage, 5, .forward, .document) == 20)
        #expect(end(stage, 5, .backward, .document) == 0)
        #expect(end(stage, 5, .forward, .container) == 20)
    }

    @Test func `a movement that is confined ends with the paragraph`() {
        let stage = FragmentStage("ab\ncd")

        #expect(end(stage, 1, .forward, .document, confined: true) == 2)
        #expect(end(stage, 4, .backward, .document, confined: true) == 3)
        #expect(end(stage, 2, .forward, .character, confined: true) == nil)
    }

    @Test func `a caret at the end of a wrapped line belongs to that line`() {
        // Ten squares fit into a line.
        let stage = FragmentStage("aaaaaaaaaabbbb")
        let navigation = stage.manager.textSelectionNavigation
        let moved = navigation.destinationSelection(
            for: caret(stage, 3), direction: .forward, destination: .line, extending: false, confined: false)

        #expect(indices(stage, moved) == 10..<10)
        #expect(moved?.affinity == .upstream)
        let back = moved.flatMap {
            navigation.destinationSelection(
                for: $0, direction: .backward, destination: .line, extending: false, confined: false)
        }
        #expect(indices(stage, back) == 0..<0)
        #expect(end(stage, 12, .backward, .line) == 10)
    }

    @Test func `movements down keep their column through a short line`() throws {
        let stage = FragmentStage("abcdef\nx\nabcdef")
        let navigation = stage.manager.textSelectionNavigation
        func down(_ selection: NSTextSelection) throws -> NSTextSelection {
            try #require(
                navigation.destinationSelection(
                    for: selection, direction: .down, destination: .character, extending: false, confined: false))
        }

        let short = try down(caret(stage, 4))
        #expect(indices(stage, short) == 8..<8)
        #expect(short.anchorPositionOffset == 40)
        #expect(indices(stage, try down(short)) == 13..<13)
        #expect(end(stage, 13, .down, .character) == 15)
        #expect(end(stage, 2, .up, .character) == 0)
    }

    @Test func `an extended selection turns around its anchor`() throws {
        let stage = FragmentStage("abcdef")
        let navigation = stage.manager.textSelectionNavigation
        var selection = caret(stage, 2)
        var ranges: [Range<Int>?] = []
        for direction in [Navigation.Direction.forward, .forward, .backward, .backward, .backward] {
            selection = try #require(
                navigation.destinationSelection(
                    for: selection, direction: direction, destination: .character, extending: true, confined: false))
            ranges.append(indices(stage, selection))
        }

        #expect(ranges == [2..<3, 2..<4, 2..<3, 2..<2, 1..<2])
        let left = navigation.destinationSelection(
            for: selection, direction: .forward, destination: .character, extending: false, confined: false)
        #expect(indices(stage, left) == 2..<2)
    }

    @Test func `left and right follow the paragraph's direction`() {
        let style = NSMutableParagraphStyle()
        style.baseWritingDirection = .rightToLeft
        let stage = FragmentStage("אב גד", attributes: TextStage.ten.merging([.paragraphStyle: style]) { $1 })

        #expect(stage.manager.baseWritingDirection(at: stage.location(0)) == .rightToLeft)
        #expect(end(stage, 0, .left, .word) == 2)
        #expect(end(stage, 2, .right, .word) == 0)
        #expect(end(stage, 1, .left, .line) == 5)
    }

    @Test func `a press places the caret, and a drag selects by the anchor's unit`() throws {
        let stage = FragmentStage("ab cd ef")
        let navigation = stage.manager.textSelectionNavigation
        func press(
            _ x: CGFloat, _ anchors: [NSTextSelection] = [], _ modifiers: Navigation.Modifier = [],
            selecting: Bool = false
        ) -> [NSTextSelection] {
            navigation.textSelections(
                interactingAt: CGPoint(x: x, y: 5), inContainerAt: stage.location(0), anchors: anchors,
                modifiers: modifiers, selecting: selecting, bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        }

        let pressed = press(24)
        #expect(indices(stage, pressed.first) == 2..<2)
        #expect(indices(stage, press(44, pressed, selecting: true).first) == 2..<4)
        #expect(indices(stage, press(4, pressed, selecting: true).first) == 0..<2)
        #expect(indices(stage, press(71, pressed, .extend).first) == 2..<7)

        let word = try #require(
            navigation.textSelection(for: .word, enclosing: CGPoint(x: 33, y: 5), inContainerAt: stage.location(0)))
        #expect(indices(stage, word) == 3..<5)
        #expect(indices(stage, press(66, [word], selecting: true).first) == 3..<8)
        #expect(indices(stage, press(4, [word], selecting: true).first) == 0..<5)
    }

    @Test func `a selection is enlarged to whole units`() {
        let stage = FragmentStage("One two. Three!\nFour", width: 400)
        let navigation = stage.manager.textSelectionNavigation
        func enlarged(_ start: Int, _ end: Int, _ granularity: NSTextSelection.Granularity) -> Range<Int>? {
            let selection = NSTextSelection(
                range: stage.range(start, end), affinity: .downstream, granularity: .character)
            return indices(stage, navigation.textSelection(for: granularity, enclosing: selection))
        }

        #expect(enlarged(1, 1, .word) == 0..<3)
        #expect(enlarged(1, 5, .word) == 0..<7)
        #expect(enlarged(3, 3, .word) == 3..<4)
        #expect(enlarged(10, 11, .sentence) == 9..<16)
        #expect(enlarged(2, 17, .paragraph) == 0..<20)
        #expect(enlarged(2, 2, .line) == 0..<16)
    }

    @Test func `deletions take the selection, a composed character, its last part, or a word`() {
        let stage = FragmentStage("ab e\u{301}", width: 400)
        let navigation = stage.manager.textSelectionNavigation
        func deleted(
            _ selection: NSTextSelection, _ direction: Navigation.Direction, _ destination: Navigation.Destination,
            decomposes: Bool = false
        ) -> [Range<Int>] {
            navigation.deletionRanges(
                for: selection, direction: direction, destination: destination, allowsDecomposition: decomposes
            )
            .map(stage.indices)
        }
        let selection = NSTextSelection(range: stage.range(1, 3), affinity: .downstream, granularity: .character)

        #expect(deleted(selection, .backward, .character) == [1..<3])
        #expect(deleted(caret(stage, 5), .backward, .character) == [3..<5])
        #expect(deleted(caret(stage, 5), .backward, .character, decomposes: true) == [4..<5])
        #expect(deleted(caret(stage, 2), .backward, .word) == [0..<2])
        #expect(deleted(caret(stage, 0), .forward, .character) == [0..<1])
        #expect(deleted(caret(stage, 0), .backward, .character) == [])
    }
}
