import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing
import UIFoundation
import UIKitCore
import UIKitTesting

@Suite(.application) struct UILabelTests {
    private func label(_ text: String?, size: CGFloat = 10, lines: Int = 1) -> UILabel {
        let label = UILabel()
        label.font = .systemFont(ofSize: size)
        label.text = text
        label.numberOfLines = lines
        return label
    }

    private func draws(_ label: UILabel) -> String { label.layer.recordedDrawing?.text ?? "" }

    @Test func `a text that means the same in other units is another one`() {
        let label = UILabel()
        label.text = "\u{E9}"

        label.text = "e\u{301}"

        #expect(label.text?.utf16.count == 2)
    }

    @Test func `a fresh label has the system's defaults`() {
        let tester = ViewTester()
        tester.pump()
        let label = UILabel()

        #expect(label.text == nil)
        #expect(label.font == .systemFont(ofSize: 17))
        #expect(label.textColor == .label)
        #expect(label.textAlignment == .natural)
        #expect(label.numberOfLines == 1)
        #expect(label.lineBreakMode == .byTruncatingTail)
        #expect(!label.isUserInteractionEnabled)
        #expect(label.intrinsicContentSize == .zero)
    }

    @Test func `the intrinsic size is that of the text on whole pixels`() {
        let tester = ViewTester(scale: 2)
        tester.pump()

        #expect(label("abc").intrinsicContentSize == CGSize(width: 30, height: 10))
        #expect(label("abc", size: 10.3).intrinsicContentSize == CGSize(width: 31, height: 10.5))
        #expect(label("ab\ncde", size: 10.3, lines: 0).intrinsicContentSize == CGSize(width: 31, height: 21))
    }

    @Test func `a label of one line measures the whole line in any width`() {
        let tester = ViewTester()
        tester.pump()
        let label = label("abc def")

        #expect(label.sizeThatFits(CGSize(width: 20, height: 5)) == CGSize(width: 70, height: 10))
    }

    @Test func `a label of several lines breaks in the width it is measured in`() {
        let tester = ViewTester()
        tester.pump()
        let label = label("abc def ghi", lines: 0)

        #expect(label.sizeThatFits(CGSize(width: 75, height: 0)) == CGSize(width: 70, height: 20))
        #expect(label.sizeThatFits(.zero) == CGSize(width: 110, height: 10))
        label.preferredMaxLayoutWidth = 30
        #expect(label.intrinsicContentSize == CGSize(width: 30, height: 30))
        label.numberOfLines = 2
        #expect(label.intrinsicContentSize == CGSize(width: 30, height: 20))
    }

    @Test func `text is vertically centred and aligned to its side`() {
        let tester = ViewTester()
        let label = label("ab")
        label.frame = CGRect(x: 0, y: 0, width: 60, height: 30)
        tester.show(label)

        #expect(draws(label).contains("text \"ab\" Box-Regular 10 at 0,18 #000000"))
        label.textAlignment = .center
        tester.pump()
        #expect(draws(label).contains("at 20,18"))
        label.textAlignment = .right
        tester.pump()
        #expect(draws(label).contains("at 40,18"))
    }

    @Test func `a text that is too wide ends with an ellipsis`() {
        let tester = ViewTester()
        let label = label("abcdef")
        label.frame = CGRect(x: 0, y: 0, width: 45, height: 10)

        tester.show(label)

        #expect(label.layer.recordedDrawing?.texts == ["abc…"])
    }

    @Test func `lines that do not fit the height are left out`() {
        let tester = ViewTester()
        let label = label("ab cd ef gh", lines: 0)
        label.frame = CGRect(x: 0, y: 0, width: 25, height: 29)

        tester.show(label)

        #expect(label.layer.recordedDrawing?.texts == ["ab", "c…"])
    }

    @Test func `a text that may shrink is drawn smaller on the baseline of its full size`() {
        let tester = ViewTester()
        let label = label("abcde", size: 20)
        label.adjustsFontSizeToFitWidth = true
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 40)

        tester.show(label)

