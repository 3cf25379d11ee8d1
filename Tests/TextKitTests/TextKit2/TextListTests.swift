import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIFoundation

/// The markers of lists beside their paragraphs; letters are squares of ten points.
@Suite(.application) struct TextListTests {
    private let list = NSTextList(markerFormat: .decimal, options: 0)

    private func attributes(
        _ lists: [NSTextList], _ change: (NSMutableParagraphStyle) -> Void = { _ in }
    ) -> [NSAttributedString.Key: Any] {
        NSMutableParagraphStyle.made {
            $0.textLists = lists
            change($0)
        }
    }

    /// The texts of the markers, "-" for lines without one; the empty line at the end is the last.
    private func markers(_ stage: FragmentStage) -> [String] {
        let manager = stage.manager.lineManager
        guard let source = manager.source else { return [] }
        var lines = Array(manager.lines(of: NSRange(0..<stage.storage.length)))
        if let extra = source.extraFragment { lines.append(extra) }
        return lines.map { $0.marker?.line.runs.map(\.glyphs.text).joined() ?? "-" }
    }

    private func line(_ stage: FragmentStage, at index: Int) throws -> LineFragment {
        try #require(stage.manager.lineManager.source?.fragment(at: index))
    }

    // MARK: Where markers are

    @Test func `text is 36 points from the margin, and the marker 25 before it`() throws {
        let stage = FragmentStage("ab\ncd", width: 200, padding: 5, attributes: attributes([list]))
        let line = try line(stage, at: 3)

        #expect(line.textX == 41)
        #expect(line.marker?.x == 16)
        let drawn = stage.drawing { stage.fragments()[1].draw(at: CGPoint(x: 41, y: 10), in: $0) }
        #expect(drawn.inkBounds.contains(box(17, 11, 43, 8)))
        let plain = FragmentStage("ab\ncd")
        let unmarked = plain.drawing { plain.fragments()[1].draw(at: CGPoint(x: 41, y: 10), in: $0) }
        #expect(!unmarked.inkBounds.contains(box(17, 11, 43, 8)))
    }

    @Test func `each list around a list indents by 36 points more`() throws {
        let inner = NSTextList(markerFormat: .disc, options: 0)
        let line = try line(FragmentStage("ab", width: 200, attributes: attributes([list, inner])), at: 0)

        #expect(line.textX == 72)
        #expect(line.marker?.x == 47)
    }

    @Test func `indents of the style win`() throws {
        let style = attributes([list]) { ($0.firstLineHeadIndent, $0.headIndent) = (4, 30) }
        let stage = FragmentStage("ab cd", width: 60, attributes: style)

        #expect(try line(stage, at: 0).textX == 30)
        #expect(try line(stage, at: 0).marker?.x == 4)
        #expect(try line(stage, at: 3).textX == 30)
        #expect(try line(stage, at: 3).marker == nil)
    }

    @Test func `text makes room for a long marker in its first line`() throws {
        let long = NSTextList(markerFormat: NSTextList.MarkerFormat("({decimal})"), options: 0)
        let stage = FragmentStage("ab cd", width: 80, attributes: attributes([long]))

        // Three squares from 11 on, and a quarter of one.
        #expect(try line(stage, at: 0).textX == 43.5)
        #expect(try line(stage, at: 3).textX == 36)
    }

    @Test func `in a paragraph from right to left the marker is at the right`() throws {
        let style = attributes([list]) { $0.baseWritingDirection = .rightToLeft }
        let line = try line(FragmentStage("ab", width: 200, attributes: style), at: 0)

        // 200 less 36 and two letters, and 200 less 11 and the marker.
        #expect(line.textX == 144)
        #expect(line.marker?.x == 179)
    }

