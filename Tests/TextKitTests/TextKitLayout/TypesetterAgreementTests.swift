import CairoBackend
import CoreGraphics
import CoreText
import Foundation
import Testing
import UIKitTesting

@testable import UIFoundation

/// Text views and labels show the same text alike.
@Suite(.application) struct TypesetterAgreementTests {
    nonisolated private static let texts = [
        "One line", "A few words that take some lines in a narrow width, with a longword-with-hyphens in them.",
        "Several\nparagraphs\n\nof which one is empty\n", "Ελληνικά και Кириллица in one text, mixed with Latin.",
        "שלום עולם, זה טקסט ארוך בעברית שנשבר לשורות",
        "English with עברית in the middle and more English text behind it.",
        "مرحبا بالعالم هذا نص طويل", "日本語の文章は空白なしで行に分かれます。どこでも改行できます。", "ภาษาไทยไม่มีช่องว่างระหว่างคำ",
        "Emoji 👨‍👩‍👧‍👦 and 🇩🇪🇫🇷 flags, é and e\u{301} too", "tabs\tand\tmore\ttabs", "ends in a space ", "\r\nbegins empty",
    ]

    private func style(_ number: Int) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        switch number {
        case 1:
            (style.lineSpacing, style.paragraphSpacing, style.paragraphSpacingBefore) = (3, 7, 4)
            (style.firstLineHeadIndent, style.headIndent, style.tailIndent) = (20, 8, -6)
        case 2:
            (style.lineHeightMultiple, style.alignment) = (1.5, .center)
        case 3:
            (style.minimumLineHeight, style.maximumLineHeight, style.alignment) = (22, 22, .right)
        case 4: style.alignment = .justified
        default: break
        }
        return style
    }

    @Test(arguments: texts) func `lines and glyphs are where the labels' are`(_ string: String) {
        for number in 0...4 {
            for width in [90.0, 170, 2000] {
                expectAgreement(string, style(number), width: width)
            }
        }
    }

    private func expectAgreement(_ string: String, _ style: NSParagraphStyle, width: CGFloat) {
        let font = UIFont.systemFont(ofSize: 17)
        let text = NSMutableAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style])
        text.addAttribute(
            .font, value: UIFont.boldSystemFont(ofSize: 21), range: NSRange(location: text.length / 2, length: 2))
        let container = NSTextContainer(size: CGSize(width: width + 10, height: 0))
        let stage = TextStage(NSTextStorage(attributedString: text), containers: [container])
        installedTextSystem.install(TextSystem(typesetter: PangoTypesetter()))
        stage.manager.usesFontLeading = false

        let whole = TextLayout.make(TextContent(text, font: font).request(width: width, maximumLines: 0))
        var fragments: [LineFragment] = []
        var index = 0
        while let line = stage.manager.source?.fragment(at: index) {
            fragments.append(line)
            index = line.range.upperBound
        }
        if let extra = stage.manager.source?.extraFragment { fragments.append(extra) }

        #expect(fragments.count == whole.lines.count, "\(string) in \(width)")
        for (own, line) in zip(fragments, whole.lines) {
            #expect(own.range.lowerBound == line.range.lowerBound)
            #expect(abs(own.textX - 5 - line.origin.x) < 0.01)
            #expect(abs(own.rect.minY + own.baseline - line.origin.y) < 0.01, "\(string) \(line.range)")
            #expect(own.line.runs.map(\.x) == line.runs.map(\.x))
            #expect(own.line.runs.map(\.glyphs.glyphs) == line.runs.map(\.glyphs.glyphs))
        }
    }

    @Test func `a flow through a container with a limit breaks lines like a stack`() {
        for string in Self.texts {
            let font = UIFont.systemFont(ofSize: 17)
            let text = NSAttributedString(string: string, attributes: [.font: font, .paragraphStyle: style(1)])
            let stacked = TextStage(
                NSTextStorage(attributedString: text),
                containers: [NSTextContainer(size: CGSize(width: 130, height: 0))])
            let flowing = TextStage(
                NSTextStorage(attributedString: text),
                containers: [NSTextContainer(size: CGSize(width: 130, height: 5000))])
            installedTextSystem.install(TextSystem(typesetter: PangoTypesetter()))

            #expect(stacked.ranges == flowing.ranges, "\(string)")
            #expect(stacked.rects == flowing.rects, "\(string)")
            #expect(stacked.manager.extraLineFragmentRect == flowing.manager.extraLineFragmentRect, "\(string)")
        }
    }
}
