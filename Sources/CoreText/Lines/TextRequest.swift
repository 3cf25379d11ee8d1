import CoreGraphics
package import Foundation

/// A text with its styles and the room it has: all that decides its layout, and so the key under which that is kept.
package struct TextRequest: Hashable, Sendable {
    package let string: String
    /// The styles in order, their lengths adding up to the string's UTF-16 length.
    package var spans: [TextSpan]
    /// The paragraph styles in order; the last one also counts for the rest of the text, and none means the standard one.
    package var paragraphs: [TextParagraph]
    /// The width at which lines break, in points; nil for unlimited.
    package var width: CGFloat?
    /// Lines that would begin below are not made; nil for no limit.
    package var height: CGFloat?
    /// The most lines to make; 0 for as many as needed.
    package var maximumLines: Int
    /// Whether characters were cut from the string's end because there were too many.
    package let isCut: Bool

    /// The bytes of UTF-8 that one layout takes in; longer strings are cut at a character, and the layout is truncated.
    ///
    /// A text editor lays out paragraphs one by one; a label or a drawing call with more than that shows more than can be read.
    package static let capacity = 1 << 18

    package init(
        string: String, spans: [TextSpan], paragraphs: [TextParagraph] = [], width: CGFloat? = nil,
        height: CGFloat? = nil, maximumLines: Int = 0
    ) {
        isCut = string.utf8.count > Self.capacity
        self.string = isCut ? Self.beginning(of: string) : string
        self.spans = spans
        self.paragraphs = paragraphs
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
    }

    /// Makes a request in one style.
    package init(
        _ string: String, font: FontRequest, width: CGFloat? = nil, maximumLines: Int = 0,
        lineBreak: TextParagraphStyle.LineBreak = .words, alignment: TextParagraphStyle.Alignment = .natural
    ) {
        let style = TextParagraphStyle(alignment: alignment, lineBreak: lineBreak)
        self.init(
            string: string, spans: [TextSpan(length: min(string.utf8.count, Self.capacity), font: font)],
            paragraphs: style == Self.standardStyle ? [] : [TextParagraph(length: 0, style: style)], width: width,
            maximumLines: maximumLines)
    }

    /// Whether strings have the same units. Those that mean the same text in other units, such as an accent of its own, have
    /// other positions of carets.
    package static func == (left: Self, right: Self) -> Bool {
        left.width == right.width && left.maximumLines == right.maximumLines && left.height == right.height
            && left.isCut == right.isCut && left.string.hasSameUnits(as: right.string) && left.spans == right.spans
            && left.paragraphs == right.paragraphs
    }

    /// Hashes what differs between most requests; all of it takes longer than to compare the few that are alike in this.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(string)
        hasher.combine(width)
        hasher.combine(maximumLines)
        guard let span = spans.first else { return }
        hasher.combine(span.font.size)
        hasher.combine(span.font.weight)
        hasher.combine(span.kern)
    }

    private static let standardStyle = TextParagraphStyle()

    /// The style of the paragraph that begins at a UTF-16 offset.
    package func paragraphStyle(at offset: Int) -> TextParagraphStyle {
        var end = 0
        for paragraph in paragraphs {
            end += paragraph.length
            if offset < end { return paragraph.style }
        }
        return paragraphs.last?.style ?? Self.standardStyle
    }

    /// The part of a string that a layout takes in.
    package static func beginning(of string: String) -> String {
        guard string.utf8.count > capacity else { return string }
        var end = string.utf8.index(string.utf8.startIndex, offsetBy: capacity)
        while end > string.startIndex, end.samePosition(in: string.unicodeScalars) == nil {
            end = string.utf8.index(before: end)
        }
        return String(string[..<end])
    }
}

extension String {
    /// Whether another string is equal unit by unit, which `==` does not ask.
    package func hasSameUnits(as other: String) -> Bool {
        let answer = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { other in
                own.count == other.count
                    && (own.isEmpty || memcmp(own.baseAddress!, other.baseAddress!, own.count) == 0)
            }
        }
        return (answer ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}
