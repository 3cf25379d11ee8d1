import CoreGraphics
import CoreText
import Foundation
import QuartzCore
import Testing

@testable import CairoBackend

/// Text laid out from words has the lines, glyphs and places that Pango gives to the whole text.
@Suite struct WordLayoutTests {
    static let fonts = [
        FontRequest(size: 17), FontRequest(size: 13, weight: 0.4), FontRequest(size: 24, weight: 0.23),
        FontRequest(size: 15.5, isItalic: true), FontRequest(size: 17, hasMonospacedDigits: true),
        FontRequest(size: 12, isMonospaced: true), FontRequest(family: "DejaVu Sans", size: 13),
        FontRequest(family: "DejaVu Serif", size: 16, weight: 0.4), FontRequest(family: "Nimbus Sans", size: 14),
        FontRequest(family: "C059", size: 14.25, isItalic: true), FontRequest(family: "Z003", size: 19),
    ]

    /// Texts in twenty scripts, and such in which characters matter to their neighbours.
    private static let texts = [
        "Conversation number 17", "The quick brown fox jumps over the lazy dog, doesn't it?",
        "AVATAR To Yes. T. Ay We, P. L' Y",
        "office affluent fjord ffi fl",
        "1 x 2 and 3x4 at 12:30 (see A) [B] {C} a-b A-B A - B @home @HOME -> <- => (a) (1)",
        "“Quoted” words – and dashes — with ‘single’ quotes…", "e.g. 3.14 or 1,000.50 items; really: yes! no? (maybe)",
        "Ünïcödé naïve façade Ærøskøbing Łódź İstanbul Šiauliai Việt Nam Tiếng",
        "Ελληνικά γράμματα, με τόνους και ς στο τέλος", "Кириллица и ещё слова, Їжак і Ђорђе.",
        "العربية نص طويل", "עברית טקסט ארוך", "हिन्दी में पाठ", "ไทยไม่มีช่องว่าง", "中文没有空格。", "日本語の文章です。", "한국어 문장",
        "தமிழ் உரை", "తెలుగు వచనం", "ಕನ್ನಡ ಪಠ್ಯ", "മലയാളം", "বাংলা লেখা", "ગુજરાતી", "ਪੰਜਾਬੀ", "ქართული", "Հայերեն", "ខ្មែរ",
        "Latin mit Ελληνικά und Кириллица", "English עברית English", "👨‍👩‍👧 family 🇩🇪 1️⃣ © ™", "e\u{301}tude cafe\u{301}",
        " leading", "trailing ", "two  spaces   three", " ", "   ", "tabs\tand tabs", "two\nlines", "soft\u{AD}hyphen",
        "no\u{A0}break", "zero\u{200B}width", "12345", "3 + 4 = 7", "100 %", "-5", "a", "x",
        "supercalifragilisticexpialidocious word",
    ]

    private func checkRooms(_ request: TextRequest, _ agreement: WordAgreement) {
        var request = request
        for width in [nil, 0, 1, 20, 47.3, 90, 130.125, 250, 600] as [CGFloat?] {
            for lineCount in [0, 1, 2] {
                (request.width, request.maximumLines) = (width, lineCount)
                agreement.check(request)
            }
        }
    }

    @Test(arguments: fonts) func `texts in twenty scripts are laid out alike, before and after words are kept`(
        _ font: FontRequest
    ) {
        let agreement = WordAgreement()
        for _ in 0..<2 {
            for text in Self.texts {
                for mode in [TextParagraphStyle.LineBreak.words, .characters, .clip, .truncateHead, .truncateMiddle] {
                    checkRooms(TextRequest(text, font: font, lineBreak: mode), agreement)
                }
            }
            #expect(agreement.decided > 500)
            agreement.warmUp(font)
        }
    }

