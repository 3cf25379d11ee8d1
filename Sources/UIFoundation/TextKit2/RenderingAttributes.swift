import CoreGraphics
import Foundation

/// Attributes of parts of a document that are only drawn.
///
/// Following a change of the text costs the logarithm of the number of parts.
nonisolated struct RenderingAttributes {
    nonisolated struct Part {
        var range: Range<Int>
        var attributes: [NSAttributedString.Key: Any]
    }

    /// The parts with the gaps between them, from the beginning of the text to the end of the last part or beyond.
    private var tree = PieceTree<RenderingPiece>()

    var isEmpty: Bool { tree.sum.partCount == 0 }

    private var length: Int { tree.sum.length }

    /// Changes the attributes of a range.
    mutating func change(_ range: Range<Int>, _ change: (inout [NSAttributedString.Key: Any]) -> Void) {
        guard !range.isEmpty else { return }
        if length < range.upperBound {
            tree.replace(length..<length, with: [RenderingPiece(gap: range.upperBound - length)])
        }
        cut(at: range.lowerBound)
        cut(at: range.upperBound)
        var pieces: [RenderingPiece] = []
        tree.forEach(in: range) { finding in
            if let last = pieces.last, last.isGap, finding.piece.isGap {
                pieces[pieces.count - 1].length += finding.piece.length
            } else {
                pieces.append(finding.piece)
            }
            return true
        }
        for index in pieces.indices { change(&pieces[index].attributes) }
        tree.replace(range, with: pieces)
        if isEmpty { tree = PieceTree() }
    }

    /// Follows a change of characters: replaced ones lose their attributes, inserted ones have those around them.
    mutating func follow(_ range: Range<Int>, changeInLength delta: Int) {
        guard !tree.isEmpty, range.lowerBound < length else { return }
        let old = range.lowerBound..<min(length, range.upperBound - delta)
        let before = old.lowerBound > 0 ? tree.piece(at: old.lowerBound - 1) : nil
        let behind = old.upperBound < length ? tree.piece(at: old.upperBound) : nil
        if let before, before.range.upperBound > old.upperBound {
            return tree.update(at: before.range.lowerBound) { $0.length += range.count - old.count }
        }
        cut(at: old.lowerBound)
        cut(at: old.upperBound)
        // Neighbouring gaps are one, so that typing beside a part does not add a piece for each character.
        var (replaced, gap) = (old, range.count)
        if let before, before.piece.isGap {
            gap += old.lowerBound - before.range.lowerBound
            replaced = before.range.lowerBound..<replaced.upperBound
        }
        if let behind, behind.piece.isGap {
            gap += behind.range.upperBound - old.upperBound
            replaced = replaced.lowerBound..<behind.range.upperBound
        }
        tree.replace(replaced, with: gap > 0 ? [RenderingPiece(gap: gap)] : [])
        if isEmpty { tree = PieceTree() }
    }

    /// Makes a position one between two pieces.
    private mutating func cut(at offset: Int) {
        guard offset > 0, offset < length else { return }
        let found = tree.piece(at: offset)
        guard found.range.lowerBound < offset else { return }
        var (front, back) = (found.piece, found.piece)
        front.length = offset - found.range.lowerBound
        back.length = found.range.upperBound - offset
        tree.replace(found.range, with: [front, back])
    }

    /// The parts with some of a range's characters, in the order of the text.
    func parts(touching range: Range<Int>) -> [Part] {
        var parts: [Part] = []
        tree.forEach(in: range) { finding in
            if !finding.piece.isGap { parts.append(Part(range: finding.range, attributes: finding.piece.attributes)) }
            return true
        }
        return parts
    }

    // MARK: Drawing

    /// The attributes that change no layout.
    private static let drawn: Set<NSAttributedString.Key> = [
        .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle, .strikethroughColor,
        .strokeColor, .strokeWidth, .shadow,
    ]

    /// Cuts a run of equal attributes at the parts, and adds their attributes.
    func applied(
        to run: (attributes: [NSAttributedString.Key: Any], range: NSRange)
    ) -> [(attributes: [NSAttributedString.Key: Any], range: NSRange)] {
        let whole = run.range.location..<run.range.upperBound
        var result: [(attributes: [NSAttributedString.Key: Any], range: NSRange)] = []
        var end = whole.lowerBound
        for part in parts(touching: whole) {
            let own = part.range.clamped(to: whole)
            if own.lowerBound > end { result.append((run.attributes, NSRange(end..<own.lowerBound))) }
            let drawn = part.attributes.filter { Self.drawn.contains($0.key) }
            result.append((run.attributes.merging(drawn) { $1 }, NSRange(own)))
            end = own.upperBound
        }
        if end < whole.upperBound || result.isEmpty { result.append((run.attributes, NSRange(end..<whole.upperBound))) }
        return result
    }
}
