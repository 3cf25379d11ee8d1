import CoreGraphics

/// Measures of paragraphs, none of which lays out.
nonisolated extension LineSource {
    /// The rectangle around lines as far as they are known, the rest estimated.
    var estimatedBounds: CGRect {
        if let stack = self as? StackedLines { return stack.knownBounds }
        guard let flow = self as? FlowedLines else { return .zero }
        let rect = flow.lines.reduce(CGRect.null) { $0.union($1.usedRect) }
        return rect.isNull ? .zero : rect
    }

    /// The top and the bottom of a part that begins and ends with paragraphs, or parts of long ones, and whether it is laid out.
    func extent(of range: Range<Int>) -> (top: CGFloat, bottom: CGFloat, isLaidOut: Bool) {
        if let stack = self as? StackedLines { return stack.knownExtent(of: range) }
        guard let flow = self as? FlowedLines else { return (0, 0, false) }
        let isLaidOut = flow.firstUnlaid.map { $0 >= range.upperBound } ?? true
        let first = flow.lines.partitioningIndex { $0.range.upperBound > range.lowerBound }
        let end = flow.lines.partitioningIndex { $0.range.lowerBound >= range.upperBound }
        let own = flow.lines[first..<max(first, end)]
        let last = flow.lines.last?.rect.maxY ?? 0
        let top = own.map(\.rect.minY).min() ?? last
        return (top, own.map(\.rect.maxY).max() ?? top, isLaidOut)
    }
}

nonisolated extension NSLayoutManager {
    /// The piece with a character.
    private func piece(at index: Int) -> PieceTree<ParagraphPiece>.Finding? {
        guard let pieces, index >= 0, index < pieces.length else { return nil }
        return pieces.tree.piece(at: index)
    }

    /// The part of the text that is a fragment with a character: a paragraph, of very long ones a part.
    func fragmentRange(at index: Int) -> Range<Int> {
        guard let found = piece(at: index) else { return index..<index }
        var (first, last) = (found, found)
        while let before = piece(at: first.range.lowerBound - 1), before.piece.goesOnInFragment { first = before }
        while last.piece.goesOnInFragment, let next = piece(at: last.range.upperBound) { last = next }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// The paragraph with a character.
    func paragraphRange(at index: Int) -> Range<Int> {
        guard let found = piece(at: index) else { return index..<index }
        var (first, last) = (found, found)
        while !first.piece.startsParagraph, let before = piece(at: first.range.lowerBound - 1) { first = before }
        while !last.piece.endsParagraph, let next = piece(at: last.range.upperBound) { last = next }
        return first.range.lowerBound..<last.range.upperBound
    }
}

nonisolated extension ParagraphPiece {
    /// Whether the piece ends in a mark that ends a line and no paragraph.
    fileprivate var goesOnInFragment: Bool { markLength > 0 && !endsParagraph }
}