    @Test(arguments: fonts) func `words follow each other in any order`(_ font: FontRequest) {
        let words = Self.texts.flatMap { $0.split(separator: " ") }
        let agreement = WordAgreement()
        var draws = SeededNumbers(seed: 7)
        agreement.warmUp(font)
        for _ in 0..<400 {
            let picked = (0..<Int.random(in: 2...12, using: &draws)).map { _ in words.randomElement(using: &draws)! }
            agreement.check(TextRequest(picked.joined(separator: " "), font: font))
            let latin = picked.filter { $0.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F } }.joined(separator: " ")
            agreement.check(
                TextRequest(latin, font: font, width: CGFloat.random(in: 10...300, using: &draws), maximumLines: 3))
        }
        #expect(agreement.decided > 150)
    }

    @Test func `lines break alike at every width`() {
        let text =
            "It breaks (or not) before longer words, at 3.14 and 1,000; isn't that so? Yes, of course it is! Ends here."
        let agreement = WordAgreement()
        for font in [FontRequest(family: "DejaVu Sans", size: 13), FontRequest(family: "Nimbus Sans", size: 11)] {
            agreement.warmUp(font)
            for step in 0..<3000 {
                agreement.check(TextRequest(text, font: font, width: 30 + CGFloat(step) / 8))
            }
            // All widths in which the longest word has room.
            #expect(agreement.decided > 2500)
        }
    }

    // Pango is asked at those widths alone where spaces are around a line's break or have no room at the end.
    @Test(arguments: [
        (text: "It breaks before longer words, at 3.14 and 1,000; isn't that so? Yes, of course! Ends ", least: 1800),
        (text: "It breaks before longer words, at 3.14 and 1,000; isn't that so? Yes, of course! Ends  ", least: 1600),
        (text: "It breaks  before longer words, at 3.14 and   1,000; isn't that so? Yes, of  course!", least: 500),
    ])
    func `several spaces count alike, within lines and at the end`(text: String, least: Int) {
        let agreement = WordAgreement()
        for font in [FontRequest(family: "DejaVu Sans", size: 13), FontRequest(family: "Nimbus Sans", size: 11)] {
            agreement.warmUp(font)
            for step in 0..<2000 {
                agreement.check(TextRequest(text, font: font, width: 50 + CGFloat(step) / 8))
            }
            #expect(agreement.decided > least)
        }
    }

    @Test func `indents, spacing, heights, alignment and direction count alike`() {
        let font = FontRequest(family: "DejaVu Sans", size: 13)
        let agreement = WordAgreement()
        agreement.warmUp(font)
        let text = "Several words that need some lines in a narrow width"
        for alignment in [TextParagraphStyle.Alignment.natural, .left, .center, .right, .justified] {
            for direction in [TextParagraphStyle.Direction.natural, .leftToRight, .rightToLeft] {
                for number in 0..<6 {
                    var style = TextParagraphStyle(alignment: alignment, lineSpacing: CGFloat(number % 3))
                    style.direction = direction
                    if number > 1 { (style.firstLineIndent, style.headIndent, style.tailIndent) = (12, 12, -7.5) }
                    if number > 2 { (style.minimumLineHeight, style.spacingAfter, style.spacingBefore) = (21, 3, 4) }
                    if number > 3 { (style.lineHeightMultiple, style.tailIndent) = (1.5, 110) }
                    if number > 4 { style.firstLineIndent = 30 }
                    var request = TextRequest(
                        string: text, spans: [TextSpan(length: 0, font: font)],
                        paragraphs: [TextParagraph(length: 3, style: style)])
                    for height in [nil, 0, 14, 40] as [CGFloat?] {
                        request.height = height
                        checkRooms(request, agreement)
                    }
                }
            }
        }
        #expect(agreement.decided > 1000)
    }

    @Test func `colours, rules, effects and letter spacing count alike`() {
        let font = FontRequest(family: "DejaVu Sans", size: 13)
        let agreement = WordAgreement()
        agreement.warmUp(font)
        let plain = TextSpan(length: 400, font: font)
        var spans = [plain, plain, plain, plain, plain, plain]
        spans[1].color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        spans[2].underline = TextDecoration()
        spans[2].strikethrough = TextDecoration()
        spans[3].effects = TextEffects()
        spans[4].kern = 1.5
        spans[5].ligatures = .all
        for span in spans { checkRooms(TextRequest(string: "Words with a style", spans: [span]), agreement) }
        checkRooms(TextRequest(string: "Words with two", spans: [spans[1], plain]), agreement)
        #expect(agreement.decided > 40)
    }

    @Test func `a font without the letters of a script keeps its digits and its punctuation`() {
        // It has Thai and Latin letters.
        let font = FontRequest(family: "Garuda", size: 13)
        let agreement = WordAgreement()
        for _ in 0..<2 {
            for text in ["Кириллица 12", "Слово, слово", "Ελληνικά 12", "Room 12"] {
                checkRooms(TextRequest(text, font: font), agreement)
            }
            #expect(agreement.decided > 0)
            agreement.warmUp(font)
        }
    }

    @Test func `words of many texts are forgotten and found again`() {
        let font = FontRequest(family: "DejaVu Sans", size: 13)
        let agreement = WordAgreement()
        agreement.warmUp(font)
        for number in 0..<5000 { agreement.check(TextRequest("Row \(number * 7)", font: font)) }
        for number in 0..<10 { agreement.check(TextRequest("Row \(number * 7)", font: font)) }
        #expect(agreement.decided == 5010)
    }
}
