import CoreGraphics
import CoreText
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct TextAttributeTests {
    /// Called by each test itself, because another suite's test may run between a suite's initialiser and its test.
    private func installBoxes() { installedTextSystem.install(TextSystem(typesetter: BoxTypesetter())) }

    private func drawn(_ string: String, _ attributes: [NSAttributedString.Key: Any]) -> String {
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: 100, height: 100))
        UIGraphicsPushContext(context)
        let ten: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        string.draw(at: .zero, withAttributes: ten.merging(attributes) { $1 })
        UIGraphicsPopContext()
        return context.finishedList().text
    }

    @Test func `a background fills the line behind the text`() {
        installBoxes()

        #expect(
            drawn("ab", [.backgroundColor: UIColor.red]) == """
                save
                fill #FF0000 rect 0,0,20,10
                restore
                save
                save
                text "ab" Box-Regular 10 at 0,7.5 #000000
                restore
                restore
                """)
    }

    @Test func `a shadow falls behind the text that has it`() {
        installBoxes()
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 1, height: 2)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.blue

        #expect(drawn("a", [.shadow: shadow]).contains("#000000 shadow 1,2 3"))
        shadow.shadowColor = nil
        #expect(!drawn("a", [.shadow: shadow]).contains("shadow"))
    }

    @Test func `strokes replace the filling, or join it when negative`() {
        installBoxes()

        let outlined = drawn("a", [.strokeWidth: 10, .strokeColor: UIColor.red])
        let filled = drawn("a", [.strokeWidth: -10])

        #expect(outlined.contains("outline 1 #FF0000") && !outlined.contains("7.5 #000000"))
        #expect(filled.contains("outline 1 #000000") && filled.contains("7.5 #000000"))
    }

    @Test func `an oblique text leans about its baseline`() {
        installBoxes()

        #expect(drawn("a", [.obliqueness: 0.5]).contains("concat 1 0 -0.5 1 0 0"))
    }

    private nonisolated static let underlines: [(NSUnderlineStyle, [String])] = [
        (.single, ["fill #000000 rect 0,8.75,10,1"]),
        (.thick, ["fill #000000 rect 0,8.75,10,2"]),
        (.double, ["fill #000000 rect 0,8.75,10,1", "fill #000000 rect 0,10.75,10,1"]),
        ([.single, .patternDot], ["stroke 1 dash 2,2 #000000 M 0,9.25 L 10,9.25"]),
        ([.single, .patternDash], ["stroke 1 dash 7,4 #000000 M 0,9.25 L 10,9.25"]),
        ([.thick, .patternDashDot], ["stroke 2 dash 14,6,4,6 #000000 M 0,9.75 L 10,9.75"]),
        (.patternDash, []),
    ]

    @Test(arguments: underlines)
    func `underlines have weights and patterns`(style: NSUnderlineStyle, strokes: [String]) {
        installBoxes()

        let lines = drawn("a", [.underlineStyle: style.rawValue]).split(separator: "\n").map(String.init)

        #expect(lines.filter { $0.hasPrefix("fill") || $0.hasPrefix("stroke") } == strokes)
    }

    @Test func `an underline by word leaves out spaces and has a colour of its own`() {
        installBoxes()
        let style = NSUnderlineStyle([.single, .byWord]).rawValue

        let text = drawn("ab cd", [.underlineStyle: style, .underlineColor: UIColor.red])

        #expect(text.contains("fill #FF0000 rect 0,8.75,20,1") && text.contains("fill #FF0000 rect 30,8.75,20,1"))
    }

    @Test func `a baseline offset lifts the text and makes the line higher`() {
        installBoxes()
        let text = NSMutableAttributedString(string: "ab", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.addAttribute(.baselineOffset, value: 4, range: NSRange(location: 1, length: 1))

        #expect(text.size() == CGSize(width: 20, height: 14))
    }

    @Test func `a kern wins over a tracking`() {
        installBoxes()
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            "ab".size(withAttributes: attributes.merging([.font: UIFont.systemFont(ofSize: 10)]) { $1 }).width
        }

        #expect(width([.tracking: 3]) == 26)
        #expect(width([.tracking: 3, .kern: 1]) == 22)
        #expect(width([.kern: CGFloat.nan]) == 20)
    }

    @Test func `an attachment takes its bounds' room`() {
        installBoxes()
        let attachment = NSTextAttachment()
        attachment.bounds = CGRect(x: 0, y: -5, width: 30, height: 20)
        let text = NSMutableAttributedString(string: "a", attributes: [.font: UIFont.systemFont(ofSize: 10)])
        text.append(NSAttributedString(attachment: attachment))

        #expect(text.string == "a\u{FFFC}")
        #expect(text.size() == CGSize(width: 40, height: 20))
    }

    @Test func `a symbol in a text has the colour of the text, or its own tint`() throws {
        let symbol = try #require(UIImage(systemName: "star"))
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let images = [
            symbol, symbol.withTintColor(red), symbol.withTintColor(red, renderingMode: .alwaysOriginal),
            symbol.withRenderingMode(.alwaysOriginal),
        ].map { NSTextAttachment(image: $0).inlineImage }

        #expect(images.map(\.isTemplate) == [true, true, false, false])
        #expect(images.map(\.tint) == [nil, red.cgColor, red.cgColor, nil])
    }

    @Test func `an attribute of objects can be replaced under every static type`() {
        let text = NSMutableAttributedString(string: "abc")
        let whole = NSRange(location: 0, length: 3)

        for font in [UIFont.systemFont(ofSize: 1), .systemFont(ofSize: 2)] {
            text.addAttribute(.font, value: font, range: whole)
            text.addAttribute(.paragraphStyle, value: NSParagraphStyle.default as NSObject, range: whole)
        }

        #expect(text.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .systemFont(ofSize: 2))
    }

    @Test func `tab stops set to nil are those of the default style`() {
        let style = NSMutableParagraphStyle()
        style.tabStops = [NSTextTab(textAlignment: .right, location: 1)]

        style.tabStops = nil

        #expect(style.tabStops.map(\.location) == NSParagraphStyle.default.tabStops.map(\.location))
        #expect(style.tabStops.count == 12)
    }

    @Test func `a paragraph style is a value with copies of both kinds`() {
        let style = NSMutableParagraphStyle()
        style.headIndent = 5
        style.addTabStop(NSTextTab(textAlignment: .right, location: 1))

        let copy = style.copy() as? NSParagraphStyle
        style.tailIndent = -3

        #expect(copy?.headIndent == 5 && copy?.tailIndent == 0 && copy?.tabStops.count == 13)
        #expect(copy?.tabStops.first == NSTextTab(textAlignment: .right, location: 1))
        #expect(copy != style && copy == copy?.mutableCopy() as? NSParagraphStyle)
        #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
    }

    @Test func `paragraph styles reach lines`() {
        installBoxes()
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 10
        style.paragraphSpacing = 4
        style.minimumLineHeight = 15
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style]

        #expect("a\nb".size(withAttributes: attributes) == CGSize(width: 20, height: 34))
    }

    @Test func `text is drawn smaller down to the context's minimum`() {
        installBoxes()
        let context = NSStringDrawingContext()
        context.minimumScaleFactor = 0.5
        let ten: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

        let half = "abcd".boundingRect(with: CGSize(width: 20, height: 0), attributes: ten, context: context)
        let factor = context.actualScaleFactor
        let least = "abcd".boundingRect(with: CGSize(width: 1, height: 0), attributes: ten, context: context)

        #expect(half.width == 20 && factor == 0.5)
        #expect(least.width == 20 && context.actualScaleFactor == 0.5 && context.totalBounds == least)
        _ = "a".boundingRect(with: CGSize(width: 20, height: 0), attributes: ten, context: context)
        #expect(context.actualScaleFactor == 1)
    }

    @Test func `device metrics measure the ink`() {
        installBoxes()
        let ten: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]

        let bounds = "ab".boundingRect(
            with: .zero, options: [.usesLineFragmentOrigin, .usesDeviceMetrics], attributes: ten, context: nil)

        #expect(bounds == CGRect(x: 0.5, y: 0.5, width: 19, height: 9))
    }
}
