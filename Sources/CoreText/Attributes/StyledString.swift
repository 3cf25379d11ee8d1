package import Foundation

/// A text with its styles, read from attributes.
package struct StyledString: Hashable, Sendable {
    package var string: String
    /// Their lengths add up to the string's UTF-16 length; an empty string has one.
    package var spans: [TextSpan]
    /// The paragraph styles from the first character on; none when no character has one.
    package var paragraphs: [TextParagraph]

    /// Makes a text from its parts.
    package init(string: String, spans: [TextSpan], paragraphs: [TextParagraph] = []) {
        self.string = string
        self.spans = spans
        self.paragraphs = paragraphs
    }

    /// Whether strings have the same units, by which their glyphs are found, and styles are equal.
    package static func == (left: Self, right: Self) -> Bool {
        left.string.hasSameUnits(as: right.string) && left.spans == right.spans && left.paragraphs == right.paragraphs
    }

    /// Reads an attributed string as far as a layout takes one in; colours are resolved as they are in force now.
    ///
    /// Characters without a font get `font`, those without a paragraph style `style`.
    package init(_ attributed: NSAttributedString, font: FontRequest, style: TextParagraphStyle) {
        let string = TextRequest.beginning(of: attributed.string)
        let whole = NSRange(location: 0, length: string.utf16.count)
        var parts: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
        // Foundation traps when it compares values of different kinds, to find longer ranges.
        attributed.enumerateAttributes(in: whole, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
            parts.append((range, attributes))
        }
        // Foundation does not promise an order on this platform.
        parts.sort { $0.range.location < $1.range.location }
        self.init(string, runs: parts.map { ($0.range.length, $0.attributes) }, font: font, style: style)
    }

    /// Makes a text from runs, whose lengths add up to its UTF-16 length, as it is made from an attributed string. A surrogate
    /// pair that two runs divide belongs to the first of them.
    package init(
        _ string: String, runs: [(length: Int, attributes: [NSAttributedString.Key: Any])], font: FontRequest,
        style: TextParagraphStyle
    ) {
        self.string = TextRequest.beginning(of: string)
        (spans, paragraphs) = ([], [])
        var rest = self.string.utf16.count
        guard rest > 0 else {
            spans = [TextSpan(length: 0, font: font)]
            return
        }
        var (end, taken) = (self.string.utf16.startIndex, 0)
        for run in runs where rest > 0 {
            var length = min(run.length - taken, rest)
            taken = 0
            guard length > 0 else { continue }
            end = self.string.utf16.index(end, offsetBy: length)
            if end.samePosition(in: self.string.unicodeScalars) == nil {
                end = self.string.utf16.index(after: end)
                (length, taken) = (length + 1, 1)
            }
            append(TextSpan(length: length, attributes: run.attributes, font: font))
            append(TextParagraph(length: length, style: TextParagraphStyle(run.attributes) ?? style))
            rest -= length
        }
    }

    /// Makes a text in one style from attributes.
    package init(
        _ string: String, attributes: [NSAttributedString.Key: Any], font: FontRequest, style: TextParagraphStyle
    ) {
        self.string = TextRequest.beginning(of: string)
        let length = self.string.utf16.count
        spans = [TextSpan(length: length, attributes: attributes, font: font)]
        paragraphs = [TextParagraph(length: length, style: TextParagraphStyle(attributes) ?? style)]
    }

    /// Runs that look alike are merged, so that letters across them may still join.
    private mutating func append(_ span: TextSpan) {
        if let last = spans.last, last.looksLike(span) {
            spans[spans.count - 1].length += span.length
        } else {
            spans.append(span)
        }
    }

    private mutating func append(_ paragraph: TextParagraph) {
        if let last = paragraphs.last, last.style == paragraph.style {
            paragraphs[paragraphs.count - 1].length += paragraph.length
        } else {
            paragraphs.append(paragraph)
        }
    }
}
