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

    /// The units after which very long paragraphs are cut.
    static let capacity = 16_384
}

/// The lines of a piece, counted from its beginning.
nonisolated final class PieceLines: Sendable {
    let fragments: [LineFragment]
    let left: CGFloat
    let right: CGFloat

    init(_ fragments: [LineFragment]) {
        self.fragments = fragments
        left = fragments.map(\.usedRect.minX).min() ?? 0
        right = fragments.map(\.usedRect.maxX).max() ?? 0
    }
}

/// Measures of pieces.
nonisolated struct ParagraphSum: TextSum {
    var length: Int
    var height: CGFloat
    /// The number of pieces without lines.
    var unlaidCount: Int
    /// The outermost edges of lines.
    var left: CGFloat
    var right: CGFloat

    static let none = ParagraphSum(length: 0, height: 0, unlaidCount: 0, left: .infinity, right: -.infinity)

    static func + (front: Self, back: Self) -> Self {
        ParagraphSum(
            length: front.length + back.length, height: front.height + back.height,
            unlaidCount: front.unlaidCount + back.unlaidCount, left: min(front.left, back.left),
            right: max(front.right, back.right))
    }
}
