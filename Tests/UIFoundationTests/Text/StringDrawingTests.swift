import CoreGraphics
import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct StringDrawingTests {
    private let ten: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

    /// Called by each test itself, because another suite's test may run between a suite's initialiser and its test.
    private func installBoxes() { installedTextSystem.install(TextSystem(typesetter: BoxTypesetter())) }

    private func recording(_ actions: () -> Void) -> DisplayList {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPushContext(context)
        actions()
        UIGraphicsPopContext()
        return context.finishedList()
    }

    @Test func `a text's size is that of its lines`() {
        installBoxes()

        #expect("abc".size(withAttributes: ten) == CGSize(width: 30, height: 10))
        #expect("a\nbcd".size(withAttributes: ten) == CGSize(width: 30, height: 20))
        #expect("ab".size() == CGSize(width: 24, height: 12))
        #expect(("ab" as NSString).size(withAttributes: ten) == CGSize(width: 20, height: 10))
    }

    @Test func `letter spacing of every number type adds to the width`() {
        installBoxes()
        let kerns: [Any] = [2, 2.0, CGFloat(2), Float(2), NSNumber(value: 2)]

        let widths = kerns.map { "ab".size(withAttributes: ten.merging([.kern: $0]) { $1 }).width }

        #expect(widths == [24, 24, 24, 24, 24])
    }

    @Test func `a text drawn at a point hangs from it`() {
        installBoxes()

        let list = recording { "ab".draw(at: CGPoint(x: 5, y: 20), withAttributes: ten) }

        #expect(list.text == "text \"ab\" Box-Regular 10 at 5,27.5 #000000")
    }

    @Test func `a text drawn in a rectangle shows the lines that fit`() {
        installBoxes()

        let list = recording { "ab cd ef".draw(in: CGRect(x: 0, y: 0, width: 25, height: 25), withAttributes: ten) }

        #expect(list.texts == ["ab", "cd"])
    }

    @Test func `a paragraph style aligns and truncates`() {
        installBoxes()
        let style = NSMutableParagraphStyle()
        style.alignment = .right
        style.lineBreakMode = .byTruncatingTail
        var attributes = ten
        attributes[.paragraphStyle] = style

        let list = recording {
            "ab cdef".draw(in: CGRect(x: 0, y: 0, width: 35, height: 20), withAttributes: attributes)
        }

        #expect(list.text.contains("\"ab\" Box-Regular 10 at 15,7.5"))
        #expect(list.texts == ["ab", "cd…"])
    }

    @Test func `a bounding rectangle wraps only with lines' origins`() {
        installBoxes()
        let size = CGSize(width: 35, height: 0)

        let lines = "ab cd".boundingRect(with: size, options: .usesLineFragmentOrigin, attributes: ten, context: nil)
        let line = "ab cd".boundingRect(with: size, attributes: ten, context: nil)

        #expect(lines == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(line == CGRect(x: 0, y: -7.5, width: 50, height: 10))
    }

    @Test func `line spacing lies between lines`() {
        installBoxes()
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 3
        var attributes = ten
        attributes[.paragraphStyle] = style.copy()

        #expect("a\nb\nc".size(withAttributes: attributes).height == 36)
    }

    @Test func `an attributed text keeps each part's font and colour`() {
        installBoxes()
        let text = NSMutableAttributedString(string: "abcd", attributes: ten)
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 20), range: NSRange(location: 2, length: 2))
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
        text.addAttribute(
            .underlineStyle, value: NSUnderlineStyle.single.rawValue, range: NSRange(location: 0, length: 2))

        let list = recording { text.draw(at: .zero) }

        #expect(text.size() == CGSize(width: 60, height: 20))
        #expect(
            list.text == """
                text "ab" Box-Regular 10 at 0,15 #000000
                save
                fill #000000 rect 0,16.25,20,1
                restore
                text "cd" Box-Bold 20 at 20,15 #FF0000
                """)
    }

    @Test func `the same text is shaped once`() {
        let counter = CountingTypesetter()
        installedTextSystem.install(TextSystem(typesetter: counter))

        _ = "abc".size(withAttributes: ten)
        _ = recording { "abc".draw(at: .zero, withAttributes: ten) }

        #expect(counter.layoutCount(of: "abc") == 1)
    }
}
