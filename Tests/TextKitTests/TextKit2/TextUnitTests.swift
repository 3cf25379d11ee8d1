import Foundation
import Testing
import UIFoundation
import UIKitTesting

/// The text in units, beside Foundation's where it has them.
@Suite(.application) struct TextUnitTests {
    private struct Unit: Equatable {
        var string: String?
        var range: Range<Int>
        var enclosing: Range<Int>?
    }

    private func units(
        _ stage: FragmentStage, from index: Int, _ options: NSString.EnumerationOptions
    ) -> [Unit] {
        var result: [Unit] = []
        stage.manager.enumerateSubstrings(from: stage.location(index), options: options) { string, range, whole, _ in
            result.append(Unit(string: string, range: stage.indices(range), enclosing: whole.map(stage.indices)))
        }
        return result
    }

    @Test(arguments: [NSString.EnumerationOptions.byLines, .byParagraphs], [false, true])
    func `lines and paragraphs are Foundation's`(_ kind: NSString.EnumerationOptions, _ isReverse: Bool) {
        let string = "  one\u{2028}x\r\nthree, four\n\nfive\rsix\u{2029}end\n"
        let options = isReverse ? kind.union(.reverse) : kind
        var expected: [Unit] = []
        string.enumerateSubstrings(in: string.startIndex..<string.endIndex, options: options) { text, range, whole, _ in
            let (own, around) = (NSRange(range, in: string), NSRange(whole, in: string))
            expected.append(
                Unit(
                    string: text, range: own.location..<own.upperBound, enclosing: around.location..<around.upperBound))
        }

        let found = units(FragmentStage(string), from: isReverse ? string.utf16.count : 0, options)

        #expect(found == expected)
        #expect(found.count == (kind == .byLines ? 7 : 6))
    }

    @Test func `a word's enclosing range reaches to the next word, over paragraphs too`() {
        let stage = FragmentStage("one, two.\n\n three ")

        #expect(
            units(stage, from: 0, NSString.EnumerationOptions(rawValue: 3)) == [
                Unit(string: "one", range: 0..<3, enclosing: 0..<5),
                Unit(string: "two", range: 5..<8, enclosing: 5..<12),
                Unit(string: "three", range: 12..<17, enclosing: 12..<18),
            ])
    }

    @Test(arguments: [2, 5, 6] as [NSString.EnumerationOptions.RawValue])
    func `carets and deletions are by composed characters`(_ kind: NSString.EnumerationOptions.RawValue) {
        let found = units(FragmentStage("ae\u{301}\r\n"), from: 0, NSString.EnumerationOptions(rawValue: kind))

        #expect(found.map(\.range) == [0..<1, 1..<3, 3..<5])
    }

    @Test func `a character that is longer than the parts that are read ends the enumeration`() {
        let marks = String(repeating: "\u{301}", count: 600)
        let stage = FragmentStage(String(repeating: "x", count: 1100) + "e" + marks)
        let kind = NSString.EnumerationOptions.byComposedCharacterSequences

        #expect(units(stage, from: 1100, kind).map(\.range) == [1100..<1701])
        #expect(units(stage, from: 1701, kind.union(.reverse)).first?.range == 1100..<1701)
    }

    @Test func `units are lines unless options name others`() {
        let stage = FragmentStage("ab\ncd")
        let source: any NSTextSelectionDataSource = stage.manager
        var ranges: [Range<Int>] = []
        stage.manager.enumerateSubstrings(from: stage.location(3)) { _, range, _, _ in
            ranges.append(stage.indices(range))
        }
        source.enumerateSubstrings(from: stage.location(0)) { _, range, _, stop in
            ranges.append(stage.indices(range))
            stop.pointee = true
        }

        #expect(ranges == [3..<5, 0..<2])
    }
}
