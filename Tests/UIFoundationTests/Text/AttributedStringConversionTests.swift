import CoreGraphics
import Foundation
import Testing
import UIFoundation
import UIKitTesting

@Suite(.application) struct AttributedStringConversionTests {
    @Test func `attributes of the modern kind become those that are drawn, and back`() {
        var text = AttributedString("bold")
        text.font = UIFont.boldSystemFont(ofSize: 12)
        text.underlineStyle = .single
        text.kern = 2
        text.link = URL(string: "https://example.org")
        text.append(AttributedString(" plain"))

        let converted = NSAttributedString(text)
        let back = AttributedString(converted)

        #expect(converted.string == "bold plain")
        #expect(converted.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == .boldSystemFont(ofSize: 12))
        #expect(converted.attribute(.underlineStyle, at: 3, effectiveRange: nil) as? Int == 1)
        #expect(converted.attribute(.font, at: 4, effectiveRange: nil) == nil)
        #expect(back == text)
    }

    @Test func `attributes that are drawn become the modern kind in the order of the text`() {
        let text = NSMutableAttributedString(string: "a👍🏽b\u{FFFC}")
        let image = NSTextAttachment(data: nil, ofType: nil)
        text.addAttributes([.foregroundColor: UIColor.red, .kern: 1.5], range: NSRange(location: 1, length: 4))
        text.addAttributes(
            [.link: "https://example.org", .strikethroughStyle: 2], range: NSRange(location: 5, length: 1))
        text.addAttributes([.attachment: image, .ligature: 0], range: NSRange(location: 6, length: 1))
        text.addAttributes([NSAttributedString.Key("own"): 5], range: NSRange(location: 0, length: 7))

        let converted = AttributedString(text)

        let runs = converted.runs.map { (String(converted.characters[$0.range]), $0) }
        #expect(runs.map(\.0) == ["a", "👍🏽", "b", "\u{FFFC}"])
        #expect(runs[1].1.uiKit.foregroundColor == .red && runs[1].1.uiKit.kern == 1.5)
        #expect(runs[2].1.link == URL(string: "https://example.org"))
        #expect(runs[2].1.uiKit.strikethroughStyle == .thick)
        #expect(runs[3].1.uiKit.attachment === image && runs[3].1.uiKit.ligature == 0)
        #expect(AttributedString(NSAttributedString(string: "")) == AttributedString())
    }
}