    @Test func `a marker has the font and the colour of the paragraph's first letter`() throws {
        var style = attributes([list])
        style[.foregroundColor] = UIColor.red
        style[.underlineStyle] = 1
        let run = try #require(line(FragmentStage("ab", attributes: style), at: 0).marker?.line.runs.first)

        #expect(run.color == UIColor.red.cgColor)
        #expect(run.glyphs.size == 10)
        #expect(run.rules.isEmpty)
    }

    @Test func `the layout managers of TextKit 1 draw none and indent nothing`() throws {
        let stage = TextStage("ab", attributes: attributes([list]))

        #expect(stage.manager.location(forGlyphAt: 0).x == 0)
        #expect(stage.manager.source?.fragment(at: 0)?.marker == nil)
    }

    @Test func `a paragraph of several lines has one marker, and so has one with a line separator`() {
        let stage = FragmentStage("ab cd\u{2028}ef\ngh", width: 60, attributes: attributes([list]))

        #expect(markers(stage) == ["1", "-", "-", "2"])
    }

    // MARK: Numbers

    @Test func `items are counted from the starting number on`() {
        list.startingItemNumber = 9

        #expect(markers(FragmentStage("a\r\nb\rc", attributes: attributes([list]))) == ["9", "10", "11"])
    }

    @Test func `an inner list belongs to the item before it, and the outer one goes on behind`() {
        let inner = NSTextList(
            markerFormat: NSTextList.MarkerFormat(".{lower-alpha}"), options: .prependEnclosingMarker,
            startingItemNumber: 1)
        let stage = FragmentStage("a\nb\nc\nd\ne", width: 300, attributes: attributes([list]))
        stage.storage.addAttributes(attributes([list, inner]), range: NSRange(location: 2, length: 4))

        #expect(markers(stage) == ["1", "1.a", "1.b", "2", "3"])
    }

    @Test func `a paragraph that is not in the list ends it`() {
        let stage = FragmentStage("a\nb\nc\nd", attributes: attributes([list]))
        stage.storage.addAttributes(attributes([]), range: NSRange(location: 2, length: 2))

        #expect(markers(stage) == ["1", "-", "1", "2"])
    }

    @Test func `equal lists that are different objects are different lists`() {
        let stage = FragmentStage("a\nb", attributes: attributes([list]))
        let other = NSTextList(markerFormat: .decimal, options: 0)
        stage.storage.addAttributes(attributes([other]), range: NSRange(location: 2, length: 1))

        #expect(markers(stage) == ["1", "1"])
    }

    @Test func `the empty line at the end is an item of the list that is typed in`() {
        let stage = FragmentStage("a\n", attributes: attributes([list]))
        #expect(markers(stage) == ["1", "2"])

        stage.manager.lineManager.typingAttributes = attributes([])

        #expect(markers(stage) == ["1", "-"])
    }

    // MARK: Changes

    @Test func `a new item in the middle counts up those behind it, and a taken one down`() {
        let stage = FragmentStage("a\nb\nc", attributes: attributes([list]))
        #expect(markers(stage) == ["1", "2", "3"])
        var shown: [NSRange] = []
        stage.manager.lineManager.displayDidChange = { shown.append($0) }

        stage.storage.replaceCharacters(in: NSRange(location: 1, length: 0), with: "\nx")
        #expect(markers(stage) == ["1", "2", "3", "4"])
        #expect(shown.last == NSRange(location: 4, length: 3))

        stage.storage.deleteCharacters(in: NSRange(location: 1, length: 2))
        #expect(markers(stage) == ["1", "2", "3"])
    }

    @Test func `the items behind one that leaves the list are counted anew`() {
        let stage = FragmentStage("a\nb\nc\nd", attributes: attributes([list]))
        #expect(markers(stage) == ["1", "2", "3", "4"])

        stage.storage.addAttributes(attributes([]), range: NSRange(location: 2, length: 2))
        #expect(markers(stage) == ["1", "-", "1", "2"])

        stage.storage.addAttributes(attributes([list]), range: NSRange(location: 2, length: 2))
        #expect(markers(stage) == ["1", "2", "3", "4"])
    }

