import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct AttributeFixingTests {
    private func style(_ spacing: CGFloat) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.lineSpacing = spacing
        return style
    }

    private func spacing(_ storage: NSTextStorage, _ index: Int) -> CGFloat? {
        (storage.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle)?.lineSpacing
    }

    @Test func `a paragraph style set on half a paragraph counts as its first character says`() {
        let storage = NSTextStorage(string: "one two\nthree")

        storage.addAttribute(.paragraphStyle, value: style(3), range: NSRange(location: 4, length: 7))
        #expect((0..<13).map { spacing(storage, $0) } == [nil, nil, nil, nil, nil, nil, nil, nil, 3, 3, 3, 3, 3])

        storage.addAttribute(.paragraphStyle, value: style(5), range: NSRange(location: 0, length: 1))
        #expect((0..<8).allSatisfy { spacing(storage, $0) == 5 })
        #expect((8..<13).allSatisfy { spacing(storage, $0) == 3 })
    }

    @Test func `joined paragraphs take the first one's style`() {
        let storage = NSTextStorage(string: "a\nb")
        storage.addAttribute(.paragraphStyle, value: style(1), range: NSRange(location: 0, length: 2))
        storage.addAttribute(.paragraphStyle, value: style(2), range: NSRange(location: 2, length: 1))

        storage.deleteCharacters(in: NSRange(location: 1, length: 1))

        #expect(storage.string == "ab")
        #expect(spacing(storage, 1) == 1)
    }

    @Test func `in a very long paragraph the first character's style counts at its other end too`() {
        let storage = NSTextStorage(string: "a\n" + String(repeating: "x", count: 100_000) + "\nb")

        storage.addAttribute(.paragraphStyle, value: style(1), range: NSRange(location: 2, length: 1))
        #expect([0, 2, 3, 50_000, 100_002, 100_003].map { spacing(storage, $0) } == [nil, 1, 1, 1, 1, nil])

        storage.addAttribute(.paragraphStyle, value: style(2), range: NSRange(location: 60_000, length: 10))
        #expect([2, 60_005, 100_002].map { spacing(storage, $0) } == [1, 1, 1])
    }

    @Test func `a carriage return and a line feed are one end`() {
        let storage = NSTextStorage(string: "a\r\nb")

        storage.addAttribute(.paragraphStyle, value: style(4), range: NSRange(location: 0, length: 2))

        #expect(spacing(storage, 2) == 4)
        #expect(spacing(storage, 3) == nil)
    }

    @Test func `attachments stay on their character alone`() {
        let storage = NSTextStorage(string: "a\u{FFFC}b")

        storage.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 0, length: 3))

        #expect(
            (0..<3).map { storage.attribute(.attachment, at: $0, effectiveRange: nil) != nil } == [false, true, false])
    }
}
