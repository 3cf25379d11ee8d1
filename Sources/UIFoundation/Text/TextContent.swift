import CoreGraphics
package import CoreText
package import Foundation

/// A text with its styles and paragraph rules, as far as they do not depend on the room that it gets.
package nonisolated struct TextContent: Hashable {
    private var text: StyledString

    /// Makes a text in one style, drawn in the colour of the drawing call.
    package init(
        _ string: String, font: UIFont, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        let string = TextRequest.beginning(of: string)
        let length = string.utf16.count
        let style = TextParagraphStyle(alignment: alignment.alignment, lineBreak: lineBreakMode.lineBreak)
        text = StyledString(
            string: string, spans: [TextSpan(length: length, font: font.request)],
            paragraphs: [TextParagraph(length: length, style: style)])
    }

    /// Reads the attributes that text drawing knows; colours are resolved with the current traits.
    ///
    /// Paragraph styles win over the alignment and the line breaks given.
    package init(
        _ attributed: NSAttributedString, font: UIFont, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        let style = TextParagraphStyle(alignment: alignment.alignment, lineBreak: lineBreakMode.lineBreak)
        text = StyledString(attributed, font: font.request, style: style)
    }

    /// Reads a text's attributes like those of an attributed string.
    package init(
        _ attributed: AttributedText, font: UIFont, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        let style = TextParagraphStyle(alignment: alignment.alignment, lineBreak: lineBreakMode.lineBreak)
        text = StyledString(
            attributed.string, runs: attributed.runs.map { ($0.length, $0.style.attributes) }, font: font.request,
            style: style)
    }

    /// Makes a text in one style from the attributes of a drawing call.
    package init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
        let font = UIFont.systemFont(ofSize: Self.plainFontSize)
        text = StyledString(
            string, attributes: attributes ?? [:], font: font.request, style: TextParagraphStyle())
    }

    /// The size in points of text that names no font.
    package static let plainFontSize: CGFloat = 12

    package var string: String { text.string }
    package var spans: [TextSpan] { text.spans }

    /// The size of the smallest font; infinite for a text without any.
    package var smallestFontSize: CGFloat {
        var smallest = CGFloat.infinity
        for index in text.spans.indices { smallest = min(smallest, text.spans[index].font.size) }
        return smallest
    }

    /// Whether some paragraph's lines are stretched.
    package var isJustified: Bool { text.paragraphs.contains { $0.style.alignment == .justified } }

    /// Texts from here on are laid out only as far as they are seen.
    package var isLong: Bool { text.string.utf8.count > 16_384 }

    /// Whether the text has several lines in any room.
    package var hasLineSeparators: Bool {
        string.utf8.withContiguousStorageIfAvailable(Self.hasLineSeparators) ?? string.contains(where: \.isNewline)
    }

    /// As `Character.isNewline` says, without looking for characters.
    private static func hasLineSeparators(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var last: UInt8 = 0
        var beforeLast: UInt8 = 0
        for byte in bytes {
            switch byte {
            case 0x0A...0x0D: return true
            case 0x85 where last == 0xC2: return true
            case 0xA8, 0xA9: if last == 0x80, beforeLast == 0xE2 { return true }
            default: break
            }
            (beforeLast, last) = (last, byte)
        }
        return false
    }

    /// Gives all paragraphs an alignment.
    package mutating func setAlignment(_ alignment: NSTextAlignment) {
        changeStyles { $0.alignment = alignment.alignment }
    }

    /// Aligns text in natural alignment at the right.
    package mutating func alignNaturalTextAtRight() {
        changeStyles { if $0.alignment == .natural { $0.alignment = .right } }
    }

    /// Gives all paragraphs a way to break lines.
    package mutating func setLineBreakMode(_ mode: NSLineBreakMode) { changeStyles { $0.lineBreak = mode.lineBreak } }

    /// Widens the distance between lines.
    package mutating func addLineSpacing(_ spacing: CGFloat) { changeStyles { $0.lineSpacing += spacing } }

    private mutating func changeStyles(_ change: (inout TextParagraphStyle) -> Void) {
        if text.paragraphs.isEmpty { text.paragraphs = [TextParagraph(length: 0, style: TextParagraphStyle())] }
        for index in text.paragraphs.indices { change(&text.paragraphs[index].style) }
    }

    /// The same text with all fonts and distances between letters scaled.
    package func scaled(by factor: CGFloat) -> TextContent {
        guard factor != 1 else { return self }
        var content = self
        content.text.spans = spans.map { $0.scaled(by: factor) }
        content.changeStyles { $0 = $0.scaled(by: factor) }
        return content
    }

    /// The same text with letters further apart, or closer together when negative.
    package func kerned(by kern: CGFloat) -> TextContent {
        var content = self
        for index in content.text.spans.indices { content.text.spans[index].kern += kern }
        return content
    }

    /// A request to the typesetter: lines within a width, nil for unlimited, and a number of lines, 0 for all.
    ///
    /// Of long texts only the lines within a height are made.
    package func request(width: CGFloat?, height: CGFloat = 0, maximumLines: Int) -> TextRequest {
        TextRequest(
            string: string, spans: spans, paragraphs: text.paragraphs,
            width: width.flatMap { $0 < Self.unlimitedWidth ? $0 : nil },
            height: isLong && height > 0 && height < Self.unlimitedWidth ? height : nil, maximumLines: maximumLines)
    }

    /// Widths from here on count as unlimited; apps like to pass the greatest number there is, or a little less.
    package static let unlimitedWidth: CGFloat = 1_000_000
}

nonisolated extension UIFont: FontAttribute {
    package var fontRequest: FontRequest { request }
}

nonisolated extension NSLineBreakMode {
    package var lineBreak: TextParagraphStyle.LineBreak {
        switch self {
        case .byWordWrapping: .words
        case .byCharWrapping: .characters
        case .byClipping: .clip
        case .byTruncatingHead: .truncateHead
        case .byTruncatingTail: .truncateTail
        case .byTruncatingMiddle: .truncateMiddle
        }
    }
}

nonisolated extension NSTextAlignment {
    package var alignment: TextParagraphStyle.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
