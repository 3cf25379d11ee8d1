import CoreGraphics

/// A line of source: the characters up to a line's end mark, or a part of very many.
nonisolated struct ParagraphPiece: TextPiece {
    // Long texts have very many pieces, so that numbers are kept small.
    private let units: Int32
    private let mark: UInt8
    /// Whether it is a paragraph's beginning.
    let startsParagraph: Bool
    /// Whether the mark ends a paragraph too.
    let endsParagraph: Bool
    /// In points; estimated until there are lines.
    var height: CGFloat = 0
    var lines: PieceLines?

    init(length: Int, startsParagraph: Bool, markLength: Int, endsParagraph: Bool) {
        (units, mark) = (Int32(length), UInt8(markLength))
        (self.startsParagraph, self.endsParagraph) = (startsParagraph, endsParagraph)
    }

    var length: Int { Int(units) }
    /// The UTF-16 units of the mark at its end; 0 at the text's end and within a very long paragraph.
    var markLength: Int { Int(mark) }

    var sum: ParagraphSum {
        ParagraphSum(
            length: length, height: height, unlaidCount: lines == nil ? 1 : 0, left: lines?.left ?? .infinity,
            right: lines?.right ?? -.infinity)
    }

    /// The piece without lines, its height estimated.
    func estimated(by estimate: LineEstimate) -> ParagraphPiece {
        var piece = self
        piece.lines = nil
        piece.height = estimate.height(of: length)
        return piece
    }

    static let none = ParagraphPiece(length: 0, startsParagraph: false, markLength: 0, endsParagraph: false)

    /// The units after which very long paragraphs are cut into parts.
    static let capacity = 16_384
    /// The units of such a part, all of which are laid out again when one of them changes.
    static let partLength = 4096
}
