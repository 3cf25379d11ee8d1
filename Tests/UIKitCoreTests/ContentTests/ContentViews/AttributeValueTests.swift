import Foundation
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

/// Foundation compares the values of neighbouring attributes whenever it copies or changes a text.
@MainActor @Suite(.application) struct AttributeValueTests {
    private static func pairs() -> [(NSAttributedString.Key, NSObject, NSObject)] {
        let (shadow, otherShadow) = (NSShadow(), NSShadow())
        otherShadow.shadowBlurRadius = 3
        let (style, otherStyle) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
        otherStyle.alignment = .center
        return [
            (.font, UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .bold)),
            (.foregroundColor, UIColor.red, UIColor.blue), (.foregroundColor, UIColor.label, UIColor.systemRed),
            (.shadow, shadow, otherShadow), (.paragraphStyle, style, otherStyle),
            (.attachment, NSTextAttachment(), NSTextAttachment()),
        ]
    }

    @Test func `a text in two styles can be copied, compared, cut and appended to`() {
        for (key, value, other) in Self.pairs() {
            let text = NSMutableAttributedString(string: "ab", attributes: [key: value])
            text.append(NSAttributedString(string: "cd", attributes: [key: other]))

            let copy = NSMutableAttributedString(attributedString: text)
            copy.append(NSAttributedString(string: "ef", attributes: [key: value]))
            let part = copy.attributedSubstring(from: NSRange(location: 1, length: 4))

            #expect(part.attribute(key, at: 0, effectiveRange: nil) as? NSObject === value)
            #expect(part.attribute(key, at: 1, effectiveRange: nil) as? NSObject === other)
            #expect(part.attribute(key, at: 3, effectiveRange: nil) as? NSObject === value)
            #expect(text.isEqual(to: NSAttributedString(attributedString: text)))
        }
    }

    @Test func `a label shows a text with a bold part`() {
        let text = NSMutableAttributedString(
            string: "Ada ", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        text.append(NSAttributedString(string: "Lovelace", attributes: [.font: UIFont.boldSystemFont(ofSize: 17)]))
        let label = UILabel()

        label.attributedText = text

        #expect(label.attributedText?.string == "Ada Lovelace")
    }
}
