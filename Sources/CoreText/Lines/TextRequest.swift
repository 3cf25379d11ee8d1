import CoreGraphics
package import Foundation

/// A text with its styles and the room it has: all that decides its layout, and so the key under which that is kept.
package struct TextRequest: Hashable, Sendable {
    package var string: String
    /// The styles in order, their lengths adding up to the string's UTF-16 length.
    package var spans: [TextSpan]
    /// The width at which lines break, in points; nil for unlimited.
    package var width: CGFloat?
    /// The most lines to make; 0 for as many as needed.
    package var maximumLines: Int
    package var lineBreak: LineBreak
    package var alignment: Alignment
    /// Extra distance below each line but the last.
    package var lineSpacing: CGFloat

    package init(
        string: String, spans: [TextSpan], width: CGFloat? = nil, maximumLines: Int = 0, lineBreak: LineBreak = .words,
        alignment: Alignment = .natural, lineSpacing: CGFloat = 0
    ) {
        self.string = string
        self.spans = spans
        self.width = width
        self.maximumLines = maximumLines
        self.lineBreak = lineBreak
        self.alignment = alignment
        self.lineSpacing = lineSpacing
    }

    /// Makes a request in one style.
    package init(
        _ string: String, font: FontRequest, width: CGFloat? = nil, maximumLines: Int = 0,
        lineBreak: LineBreak = .words, alignment: Alignment = .natural
    ) {
        self.init(
            string: string, spans: [TextSpan(length: string.utf16.count, font: font)], width: width,
            maximumLines: maximumLines, lineBreak: lineBreak, alignment: alignment)
    }

    /// Where lines break, and how a text that does not fit ends.
    package enum LineBreak: Hashable, Sendable {
        /// Between words; what does not fit in the last line is left out.
        case words
        /// Between any two characters.
        case characters
        /// Only at line separators; the rest runs out of the width.
        case clip
        /// Between words, with an ellipsis at the start of the last line.
        case truncateHead
        /// Between words, with an ellipsis at the end of the last line.
        case truncateTail
        /// Between words, with an ellipsis in the middle of the last line.
        case truncateMiddle
    }

    /// Where lines stand within the width.
    package enum Alignment: Hashable, Sendable {
        /// Left, or right for a paragraph that begins in a right-to-left script.
        case natural
        case left, center, right, justified
    }
}
