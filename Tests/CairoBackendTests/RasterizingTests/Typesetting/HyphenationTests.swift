import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import CairoBackend

/// Words divided at the ends of lines, by the patterns for American English of the package hyphen-en-us.
@Suite struct HyphenationTests {
    private static let typesetter = PangoTypesetter()
    private static let prose =
        "Representative typography necessitates understanding internationalization considerations."

    private func layout(
        _ text: String, width: CGFloat, factor: Float, language: String = "en_US", lines: Int = 0,
        _ alignment: TextParagraphStyle.Alignment = .natural
    ) -> TextLayout {
        var style = TextParagraphStyle(alignment: alignment)
        style.hyphenation = TextHyphenation(factor: factor, language: language)
        let length = text.utf16.count
        return Self.typesetter.layout(
            TextRequest(
                string: text, spans: [TextSpan(length: length, font: FontRequest(size: 17))],
                paragraphs: [TextParagraph(length: length, style: style)], width: width, maximumLines: lines))
    }

    private func parts(_ layout: TextLayout, of text: String) -> [String] {
        layout.lines.map { (text as NSString).substring(with: NSRange($0.range)) }
    }

    /// The width of a text on a line of its own.
    private func width(_ text: String) -> CGFloat {
        Self.typesetter.layout(TextRequest(text, font: FontRequest(size: 17))).size.width
    }

    // MARK: Patterns

    private func pieces(_ word: String, _ language: String = "en_US") throws -> [String] {
        let patterns = try #require(Hyphenator().patterns(for: language))
        let ends = patterns.breaks(in: word) + [word.utf8.count]
        return zip([0] + ends, ends).map { String(decoding: Array(word.utf8)[$0..<$1], as: UTF8.self) }
    }

    @Test func `words are divided by the patterns of their language, in capitals too`() throws {
        #expect(try pieces("hyphenation") == ["hy", "phen", "ation"])
        #expect(try pieces("Hyphenation") == ["Hy", "phen", "ation"])
        #expect(try pieces("HYPHENATION") == ["HY", "PHEN", "ATION"])
        #expect(try pieces("word") == ["word"])
        #expect(try pieces("") == [""])
    }

    @Test func `letters of several bytes are counted as letters`() throws {
        let patterns = try #require(Hyphenator().patterns(for: "en_US"))

        for word in ["naïveté", "Übermenschlichkeit", "ﬁnalization", "İstanbul", "e\u{301}tudes"] {
            for end in patterns.breaks(in: word) {
                #expect(String(word.utf8.prefix(end)) != nil, "\(word) \(end)")
            }
        }
        #expect(patterns.breaks(in: String(repeating: "hyphenation", count: 20)) == [])
    }

    @Test func `languages are looked for from the exact one to the same one elsewhere`() throws {
        let hyphenator = Hyphenator()

        for name in ["en_US", "en-US", "en", "en_GB.UTF-8", "en-Latn-US"] {
            #expect(hyphenator.patterns(for: name) != nil, "\(name)")
        }
        for name in ["", "xx", "xx_US"] { #expect(hyphenator.patterns(for: name) == nil, "\(name)") }
        #expect(Hyphenator(folder: "/nowhere").patterns(for: "en_US") == nil)
        #expect(Hyphenator(library: nil).patterns(for: "en_US") == nil)
        #expect(HyphenationLibrary(named: "libnone.so.1") == nil)
        #expect(HyphenationLibrary(named: "libcairo.so.2") == nil)
    }

    @Test func `a file of patterns is read in UTF-8 and in Latin-1 alone`() throws {
        let folder = NSTemporaryDirectory() + "patterns-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        func write(_ name: String, _ bytes: [UInt8]) throws {
            try Data(bytes).write(to: URL(fileURLWithPath: "\(folder)/hyph_\(name).dic"))
        }
        // Before ü in xxüxx, a word may be divided.
        try write("aa", Array("UTF-8\nx1ü\n".utf8))
        try write("bb", Array("ISO8859-1\nx1".utf8) + [0xFC, 0x0A])
        try write("cc", Array("KOI8-R\nx1y\n".utf8))
        let hyphenator = Hyphenator(folder: folder)

        #expect(hyphenator.patterns(for: "aa")?.breaks(in: "xxüxx") == [2])
        #expect(hyphenator.patterns(for: "bb")?.breaks(in: "xxüxx") == [2])
        #expect(hyphenator.patterns(for: "bb")?.breaks(in: "xxłxx") == [])
        #expect(hyphenator.patterns(for: "cc") == nil)
    }

    // MARK: Lines

