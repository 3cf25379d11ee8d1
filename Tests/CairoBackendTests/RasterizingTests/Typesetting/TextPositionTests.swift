import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing

@Suite struct TextPositionTests {
    private static let typesetter = PangoTypesetter()

    private func layout(_ string: String, width: CGFloat? = nil) -> TextLayout {
        Self.typesetter.layout(TextRequest(string, font: FontRequest(size: 17), width: width))
    }

    private func width(_ string: String) -> CGFloat { layout(string).size.width }

    @Test func `carets are where the text before them ends`() {
        let line = layout("Wi nn").lines[0]

        #expect(line.caretX(at: 0) == 0)
        #expect(abs(line.caretX(at: 1) - width("W")) < 0.5)
        #expect(abs(line.caretX(at: 5) - line.width) < 0.01)
        #expect(abs(line.caretX(at: 99) - line.width) < 0.01)
    }

    @Test func `every position is found again at its caret`() {
        let string = "Grüße 👩‍👩‍👧 an e\u{301}lle"
        let line = layout(string).lines[0]
        var offset = 0
        let places = string.map { character -> Int in
            defer { offset += character.utf16.count }
            return offset
        }

        let found = places.map { line.position(atX: line.caretX(at: $0) + 0.01).index }

        #expect(found == places)
    }

    @Test func `a point gives the nearer side of a character`() {
        let line = layout("WW").lines[0]
        let side = width("W")

        #expect(line.position(atX: side * 0.4).index == 0)
        #expect(line.position(atX: side * 0.6).index == 1)
        #expect(line.position(atX: -50).index == 0 && line.position(atX: 500).index == 2)
        #expect(line.characterIndex(atX: side * 0.9) == 0 && line.characterIndex(atX: -1) == nil)
    }

    @Test func `in Hebrew carets move to the left`() {
        let line = layout("שלום").lines[0]

        let carets = (0...4).map { line.caretX(at: $0) }

        #expect(abs(carets[0] - line.width) < 0.01 && abs(carets[4]) < 0.01)
        #expect(zip(carets, carets.dropFirst()).allSatisfy { $0 > $1 })
        #expect(line.position(atX: line.width + 10).index == 0 && line.position(atX: -10).index == 4)
    }

    @Test func `where directions meet a position has two carets`() {
        let line = layout("abשל").lines[0]

        let downstream = line.caretX(at: 2)
        let upstream = line.caretX(at: 2, isUpstream: true)

        #expect(abs(downstream - line.width) < 0.01)
        #expect(abs(upstream - width("ab")) < 0.5)
    }

    @Test func `a range across directions is selected in pieces`() {
        let line = layout("abc שלום def").lines[0]

        let pieces = line.stretches(of: 2..<6)

        #expect(pieces.count == 2)
        #expect(pieces[0].upperBound < pieces[1].lowerBound)
        #expect(line.stretches(of: 0..<12).count == 1)
        #expect(line.stretches(of: 3..<3).isEmpty)
    }

    @Test func `a letter made of several characters has one caret position`() {
        let line = layout("ae\u{301}b").lines[0]

        #expect(line.caretX(at: 2) == line.caretX(at: 1))
        #expect(line.caretX(at: 3) > line.caretX(at: 1))
    }

    @Test func `lines are found by position and by height`() {
        let layout = layout("one two three four five", width: 80)
        let second = layout.lines[1].range.lowerBound

        #expect(layout.lineIndex(of: TextPosition(index: second, isUpstream: false)) == 1)
        #expect(layout.lineIndex(of: TextPosition(index: second, isUpstream: true)) == 0)
        #expect(layout.lineIndex(atY: -10) == 0 && layout.lineIndex(atY: 1e6) == layout.lines.count - 1)
        #expect(layout.lineIndex(atY: layout.lines[1].origin.y) == 1)
    }

    @Test func `a caret is as high as its line and a point in it leads back`() {
        let layout = layout("one two three four five", width: 80)
        let position = TextPosition(index: layout.lines[1].range.lowerBound + 2, isUpstream: false)

        let caret = layout.caretRect(at: position)

        #expect(abs(caret.height - layout.lines[1].height) < 0.01 && caret.width == 0)
        #expect(layout.position(at: CGPoint(x: caret.minX, y: caret.midY)).index == position.index)
    }

    @Test func `a selection has a rectangle for each line`() {
        let layout = layout("one two three four five", width: 80)

        let rects = layout.selectionRects(for: 0..<23)

        #expect(rects.count == layout.lines.count)
        #expect(zip(rects, rects.dropFirst()).allSatisfy { abs($0.maxY - $1.minY) < 0.01 })
    }

    @Test func `words are found without spaces and punctuation, in Thai by a dictionary`() {
        #expect(Self.typesetter.wordRanges(in: "Hi, 👋 you.") == [0..<2, 7..<10])
        #expect(Self.typesetter.wordRanges(in: "") == [])
        #expect(Self.typesetter.wordRanges(in: "สวัสดีชาวโลก").count >= 2)
    }

    @Test func `ink is smaller than the room of a text`() throws {
        let layout = layout("x")
        let run = try #require(layout.lines[0].runs.first)

        let ink = Self.typesetter.inkBounds(of: run.glyphs)

        #expect(ink.height > 4 && ink.height < layout.size.height * 0.7)
        #expect(ink.maxY <= 0.5 && ink.minX > 0)
    }
}
