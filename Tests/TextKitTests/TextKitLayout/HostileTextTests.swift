import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct HostileTextTests {
    /// Lays all text out, and looks up points and characters; the lines must have all characters, in order.
    private func expectLines(_ stage: TextStage, sourceLocation: SourceLocation = #_sourceLocation) {
        let ranges = stage.ranges
        #expect(ranges.first?.location == 0, sourceLocation: sourceLocation)
        #expect(ranges.last?.upperBound == stage.storage.length, sourceLocation: sourceLocation)
        #expect(
            zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound == $1.location }, sourceLocation: sourceLocation)
        for index in [0, stage.storage.length / 2, stage.storage.length - 1] {
            let box = stage.manager.boundingRect(forGlyphRange: NSRange(index..<index + 1), in: stage.container)
            #expect(box.origin.x.isFinite && box.origin.y.isFinite, sourceLocation: sourceLocation)
            let found = stage.manager.glyphIndex(for: CGPoint(x: box.midX, y: box.midY), in: stage.container)
            #expect((0..<stage.storage.length).contains(found), sourceLocation: sourceLocation)
        }
    }

    @Test func `a line of a million letters`() {
        let stage = TextStage(String(repeating: "x", count: 1_000_000), width: 200)
        stage.manager.allowsNonContiguousLayout = true

        stage.storage.replaceCharacters(in: NSRange(location: 700_000, length: 1), with: "yz")

        var range = NSRange()
        _ = stage.manager.lineFragmentRect(forGlyphAt: 700_000, effectiveRange: &range)
        #expect(range.length == 20)
        #expect(stage.storage.length == 1_000_001)
    }

    @Test func `a letter with 100 000 marks`() {
        let stage = TextStage("e" + String(repeating: "\u{301}", count: 100_000), width: 200)

        expectLines(stage)
        stage.storage.deleteCharacters(in: NSRange(location: 0, length: 1))
        expectLines(stage)
    }

    @Test func `halves of surrogate pairs`() {
        let stage = TextStage("a😀b😀c", width: 30)

        stage.storage.deleteCharacters(in: NSRange(location: 2, length: 1))
        stage.storage.deleteCharacters(in: NSRange(location: 3, length: 1))

        #expect(stage.storage.length == 5)
        #expect(stage.storage.string.utf16.count == 5)
        expectLines(stage)
    }

    @Test func `directions that are turned and never turned back`() {
        let turns = ["\u{202E}", "\u{202B}", "\u{2067}", "\u{2068}", "\u{202D}"]
        let text = (0..<2000).map { turns[$0 % 5] + "ab אב " }.joined()
        let stage = TextStage(text + "\n\u{202C}\u{2069}" + text, width: 95)

        expectLines(stage)
    }

    @Test func `a text of thousands of line ends only is laid out`() {
        let stage = TextStage(String(repeating: "\r\n\u{2028}\r\n\u{0B}", count: 3000), width: 100)

        #expect(stage.rects.count == 12_000)
        expectLines(stage)
    }
}