    @Test func `without a rule, in other languages and with narrow rules words stay whole`() {
        let whole = parts(layout(Self.prose, width: 200, factor: 0), of: Self.prose)

        #expect(whole.allSatisfy { $0.hasSuffix(" ") || $0.hasSuffix(".") })
        #expect(parts(layout(Self.prose, width: 200, factor: 1, language: "xx"), of: Self.prose) == whole)
        #expect(parts(layout(Self.prose, width: 200, factor: 0.01), of: Self.prose) == whole)
        #expect(TextHyphenation(factor: 0, language: "en") == nil)
        #expect(TextHyphenation(factor: .nan, language: "en") == nil)
    }

    @Test func `a divided line ends in a hyphen that is no character, within the room`() throws {
        let layout = layout("A representative", width: width("A represen\u{2010}") + 1, factor: 1)

        let text = "A representative"
        #expect(parts(layout, of: text) == ["A represen", "tative"])
        #expect(layout.lines.map(\.isHyphenated) == [true, false])
        let first = layout.lines[0]
        #expect(abs(first.width - width("A represen\u{2010}")) < 0.1)
        #expect(first.runs.map(\.glyphs.text).joined() == "A represen")
        #expect(first.runs.map(\.glyphs.glyphs.count).reduce(0, +) == 11)
        // The caret at the line's end is before the hyphen.
        #expect(abs(first.caretX(at: 10, isUpstream: true) - width("A represen")) < 0.5)
        #expect(first.position(atX: first.width).index == 10)
    }

    @Test func `every width gives lines within it that have all characters once`() {
        for width in stride(from: CGFloat(60), through: 400, by: 7) {
            for alignment in [TextParagraphStyle.Alignment.natural, .justified] {
                let layout = layout(Self.prose, width: width, factor: 1, alignment)
                #expect(parts(layout, of: Self.prose).joined() == Self.prose)
                for line in layout.lines { #expect(line.width <= width + 0.1, "\(width) \(alignment)") }
            }
        }
    }

    @Test func `the factor is the part of the room that whole words have to fill`() {
        let text = "Some representative"
        let room = width("Some representa\u{2010}")
        let share = Float(width("Some") / room)

        #expect(parts(layout(text, width: room, factor: share + 0.01), of: text).count == 2)
        #expect(parts(layout(text, width: room, factor: share + 0.01), of: text)[0] != "Some ")
        #expect(parts(layout(text, width: room, factor: share - 0.01), of: text)[0] == "Some ")
    }

    @Test func `stretched lines are measured before they are stretched`() {
        let text = "It is a representative"
        let room = width("It is a represen\u{2010}") + 1

        #expect(parts(layout(text, width: room, factor: 1, .justified), of: text)[0] == "It is a represen")
        #expect(parts(layout(text, width: room, factor: 0.1, .justified), of: text)[0] == "It is a ")
    }

    @Test func `a word that is wider than its line is divided by the patterns, else between letters without a hyphen`()
    {
        let text = "representative"
        let room = width("represen\u{2010}") + 1

        #expect(parts(layout(text, width: room, factor: 1), of: text) == ["represen", "tative"])
        let plain = layout(text, width: room, factor: 0)
        #expect(plain.lines.count == 2)
        for line in plain.lines { #expect(line.runs.map(\.glyphs.glyphs.count).reduce(0, +) == line.range.count) }
    }

    @Test func `a soft hyphen is shown where the line ends there, with any factor`() {
        let text = "A represen\u{AD}tative"
        let layout = layout(text, width: width("A represen\u{2010}") + 1, factor: 0)

        #expect(parts(layout, of: text) == ["A represen\u{AD}", "tative"])
        #expect(layout.lines.map(\.isHyphenated) == [true, false])
        #expect(abs(layout.lines[0].width - width("A represen\u{2010}")) < 0.1)
    }

    @Test func `a line that ends at a hyphen of the text has no added one`() {
        let text = "A represen-tative"
        let layout = layout(text, width: width("A represen-") + 1, factor: 0)

        #expect(parts(layout, of: text) == ["A represen-", "tative"])
        #expect(layout.lines.map(\.isHyphenated) == [false, false])
    }

    @Test func `signs around a word are no part of it`() {
        let text = "Some “representative” words"

        let parts = parts(layout(text, width: width("Some “represen\u{2010}") + 1, factor: 1), of: text)

        #expect(parts[0] == "Some “represen")
    }

    @Test func `the last line that is wanted is divided too, and a truncated one is not`() {
        let text = "Some representative"
        let room = width("Some represen\u{2010}") + 1

        #expect(parts(layout(text, width: room, factor: 1, lines: 1), of: text) == ["Some represen"])
        #expect(layout(text, width: room, factor: 1, lines: 1).isTruncated)
    }

    @Test func `a long paragraph has the same lines as its beginning`() {
        let text = String(repeating: Self.prose + " ", count: 200)
        let few = layout(String(text.prefix(900)), width: 230, factor: 1)
        let many = layout(text, width: 230, factor: 1)

        #expect(Array(many.lines.map(\.range).prefix(20)) == Array(few.lines.map(\.range).prefix(20)))
        #expect(parts(many, of: text).joined() == text)
    }
}
