import CoreGraphics
import CoreText
import Foundation

/// The pieces of a storage's text, kept in step with its changes.
nonisolated final class TextPieces {
    private(set) var tree = PieceTree<ParagraphPiece>()
    private unowned let storage: NSTextStorage
    private unowned let manager: NSLayoutManager
    private var estimate = LineEstimate()
    private let numbers: ListNumbers
    /// Whether some paragraph was laid out with the marker of a list.
    private(set) var hasMarkers = false

    init(_ storage: NSTextStorage, for manager: NSLayoutManager) {
        self.storage = storage
        self.manager = manager
        numbers = ListNumbers(storage)
        let length = storage.length
        var splitter = PieceSplitter(startsParagraph: true)
        for start in stride(from: 0, to: length, by: Self.readLength) {
            splitter.append(storage.units(in: start..<min(start + Self.readLength, length)))
        }
        splitter.finish()
        estimate = newEstimate
        tree = PieceTree(splitter.pieces.map { $0.estimated(by: estimate) })
    }

    private static let readLength = 1 << 16

    var length: Int { tree.sum.length }

    /// Whether an empty line is at the end: the text is empty or ends in the mark of a line.
    var hasExtraLine: Bool { tree.last.map { $0.piece.markLength > 0 } ?? true }

    /// The characters of a piece with their styles.
    func text(of finding: PieceTree<ParagraphPiece>.Finding) -> PieceText {
        let text = PieceText(finding.piece, at: finding.range.lowerBound, of: storage, numbers, for: manager)
        if text.marker != nil { hasMarkers = true }
        return text
    }

    /// The empty line at the end, in the attributes for typing there, else in those of the last character.
    func extraText() -> PieceText {
        let last = tree.last?.range
        let own = last.map { storage.attributes(at: $0.upperBound - 1, effectiveRange: nil) } ?? [:]
        var attributes = manager.typingAttributes ?? own
        if let change = manager.changeStyle { attributes = change(attributes, NSRange(location: length, length: 0)) }
        return PieceText(
            emptyAt: length, attributes: attributes, startsParagraph: tree.last?.piece.endsParagraph ?? true, numbers,
            for: manager)
    }

    /// Keeps the lines of a piece; they are `height` high in all.
    func keep(_ lines: PieceLines, height: CGFloat, at offset: Int) {
        tree.update(at: offset) {
            $0.lines = lines
            $0.height = height
        }
    }

    // MARK: Forgetting

    /// Forgets all lines and estimates all heights anew.
    func forgetAll() {
        numbers.forget()
        estimate = newEstimate
        let estimate = estimate
        tree.updateAll { $0 = $0.estimated(by: estimate) }
    }

    private var newEstimate: LineEstimate {
        let font = storage.length > 0 ? storage.attributes(at: 0, effectiveRange: nil)[.font] as? UIFont : nil
        return LineEstimate(font, width: manager.textContainers.first?.textWidth)
    }

    /// Forgets the lines of all pieces with characters in a range, and keeps their heights until they are laid out again.
    func forgetLines(in range: Range<Int>) {
        guard !range.isEmpty else { return }
        // Sums of pieces of which none has lines have no edges.
        tree.update(in: range, where: { $0.left < .infinity }) { $0.lines = nil }
    }

    // MARK: Editing

    /// Follows a change of characters or attributes, after its characters were followed, by counting the items of lists anew.
    ///
    /// - Returns: The paragraphs behind the change whose markers have other numbers now; nil for none.
    func countItems(behind range: Range<Int>, changeInLength delta: Int) -> Range<Int>? {
        let renumbered = numbers.follow(range, changeInLength: delta)
        if let renumbered { forgetLines(in: renumbered) }
        return renumbered
    }

    /// Follows a change of characters.
    ///
    /// - Parameters:
    ///   - range: The changed part as the text is now.
    ///   - delta: By how much the text became longer.
    func edit(_ range: Range<Int>, changeInLength delta: Int) {
        let old = changedPieces(range.lowerBound, range.upperBound - delta)
        var splitter = PieceSplitter(startsParagraph: startsParagraph(old.lowerBound))
        let end = old.upperBound + delta
        for start in stride(from: old.lowerBound, to: end, by: Self.readLength) {
            splitter.append(storage.units(in: start..<min(start + Self.readLength, end)))
        }
        splitter.finish()
        let known = old.isEmpty ? nil : tree.piece(at: old.lowerBound)
        let isOne = splitter.pieces.count == 1 && known?.range == old
        let pieces = splitter.pieces.map { piece in
            var piece = piece
            // Typing seldom changes a line's height, so the former height keeps the lines below from moving until the piece is
            // laid out.
            piece.height = isOne ? known?.piece.height ?? 0 : estimate.height(of: piece.length)
            return piece
        }
        tree.replace(old, with: pieces)
    }

    /// The old range of all pieces that a change has an effect on.
    private func changedPieces(_ start: Int, _ end: Int) -> Range<Int> {
        guard !tree.isEmpty else { return 0..<0 }
        var first = start
        if start > 0 {
            let before = tree.piece(at: start - 1)
            let isWhole = before.range.upperBound == start && before.piece.markLength > 0
            if !isWhole || storage.unit(at: start - 1) == LineEnd.carriageReturn { first = before.range.lowerBound }
        }
        return first..<(end < length ? tree.piece(at: end).range.upperBound : length)
    }

    private func startsParagraph(_ offset: Int) -> Bool {
        offset == 0 || tree.piece(at: offset - 1).piece.endsParagraph
    }
}