        #expect(draws(label).contains("text \"abcde\" Box-Regular 10 at 0,25 "))
        label.baselineAdjustment = .alignCenters
        tester.pump()
        #expect(draws(label).contains("at 0,23 "))
    }

    @Test func `shrinking stops at the least scale and then truncates`() {
        let tester = ViewTester()
        let label = label("abcde", size: 20)
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.75
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 40)

        tester.show(label)

        #expect(label.layer.recordedDrawing?.texts == ["ab…"])
        #expect(draws(label).contains("Box-Regular 15"))
    }

    @Test func `text and attributed text replace each other`() {
        let tester = ViewTester()
        tester.pump()
        let label = label("plain")

        label.attributedText = NSAttributedString(string: "styled", attributes: [.foregroundColor: UIColor.red])
        #expect(label.text == "styled")
        label.text = "again"
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
        label.text = nil
        #expect(label.attributedText == nil)
    }

    @Test func `an attributed text is read as one object until the text, font or colour is another`() throws {
        let tester = ViewTester()
        tester.pump()
        let label = UILabel()
        let given = NSMutableAttributedString(string: "given", attributes: [.kern: 2])
        label.attributedText = given
        given.append(NSAttributedString(string: " and changed"))

        let read = try #require(label.attributedText)
        #expect(read.string == "given" && read.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
        #expect(label.attributedText === read)
        label.textColor = .red
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        label.text = "plain"
        let plain = label.attributedText
        #expect(plain != nil && label.attributedText === plain)
        label.font = .systemFont(ofSize: 9)
        #expect(label.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    }

    @Test func `an attributed text that never changes is kept as it is given`() {
        let label = UILabel()
        let given = NSAttributedString(string: "given", attributes: [.kern: 2])

        label.attributedText = given

        #expect(label.attributedText === given)
    }

    @Test func `an attributed text falls back to the label's font and colour`() {
        let tester = ViewTester()
        let label = label(nil)
        let text = NSMutableAttributedString(string: "abcd")
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 2))
        label.attributedText = text
        label.textColor = nil
        label.attributedText = text
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 10)

        tester.show(label)

        #expect(draws(label).contains("\"ab\" Box-Regular 10 at 0,8 #000000"))
        #expect(draws(label).contains("\"cd\" Box-Regular 10 at 20,8 #FF0000"))
    }

    @Test func `setting the font or the colour styles the whole attributed text`() {
        let tester = ViewTester()
        let label = label(nil)
        label.attributedText = NSAttributedString(string: "ab", attributes: [.foregroundColor: UIColor.red])
        label.frame = CGRect(x: 0, y: 0, width: 80, height: 20)

        label.font = .boldSystemFont(ofSize: 20)
        label.textColor = .blue
        tester.show(label)

        #expect(draws(label).contains("\"ab\" Box-Bold 20 at 0,15 #0000FF"))
    }

    @Test func `a paragraph style sets alignment and line breaks`() {
        let tester = ViewTester()
        tester.pump()
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        style.lineBreakMode = .byClipping
        let label = label(nil)

        label.attributedText = NSAttributedString(string: "ab", attributes: [.paragraphStyle: style])

        #expect(label.textAlignment == .center)
        #expect(label.lineBreakMode == .byClipping)
    }

    @Test func `colours follow the appearance`() {
        let tester = ViewTester()
        let plain = label("ab")
        let styled = label(nil)
        styled.attributedText = NSAttributedString(string: "cd", attributes: [.foregroundColor: UIColor.systemRed])
        for label in [plain, styled] {
            label.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
            tester.show(label)
        }

        tester.setAppearance(.dark)

        #expect(draws(plain).contains("#FFFFFF"))
        #expect(draws(styled).contains("#FF453A"))
    }

    @Test func `highlighting, disabling and shadows change the colours only`() {
        let tester = ViewTester()
        let label = label("ab")
        label.textColor = .black
        label.highlightedTextColor = .white
        label.frame = CGRect(x: 0, y: 0, width: 40, height: 10)
        label.isHighlighted = true
        tester.show(label)
        #expect(draws(label).contains("#FFFFFF"))

        label.isHighlighted = false
        label.isEnabled = false
        label.shadowColor = .gray
        tester.pump()

        #expect(draws(label).contains("#000000/35% shadow 0,-1 0"))
    }

    @Test func `an unchanged label is neither drawn nor laid out again`() {
        let tester = ViewTester()
        let counter = CountingTypesetter()
        installedTextSystem.install(TextSystem(typesetter: counter))
        let label = label("abc")
        label.sizeToFit()
        tester.show(label)
        let drawing = label.layer.recordedDrawing

        label.text = "abc"
        label.font = .systemFont(ofSize: 10)
        label.textColor = .label
        label.textAlignment = .natural
        label.frame.origin.x = 50
        let needsDisplay = label.layer.needsDisplay()
        tester.pump()

        #expect(!needsDisplay)
        #expect(label.layer.recordedDrawing == drawing)
        #expect(counter.layoutCount(of: "abc") == 1)
    }

    @Test func `a label that fits is laid out once for measuring and drawing, in every position`() {
        let tester = ViewTester()
        let counter = CountingTypesetter()
        installedTextSystem.install(TextSystem(typesetter: counter))
        let label = label("abc")
        label.textAlignment = .center

        _ = label.intrinsicContentSize
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        tester.show(label)
        label.frame.size.width = 120
        tester.pump()

        #expect(counter.layoutCount(of: "abc") == 1)
    }

    @Test func `a label that looks the same in another width keeps its drawing, in the new bounds`() throws {
        let tester = ViewTester()
        let label = label("abc")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        tester.show(label)
        let drawing = try #require(label.layer.recordedDrawing)

        label.frame.size.width = 120
        let wasMarked = label.layer.needsDisplay()
        tester.pump()
        let fresh = self.label("abc")
        fresh.frame = label.frame
        tester.show(fresh)

        #expect(!wasMarked)
        #expect(label.layer.recordedDrawing == drawing)
        #expect(fresh.layer.recordedDrawing == drawing)
    }

    @Test func `a label whose text moves, is cut or has another height is drawn for another size`() {
        let tester = ViewTester()
        let label = label("abc")
        label.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
        tester.show(label)
        let margins = MarginLabel(frame: label.frame)
        (margins.font, margins.text) = (.systemFont(ofSize: 10), "abc")
        tester.show(margins)
        func isMarked(_ label: UILabel, after change: (UILabel) -> Void) -> Bool {
            change(label)
            defer { tester.pump() }
            return label.layer.needsDisplay()
        }

        #expect(isMarked(label) { $0.frame.size.height = 22 })
        #expect(isMarked(label) { $0.frame.size.width = 5 })
        #expect(isMarked(label) { $0.frame.size.width = 100 })
        #expect(!isMarked(label) { $0.frame.size.width = 90 })
        #expect(isMarked(label) { $0.bounds = CGRect(x: 3, y: 0, width: 95, height: 22) })
        #expect(isMarked(margins) { $0.frame.size.width = 120 })
        for alignment in [NSTextAlignment.right, .center] {
            label.textAlignment = alignment
            tester.pump()
            #expect(isMarked(label) { $0.frame.size.width += 10 })
        }
    }

    @Test func `subclasses can leave margins`() {
        let tester = ViewTester()
        let label = MarginLabel()
        label.font = .systemFont(ofSize: 10)
        label.text = "ab"

        label.sizeToFit()
        tester.show(label)

        #expect(label.bounds.size == CGSize(width: 30, height: 20))
        #expect(draws(label).contains("at 5,13"))
    }

    @Test func `a font made for a text style follows the preferred size when asked to`() {
        let tester = ViewTester()
        tester.pump()
        let label = UILabel()
        label.font = .preferredFont(
            forTextStyle: .body, compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraSmall))
        let before = label.font.pointSize

        label.adjustsFontForContentSizeCategory = true

        #expect(before == 14)
        #expect(label.font.pointSize == 17)
    }

    @Test func `baselines are those of the first and the last line`() throws {
        let tester = ViewTester()
        tester.pump()
        let label = label("a\nb", lines: 0)
        label.frame = CGRect(x: 0, y: 0, width: 50, height: 40)

        let baselines = try #require(label.baselines)

        #expect(baselines.first == 18)
        #expect(baselines.last == 28)
    }
}

private final class MarginLabel: UILabel {
    private let margins = UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)

    override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        super.textRect(forBounds: bounds.inset(by: margins), limitedToNumberOfLines: numberOfLines)
            .inset(by: UIEdgeInsets(top: -5, left: -5, bottom: -5, right: -5))
    }

    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: margins)) }
}
