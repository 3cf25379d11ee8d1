import CoreGraphics

/// A line of source: the characters up to a line's end mark, or a part of very many.
nonisolated struct ParagraphPiece: TextPiece {
    var length: Int
    /// Whether it is a paragraph's beginning.
    var startsParagraph: Bool
    /// The UTF-16 units of the mark at its end; 0 at the text's end and within a very long paragraph.
    var markLength: Int
    /// Whether the mark ends a paragraph too.
    var endsParagraph: Bool
    /// In points; estimated until there are lines.
    var height: CGFloat = 0
    var lines: PieceLines?

    var sum: ParagraphSum {
        ParagraphSum(
            length: length, height: height, unlaidCount: lines == nil ? 1 : 0, left: lines?.left ?? .infinity,
            right: lines?.right ?? -.infinity)
    }

    static let none = ParagraphPiece(length: 0, startsParagraph: false, markLength: 0, endsParagraph: false)

    /// The units after which very long paragraphs are cut into parts.
    static let capacity = 16_384
    /// The units of such a part, all of which are laid out again when one of them changes.
    static let part = 4096
}
