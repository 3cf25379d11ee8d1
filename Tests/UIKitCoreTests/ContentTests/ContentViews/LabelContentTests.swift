import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct LabelContentTests {
    private func label(_ text: String?, lines: Int = 1, width: CGFloat = 0, height: CGFloat = 10) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: width, height: height))
        label.font = .systemFont(ofSize: 10)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func draws(_ label: UILabel) -> String { label.layer.recordedDrawing?.text ?? "" }

    @Test func `ten megabytes are shown as far as they are seen, in bounded time and with bounded drawing`() {
        let tester = ViewTester(text: .real)
        let label = label(nil, lines: 0, width: 300, height: 200)
        label.text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 233_017)
        let duration = ViewTester.realDuration {
            tester.show(label)
            _ = label.sizeThatFits(CGSize(width: 300, height: CGFloat.greatestFiniteMagnitude))
        }

        let shown = label.layer.recordedDrawing?.texts.joined() ?? ""
        #expect(shown.hasPrefix("The quick") && shown.hasSuffix("…"))
        #expect(shown.utf8.count < 10_000)
        #expect(duration < .seconds(30))
    }

    @Test func `a plain text after an attributed one is aligned and truncated by the label's properties`() {
        let tester = ViewTester()
        let label = label(nil, width: 50)
        let style = NSMutableParagraphStyle()
        (style.alignment, style.lineBreakMode) = (.right, .byTruncatingMiddle)
        label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])
        tester.show(label)

        label.text = "abcdefgh"
        tester.pump()
        #expect(label.layer.recordedDrawing?.texts.joined() == "ab…gh")

        label.text = "ab"
        tester.pump()
        #expect(label.textAlignment == .right)
        #expect(label.layer.recordedDrawing.map { $0.inkBounds.midX > 25 } == true)
    }

    @Test func `a preferred width breaks the lines of the intrinsic size`() {
        let tester = ViewTester()
        tester.pump()
        let label = label("ab cd ef", lines: 0)
        #expect(label.intrinsicContentSize == CGSize(width: 80, height: 10))

        label.preferredMaxLayoutWidth = 50

        #expect(label.intrinsicContentSize == CGSize(width: 50, height: 20))
        label.numberOfLines = 1
        #expect(label.intrinsicContentSize == CGSize(width: 80, height: 10))
    }

    @Test func `the rectangle of the text is at the top left of the bounds and no larger than they are`() {
        let tester = ViewTester()
        tester.pump()
        let label = label("ab cd ef", lines: 0)
        let bounds = CGRect(x: 3, y: 4, width: 55, height: 100)

        #expect(
            label.textRect(forBounds: bounds, limitedToNumberOfLines: 0) == CGRect(x: 3, y: 4, width: 50, height: 20))
        #expect(
            label.textRect(forBounds: bounds, limitedToNumberOfLines: 1) == CGRect(x: 3, y: 4, width: 50, height: 10))
        label.text = nil
        #expect(label.textRect(forBounds: bounds, limitedToNumberOfLines: 0) == CGRect(x: 3, y: 4, width: 0, height: 0))
    }

    @Test func `a line that is a little too wide is tightened when that is allowed`() {
        let tester = ViewTester()
        let label = label("abcdefghij", width: 96)
        tester.show(label)
        #expect(label.layer.recordedDrawing?.texts == ["abcdefgh…"])

        label.allowsDefaultTighteningForTruncation = true
        tester.pump()
        #expect(label.layer.recordedDrawing?.texts == ["abcdefghij"])
        label.frame.size.width = 94
        tester.pump()
        #expect(label.layer.recordedDrawing?.texts == ["abcdefgh…"])
    }

    @Test func `highlighting and disabling reach parts with colours of their own`() {
        let tester = ViewTester()
        let label = label(nil, width: 60)
        label.attributedText = NSAttributedString(
            string: "ab", attributes: [.foregroundColor: UIColor(red: 1, green: 0, blue: 0, alpha: 1)])
        label.highlightedTextColor = .white
        tester.show(label)
        #expect(draws(label).contains("#FF0000"))

        label.isHighlighted = true
        tester.pump()
        #expect(draws(label).contains("#FFFFFF") && !draws(label).contains("#FF0000"))
        label.isHighlighted = false
        label.isEnabled = false
        tester.pump()
        #expect(draws(label).contains("#FF0000/35%"))
    }

    @Test func `underlines of text and of pictures in it are aligned with it`() {
        let tester = ViewTester()
        let label = label(nil, width: 100, height: 12)
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 7)).image { $0.fill(.infinite) }
        let text = NSMutableAttributedString(
            string: "ab", attributes: [.underlineStyle: NSUnderlineStyle.single.rawValue])
        text.append(NSAttributedString(attachment: NSTextAttachment(image: picture)))
        label.attributedText = text
        label.textAlignment = .center

        tester.show(label)

        #expect(label.intrinsicContentSize == CGSize(width: 40, height: 10))
        #expect(draws(label).contains("rect 30,10.25,20,1"))
        #expect(draws(label).contains("image 20x7 in 50,2,20,7"))
    }

    @Test func `natural text is at the right in right-to-left layouts, and follows a change of direction`() {
        let tester = ViewTester()
        let (natural, right, left) = (label("abc", width: 100), label("abc", width: 100), label("abc", width: 100))
        right.textAlignment = .right
        left.textAlignment = .left
        natural.semanticContentAttribute = .forceRightToLeft
        left.semanticContentAttribute = .forceRightToLeft
        for label in [natural, right, left] { tester.show(label) }

        let mirrored = draws(natural)
        natural.semanticContentAttribute = .forceLeftToRight
        tester.pump()

        #expect(mirrored == draws(right))
        #expect(draws(natural) == draws(left))
        #expect(mirrored != draws(natural))
    }
}
