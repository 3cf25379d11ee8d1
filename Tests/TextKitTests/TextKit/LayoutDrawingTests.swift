import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct LayoutDrawingTests {
    private nonisolated final class Underliner: NSLayoutManager, @unchecked Sendable {
        nonisolated(unsafe) var ranges: [String] = []

        override func drawUnderline(
            forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
            lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
        ) { ranges.append("\(glyphRange.location)+\(glyphRange.length) \(underlineVal.rawValue) \(lineRect.minY)") }
    }

    private func decorated() -> NSAttributedString {
        let text = NSMutableAttributedString(string: "ab cd", attributes: TextStage.ten)
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 2))
        text.addAttribute(.backgroundColor, value: UIColor.red, range: NSRange(location: 3, length: 2))
        return text
    }

    @Test func `lines are drawn at the container's origin`() {
        let stage = TextStage("ab\ncd")

        let list = stage.drawing {
            stage.manager.drawGlyphs(forGlyphRange: stage.storage.whole, at: CGPoint(x: 3, y: 4))
        }

        #expect(list.text.contains("text \"ab\" Box-Regular 10 at 3,11.5 #000000"))
        #expect(list.text.contains("text \"cd\" Box-Regular 10 at 3,21.5 #000000"))
    }

    @Test func `only the lines that are asked for are drawn`() {
        let stage = TextStage("ab\ncd\nef")

        let list = stage.drawing { stage.manager.drawGlyphs(forGlyphRange: NSRange(location: 3, length: 3), at: .zero) }

        #expect(list.texts == ["cd"])
    }

    @Test func `backgrounds are filled by one call and glyphs with their lines by the other`() {
        let stage = TextStage("")
        stage.storage.setAttributedString(decorated())

        let back = stage.drawing { stage.manager.drawBackground(forGlyphRange: stage.storage.whole, at: .zero) }
        let front = stage.drawing { stage.manager.drawGlyphs(forGlyphRange: stage.storage.whole, at: .zero) }

        #expect(back.text.contains("fill #FF0000 rect 30,0,20,10"))
        #expect(back.texts.isEmpty)
        #expect(front.texts.joined() == "ab cd")
        #expect(front.text.contains("fill #000000 rect 0,8.75,20,1"))
        #expect(!front.text.contains("#FF0000"))
    }

    @Test func `a subclass draws underlines itself`() {
        let storage = NSTextStorage(attributedString: decorated())
        let manager = Underliner()
        let container = NSTextContainer(size: CGSize(width: 100, height: 0))
        let stage = TextStage("")
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)

        let list = stage.drawing { manager.drawGlyphs(forGlyphRange: storage.whole, at: .zero) }

        #expect(manager.ranges == ["0+2 1 0.0"])
        #expect(!list.text.contains("fill"))
    }
}
