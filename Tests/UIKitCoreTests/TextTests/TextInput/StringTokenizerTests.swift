import CoreGraphics
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import CoreStages

@Suite(.application) struct StringTokenizerTests {
    /// A text, a unit, a position, whether the search is forward, and the unit around.
    nonisolated static let units: [(String, UITextGranularity, Int, Bool, String?)] = [
        ("one two", .word, 1, true, "one"), ("one two", .word, 0, true, "one"), ("one two", .word, 0, false, nil),
        ("one two", .word, 3, true, nil), ("one two", .word, 3, false, "one"), ("one two", .word, 4, true, "two"),
        ("don't go", .word, 4, true, "don't"), ("'quoted'", .word, 1, true, "quoted"), ("a1, b2", .word, 4, true, "b2"),
        ("a🙂b", .character, 1, true, "🙂"), ("a🙂b", .character, 3, false, "🙂"), ("ab", .character, 2, true, nil),
        ("One. Two! Three", .sentence, 0, true, "One. "), ("One. Two! Three", .sentence, 6, true, "Two! "),
        ("One. Two! Three", .sentence, 12, true, "Three"), ("v1.5 is out. Go", .sentence, 2, true, "v1.5 is out. "),
        ("a\nbc\n", .paragraph, 0, true, "a\n"), ("a\nbc\n", .paragraph, 3, true, "bc\n"),
        ("a\nbc", .document, 2, true, "a\nbc"), ("a\nbc", .line, 2, true, nil), ("", .document, 0, true, nil),
    ]

    @Test(arguments: units.indices) func `the unit around a position`(index: Int) {
        let (text, granularity, offset, isForward, expected) = Self.units[index]
        let note = NoteView(frame: .zero)
        note.insertText(text)
        let direction = UITextDirection.storage(isForward ? .forward : .backward)
        let place = NoteView.Place(offset)

        let range = note.tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: direction)

        #expect(range.flatMap(note.text) == expected)
        #expect(
            note.tokenizer.isPosition(place, withinTextUnit: granularity, inDirection: direction) == (expected != nil))
    }

    /// A unit, a position in "One two. Three", a direction, and the next boundary.
    nonisolated static let boundaries: [(UITextGranularity, Int, UITextDirection, Int?)] = [
        (.word, 0, .storage(.forward), 3), (.word, 3, .storage(.forward), 7), (.word, 14, .storage(.forward), nil),
        (.word, 14, .storage(.backward), 9), (.word, 5, .layout(.left), 4), (.word, 0, .layout(.left), nil),
        (.sentence, 1, .layout(.right), 9), (.character, 1, .layout(.right), 2), (.document, 3, .layout(.down), 14),
        (.document, 3, .layout(.up), 0),
    ]

    @Test(arguments: boundaries.indices) func `the next boundary from a position`(index: Int) {
        let (granularity, offset, direction, expected) = Self.boundaries[index]
        let note = NoteView(frame: .zero)
        note.insertText("One two. Three")

        let place = note.tokenizer.position(
            from: NoteView.Place(offset), toBoundary: granularity, inDirection: direction)

        #expect((place as? NoteView.Place)?.offset == expected)
    }

    @Test func `a word ends and begins at its boundaries`() {
        let note = NoteView(frame: .zero)
        note.insertText("one two")
        func isBoundary(_ offset: Int, _ direction: UITextStorageDirection) -> Bool {
            note.tokenizer.isPosition(NoteView.Place(offset), atBoundary: .word, inDirection: .storage(direction))
        }

        let ends = (0...7).filter { isBoundary($0, .forward) }
        let beginnings = (0...7).filter { isBoundary($0, .backward) }

        #expect(ends == [3, 7])
        #expect(beginnings == [0, 4])
    }
}
