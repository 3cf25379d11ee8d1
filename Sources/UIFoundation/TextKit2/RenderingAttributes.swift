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
    private(set) var tree = PieceTree<RenderingPiece>()

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
        replace(range, with: pieces)
    }

    /// Follows a change of characters: replaced ones lose their attributes, inserted ones have those around them.
    mutating func follow(_ range: Range<Int>, changeInLength delta: Int) {
        guard !tree.isEmpty, range.lowerBound < length else { return }
        let old = range.lowerBound..<min(length, range.upperBound - delta)
        let before = old.lowerBound > 0 ? tree.piece(at: old.lowerBound - 1) : nil
        if let before, before.range.upperBound > old.upperBound {
            return tree.update(at: before.range.lowerBound) { $0.length += range.count - old.count }
        }
        cut(at: old.lowerBound)
        cut(at: old.upperBound)
        replace(old, with: range.isEmpty ? [] : [RenderingPiece(gap: range.count)])
    }

    /// Replaces whole pieces. Neighbouring gaps become one, so that changes do not add more and more pieces.
    private mutating func replace(_ range: Range<Int>, with pieces: [RenderingPiece]) {
        var (start, end, all) = (range.lowerBound, range.upperBound, pieces)
        if start > 0 {
            let before = tree.piece(at: start - 1)
            if before.piece.isGap {
                all.insert(before.piece, at: 0)
                start = before.range.lowerBound
            }
        }
        if end < length {
            let behind = tree.piece(at: end)
            if behind.piece.isGap {
                all.append(behind.piece)
                end = behind.range.upperBound
            }
        }
        var joined: [RenderingPiece] = []
        for piece in all {
            if let last = joined.last, last.isGap, piece.isGap {
                joined[joined.count - 1].length += piece.length
            } else {
                joined.append(piece)
            }
        }
        tree.replace(start..<end, with: joined)
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
