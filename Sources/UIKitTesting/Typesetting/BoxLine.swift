import CoreText
import Foundation

/// The characters of a broken line.
nonisolated struct BoxLine {
    var characters: [BoxCharacter]
    /// The number of the last characters that are spaces hanging at a soft break.
    var hangingCount = 0
    /// True for the last line of a paragraph, which is not justified.
    var endsParagraph: Bool
    /// The beginning of the line in the string, in UTF-16 code units: the only clue of an empty line.
    var start: Int
    /// The style of an empty line.
    var emptySpan: TextSpan

    /// True for the first line of a paragraph.
    var beginsParagraph = false
    var style: TextParagraphStyle

    var width: CGFloat { characters.dropLast(hangingCount).reduce(0) { $0 + $1.advance } }
}