    /// A storage that fixes attributes only when they are needed.
    private nonisolated final class LazyStorage: NSTextStorage {
        override var fixesAttributesLazily: Bool { true }
    }

    private func stage(_ string: String, isLazy: Bool) -> FragmentStage {
        let stage = FragmentStage(string, width: 400, attributes: attributes([list]))
        if isLazy { stage.content.textStorage = LazyStorage(string: string, attributes: attributes([list])) }
        return stage
    }

    @Test(arguments: [false, true]) func `a paragraph that joins an item counts with it, as do the items behind`(
        isLazy: Bool
    ) {
        let stage = stage("a\nb\nc\nd", isLazy: isLazy)
        stage.storage.addAttributes(attributes([]), range: NSRange(location: 2, length: 2))
        #expect(markers(stage) == ["1", "-", "1", "2"])

        stage.storage.deleteCharacters(in: NSRange(location: 1, length: 1))

        #expect(markers(stage) == ["1", "2", "3"])
    }

    @Test(arguments: [false, true]) func `an item that joins a plain paragraph leaves the list, and the others stay`(
        isLazy: Bool
    ) {
        let stage = stage("a\nb\nc\nd", isLazy: isLazy)
        stage.storage.addAttributes(attributes([]), range: NSRange(location: 0, length: 2))
        #expect(markers(stage) == ["-", "1", "2", "3"])

        stage.storage.deleteCharacters(in: NSRange(location: 1, length: 1))

        #expect(markers(stage) == ["-", "1", "2"])
    }

    @Test(arguments: [false, true]) func `changes at random leave the numbers that counting from the beginning gives`(
        isLazy: Bool
    ) {
        var numbers = SeededNumbers(seed: 7)
        let stage = stage("a\nb\nc\nd\ne\nf", isLazy: isLazy)
        for _ in 0..<400 {
            let length = stage.storage.length
            let start = numbers.below(length + 1)
            let range = NSRange(start..<min(length, start + numbers.below(4)))
            switch numbers.below(5) {
            case 4: stage.storage.deleteCharacters(in: range)
            case 0: stage.storage.replaceCharacters(in: range, with: "\n")
            case 1: stage.storage.replaceCharacters(in: range, with: "x")
            case 2: stage.storage.addAttributes(attributes(numbers.below(2) == 0 ? [] : [list]), range: range)
            default: stage.storage.replaceCharacters(in: NSRange(location: start, length: 0), with: "y\nz")
            }
            let shown = markers(stage)
            stage.manager.lineManager.forgetAllLines()
            #expect(shown == markers(stage))
        }
    }

    @Test func `a key in a list of many items counts no more than its neighbours`() {
        let text = String(repeating: "item\n", count: 20_000)
        let storage = CountingStorage(string: text, attributes: attributes([list]))
        let stage = FragmentStage("")
        stage.content.textStorage = storage
        stage.manager.ensureLayout(for: CGRect(x: 0, y: 100_000, width: 100, height: 300))
        storage.readCount = 0

        storage.replaceCharacters(in: NSRange(location: 50_002, length: 0), with: "x")
        stage.manager.ensureLayout(for: CGRect(x: 0, y: 100_000, width: 100, height: 300))

        #expect(storage.readCount < 100)
    }

    @Test func `leaving TextKit 2 takes the markers away`() {
        let stage = FragmentStage("ab", attributes: attributes([list]))
        #expect(markers(stage) == ["1"])
        let manager = stage.manager.lineManager

        stage.manager.releaseLines()
        stage.storage.addLayoutManager(manager)

        #expect(manager.source?.fragment(at: 0)?.textX == 0)
    }
}

/// Counts how often attributes are read.
nonisolated private final class CountingStorage: NSTextStorage {
    var readCount = 0

    override func attributes(
        at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
        readCount += 1
        return super.attributes(at: location, effectiveRange: range)
    }
}
