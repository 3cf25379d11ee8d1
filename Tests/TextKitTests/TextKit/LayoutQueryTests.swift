import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct LayoutQueryTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    // MARK: Lines

    @Test func `lines break in the container's width and lie below each other`() {
        let stage = TextStage("ab cd ef", width: 25)

        #expect(stage.lines == ["ab ", "cd ", "ef"])
        #expect(stage.rects == [rect(0, 0, 25, 10), rect(0, 10, 25, 10), rect(0, 20, 25, 10)])
        var range = NSRange()
        #expect(stage.manager.lineFragmentUsedRect(forGlyphAt: 4, effectiveRange: &range) == rect(0, 10, 20, 10))
        #expect(range == NSRange(location: 3, length: 3))
        #expect(stage.manager.location(forGlyphAt: 4) == CGPoint(x: 10, y: 7.5))
        #expect(stage.manager.usedRect(for: stage.container) == rect(0, 0, 20, 30))
    }

    @Test func `the padding is between a line's sides and its text, and part of the used rectangle`() {
        let storage = NSTextStorage(string: "abc", attributes: TextStage.ten)
        let stage = TextStage(storage, containers: [NSTextContainer(size: CGSize(width: 60, height: 0))])

        #expect(stage.container.lineFragmentPadding == 5)
        #expect(stage.rects == [rect(0, 0, 60, 10)])
        #expect(stage.manager.location(forGlyphAt: 0) == CGPoint(x: 5, y: 7.5))
        #expect(stage.manager.usedRect(for: stage.container) == rect(0, 0, 40, 10))
    }

    @Test func `spacing belongs to lines' rectangles and not to their used part`() {
        let attributes = NSMutableParagraphStyle.made {
            $0.lineSpacing = 2
            $0.paragraphSpacing = 5
            $0.paragraphSpacingBefore = 3
        }
        let stage = TextStage("aa bb\ncc", width: 25, attributes: attributes)

        #expect(stage.rects == [rect(0, 0, 25, 12), rect(0, 12, 25, 17), rect(0, 29, 25, 15)])
        #expect(stage.manager.lineFragmentUsedRect(forGlyphAt: 6, effectiveRange: nil) == rect(0, 32, 20, 10))
        #expect(stage.manager.location(forGlyphAt: 6) == CGPoint(x: 0, y: 10.5))
    }

    @Test func `alignment, indents and heights of lines follow the paragraph style`() {
        let right = TextStage("ab", width: 50, attributes: NSMutableParagraphStyle.made { $0.alignment = .right })
        let indented = TextStage(
            "ab cd\nef", width: 50,
            attributes: NSMutableParagraphStyle.made {
                $0.firstLineHeadIndent = 20
                $0.headIndent = 10
                $0.minimumLineHeight = 15
            })

        #expect(right.manager.location(forGlyphAt: 0) == CGPoint(x: 30, y: 7.5))
        #expect([0, 3, 6].map { indented.manager.location(forGlyphAt: $0).x } == [20, 10, 20])
        #expect(indented.rects.map(\.minY) == [0, 15, 30])
        #expect(indented.manager.location(forGlyphAt: 0).y == 12.5)
    }

    @Test func `all marks end lines, and only some paragraphs`() {
        let attributes = NSMutableParagraphStyle.made { $0.firstLineHeadIndent = 20 }
        let stage = TextStage("a\u{2028}b\r\nc\rd\u{2029}e\u{0B}f\u{0C}g", attributes: attributes)

        #expect(stage.lines == ["a\u{2028}", "b\r\n", "c\r", "d\u{2029}", "e\u{0B}", "f\u{0C}", "g"])
        let starts = stage.ranges.map { stage.manager.location(forGlyphAt: $0.location).x }
        #expect(starts == [20, 0, 20, 20, 20, 0, 20])
    }

    @Test func `an empty text and one that ends in a line end have an extra line`() {
        let empty = TextStage("")
        let ended = TextStage("a\n")
        let plain = TextStage("a")

        #expect(empty.manager.extraLineFragmentRect.height > 0)
        #expect(empty.manager.numberOfGlyphs == 0)
        #expect(ended.manager.extraLineFragmentRect == rect(0, 10, 100, 10))
        #expect(ended.manager.extraLineFragmentTextContainer === ended.container)
        #expect(ended.manager.usedRect(for: ended.container) == rect(0, 0, 10, 20))
        #expect(plain.manager.extraLineFragmentRect == .zero)
        #expect(plain.manager.extraLineFragmentTextContainer == nil)
    }

    @Test func `a paragraph whose style truncates shows one line`() {
        let stage = TextStage(
            "abcdef\ngh", width: 35, attributes: NSMutableParagraphStyle.made { $0.lineBreakMode = .byTruncatingTail })

        #expect(stage.lines == ["abcdef\n", "gh"])
        #expect(stage.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 0) == NSRange(location: 2, length: 4))
        #expect(stage.manager.truncatedGlyphRange(inLineFragmentForGlyphAt: 7).location == NSNotFound)
    }

    // MARK: Boxes

    @Test func `a bounding rectangle is as high as its lines and reaches to the end of all but its last line`() {
        let stage = TextStage("ab cd ef", width: 25)

        #expect(
            stage.manager.boundingRect(forGlyphRange: NSRange(location: 3, length: 2), in: stage.container)
                == rect(0, 10, 20, 10))
        #expect(
            stage.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 4), in: stage.container)
                == rect(0, 0, 25, 20))
        #expect(
            stage.manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 0), in: stage.container)
                == rect(10, 10, 0, 10))
        #expect(
            stage.manager.boundingRect(forGlyphRange: NSRange(location: 8, length: 0), in: stage.container)
                == rect(20, 20, 0, 10))
    }

    @Test func `enclosing rectangles are one for each line, and reach to the edges when they are a selection's`() {
        let stage = TextStage("ab\ncd\nef")
        let range = NSRange(location: 1, length: 6)

        #expect(stage.boxes(range) == [rect(10, 0, 10, 10), rect(0, 10, 20, 10), rect(0, 20, 10, 10)])
        #expect(stage.boxes(range, within: range) == [rect(10, 0, 90, 10), rect(0, 10, 100, 10), rect(0, 20, 10, 10)])
    }

    // MARK: Points

    @Test func `the nearest glyph is in the line at the point's height`() {
        let stage = TextStage("a\nbcd")
        func found(_ x: CGFloat, _ y: CGFloat) -> [CGFloat] {
            var fraction: CGFloat = -1
            let index = stage.manager.glyphIndex(
                for: CGPoint(x: x, y: y), in: stage.container, fractionOfDistanceThroughGlyph: &fraction)
            return [CGFloat(index), fraction]
        }

        #expect(found(12.5, 15) == [3, 0.25])
        #expect(found(-5, 15) == [2, 0])
        #expect(found(90, 15) == [4, 1])
        #expect(found(90, 5) == [1, 0])
        #expect(found(5, 500) == [4, 1])
        #expect(found(5, -50) == [0, 0.5])
        let box = stage.manager.boundingRect(forGlyphRange: NSRange(location: 1, length: 1), in: stage.container)
        #expect(!box.contains(CGPoint(x: 90, y: 5)))
    }

    @Test func `further units of a cluster belong to its first`() {
        let stage = TextStage("a👨‍👩‍👧b")

        #expect(stage.manager.notShownAttribute(forGlyphAt: 3))
        #expect(!stage.manager.notShownAttribute(forGlyphAt: 1))
        #expect(
            stage.manager.glyphRange(
                forCharacterRange: NSRange(location: 3, length: 1), actualCharacterRange: nil)
                == NSRange(location: 1, length: 8))
        #expect(stage.manager.glyphIndex(for: CGPoint(x: 12, y: 5), in: stage.container) == 1)
    }

    @Test func `a rectangle's glyphs are those of the lines that it touches`() {
        let stage = TextStage("a\nb\nc\nd")

        let found = stage.manager.glyphRange(forBoundingRect: rect(0, 15, 10, 10), in: stage.container)

        #expect(found == NSRange(location: 2, length: 4))
        #expect(stage.manager.glyphRange(forBoundingRect: rect(0, 100, 10, 10), in: stage.container).length == 0)
    }

    @Test func `a rectangle of any heights has the glyphs from its first line to its last`() {
        // Paragraphs of one line and of three.
        let stage = TextStage("a\nbb bb bb\nc\ndd dd dd\n\nee", width: 25)
        let (lines, rects) = (stage.ranges, stage.rects)
        #expect(lines.count == 10)

        for top in stride(from: CGFloat(-15), through: 115, by: 5) {
            for height in stride(from: CGFloat(5), through: 130, by: 5) {
                let area = rect(0, top, 25, height)
                let touched = lines.indices.filter { rects[$0].maxY > top && rects[$0].minY < top + height }
                let found = stage.manager.glyphRange(forBoundingRect: area, in: stage.container)
                guard let first = touched.first, let last = touched.last else {
                    #expect(found.length == 0)
                    continue
                }
                #expect(found == NSUnionRange(lines[first], lines[last]))
            }
        }
    }

    // MARK: Attachments

    @Test func `attachments take the room that they say, and are asked in their container`() {
        nonisolated final class Asked: NSTextAttachment, @unchecked Sendable {
            override func attachmentBounds(
                for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
                glyphPosition position: CGPoint, characterIndex charIndex: Int
            ) -> CGRect { CGRect(x: 0, y: -5, width: lineFrag.width / 4, height: 20 + CGFloat(charIndex)) }
        }
        let stage = TextStage("a")
        stage.storage.append(NSAttributedString(attachment: Asked()))

        #expect(stage.manager.attachmentSize(forGlyphAt: 1) == CGSize(width: 25, height: 21))
        #expect(stage.manager.attachmentSize(forGlyphAt: 0) == CGSize(width: -1, height: -1))
    }

    @Test func `an attachment heightens its line, and sinks it by its part below the baseline`() {
        let stage = TextStage("a\nb")
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -5, width: 30, height: 20)
        let baseline = stage.manager.location(forGlyphAt: 0).y

        stage.storage.insert(NSAttributedString(attachment: attachment), at: 1)

        // 15 points are above the baseline, and 5 below.
        #expect(stage.manager.location(forGlyphAt: 0).y == 15)
        #expect(stage.manager.lineFragmentRect(forGlyphAt: 1, effectiveRange: nil) == rect(0, 0, 100, 20))
        #expect(stage.manager.boundingRect(forGlyphRange: NSRange(1..<2), in: stage.container) == rect(10, 0, 30, 20))
        #expect(stage.manager.location(forGlyphAt: 3).y == baseline)
    }

    @Test func `the lines at heights are those that touch them`() {
        let stage = TextStage("ab\n" + String(repeating: "words that wrap ", count: 9) + "\n\nend\n")
        stage.manager.allowsNonContiguousLayout = true
        let rects = stage.rects

        #expect(rects.map(\.minY) == (0..<rects.count).map { CGFloat($0) * 10 })
        for (top, bottom) in [(0, 10), (0, 10.5), (9.5, 10), (10, 10.25), (25, 71), (-50, 500), (400, 500), (35, 35)]
            as [(CGFloat, CGFloat)]
        {
            let range = stage.manager.glyphRange(
                forBoundingRect: CGRect(x: 0, y: top, width: 100, height: bottom - top), in: stage.container)
            let touched = zip(stage.ranges, rects).filter { $1.maxY > top && ($1.minY < bottom || $1.minY <= top) }.map(
                \.0)
            #expect(range.location == touched.first?.location ?? 0)
            #expect(range.upperBound == touched.last?.upperBound ?? 0)
            guard top < bottom else { continue }
            let lines = stage.manager.separateLines(touching: top..<bottom)
            #expect(lines?.map(\.minY) == rects.map(\.minY).filter { $0 + 10 > top && $0 < bottom })
        }
    }

    @Test func `lines of which others might be drawn are not drawn one by one`() {
        final class Other: NSLayoutManager, @unchecked Sendable {}
        let limited = TextStage("ab", width: 100, height: 50)
        let (storage, other) = (NSTextStorage(string: "ab"), Other())
        storage.addLayoutManager(other)
        other.addTextContainer(NSTextContainer(size: CGSize(width: 100, height: 0)))

        #expect(limited.manager.separateLines(touching: 0..<10) == nil)
        #expect(other.separateLines(touching: 0..<10) == nil)
    }
}
