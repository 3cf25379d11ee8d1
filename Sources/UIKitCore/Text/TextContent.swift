import CoreGraphics
import CoreText
import Foundation

/// A text with its styles and paragraph rules, as far as they do not depend on the room that it gets.
nonisolated struct TextContent: Hashable {
    var string: String
    /// Their lengths add up to the string's UTF-16 length; an empty string has one.
    var spans: [TextSpan]
    var alignment: NSTextAlignment
    var lineBreakMode: NSLineBreakMode
    var lineSpacing: CGFloat = 0

    /// Makes a text in one style, drawn in whatever colour the drawing call gives.
    init(
        _ string: String, font: UIFont, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        self.string = string
        spans = [TextSpan(length: string.utf16.count, font: font.request)]
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
    }

    /// Reads the attributes that text drawing knows; colours are resolved with the current traits.
    ///
    /// A paragraph style at the first character wins over the alignment and the line breaks given.
    init(
        _ attributed: NSAttributedString, font: UIFont, alignment: NSTextAlignment = .natural,
        lineBreakMode: NSLineBreakMode = .byWordWrapping
    ) {
        string = attributed.string
        spans = []
        self.alignment = alignment
        self.lineBreakMode = lineBreakMode
        guard attributed.length > 0 else {
            spans = [TextSpan(length: 0, font: font.request)]
            return
        }
        var parts: [(range: NSRange, span: TextSpan)] = []
        attributed.enumerateAttributes(in: NSRange(location: 0, length: attributed.length)) { attributes, range, _ in
            parts.append((range, TextSpan(length: range.length, attributes: attributes, font: font)))
        }
        // Foundation does not promise an order on this platform.
        parts.sort { $0.range.location < $1.range.location }
        for part in parts {
            // Runs that look alike are merged, so that letters across them may still join.
            if let last = spans.last, last.looksLike(part.span) {
                spans[spans.count - 1].length += part.span.length
            } else {
                spans.append(part.span)
            }
        }
        if let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle {
            self.alignment = style.alignment
            self.lineBreakMode = style.lineBreakMode
            lineSpacing = style.lineSpacing
        }
    }

    /// Makes a text in one style from the attributes of a drawing call.
    init(_ string: String, attributes: [NSAttributedString.Key: Any]?) {
        let font = UIFont.systemFont(ofSize: Self.plainFontSize)
        self.init(string, font: font)
        guard let attributes else { return }
        spans = [TextSpan(length: string.utf16.count, attributes: attributes, font: font)]
        guard let style = attributes[.paragraphStyle] as? NSParagraphStyle else { return }
        alignment = style.alignment
        lineBreakMode = style.lineBreakMode
        lineSpacing = style.lineSpacing
    }

    /// The size in points of text that names no font.
    static let plainFontSize: CGFloat = 12

    /// The alignment with the reading direction taken from the text's first letter.
    var resolvedAlignment: NSTextAlignment {
        guard alignment == .natural else { return alignment }
        let first = string.unicodeScalars.first { $0.properties.isAlphabetic }
        // Hebrew, Arabic and their neighbours, and the presentation forms of both.
        let isRightToLeft = first.map { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) }
        return isRightToLeft ?? false ? .right : .left
    }

    /// The same text with all fonts and distances between letters scaled.
    func scaled(by factor: CGFloat) -> TextContent {
        guard factor != 1 else { return self }
        var content = self
        for index in content.spans.indices {
            content.spans[index].font.size *= factor
            content.spans[index].kern *= factor
        }
        return content
    }

    /// What to ask the typesetter for: lines within a width, nil for unlimited, and a number of lines, 0 for all.
    func request(width: CGFloat?, maximumLines: Int) -> TextRequest {
        let width = width.flatMap { $0 < Self.unlimitedWidth ? $0 : nil }
        return TextRequest(
            string: string, spans: spans, width: width, maximumLines: maximumLines, lineBreak: lineBreakMode.lineBreak,
            alignment: resolvedAlignment.alignment, lineSpacing: lineSpacing)
    }

    /// Widths from here on count as unlimited; apps like to pass the greatest number there is, or a little less.
    static let unlimitedWidth: CGFloat = 1_000_000
}

nonisolated extension TextSpan {
    /// Reads the attributes that text drawing knows; without a font it is `font`.
    init(length: Int, attributes: [NSAttributedString.Key: Any], font: UIFont) {
        func number(_ key: NSAttributedString.Key) -> CGFloat {
            switch attributes[key] {
            case let value as CGFloat: value
            case let value as Double: CGFloat(value)
            case let value as Float: CGFloat(value)
            case let value as Int: CGFloat(value)
            case let value as NSNumber: CGFloat(value.doubleValue)
            case let value as NSUnderlineStyle: CGFloat(value.rawValue)
            default: 0
            }
        }
        self.init(
            length: length, font: (attributes[.font] as? UIFont ?? font).request,
            color: (attributes[.foregroundColor] as? UIColor)?.rgba, kern: number(.kern),
            isUnderlined: number(.underlineStyle) != 0, isStruckThrough: number(.strikethroughStyle) != 0)
    }

    fileprivate func looksLike(_ other: TextSpan) -> Bool {
        var other = other
        other.length = length
        return self == other
    }
}

nonisolated extension NSLineBreakMode {
    var lineBreak: TextRequest.LineBreak {
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
    fileprivate var alignment: TextRequest.Alignment {
        switch self {
        case .left: .left
        case .center: .center
        case .right: .right
        case .justified: .justified
        case .natural: .natural
        }
    }
}
