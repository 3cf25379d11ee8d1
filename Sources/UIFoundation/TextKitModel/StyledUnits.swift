import Foundation

/// A text with its attributes as a storage keeps it: changes and reading cost the changed and the read part, not the text's
/// length.
nonisolated struct StyledUnits {
    private var chunks = PieceTree<TextChunk>()
    private var runs = PieceTree<StyleRun>()

    init() {}

    /// Makes a text from its parts in their order.
    init(_ text: AttributedText) {
        chunks = PieceTree(TextChunk.chunks(of: text.string))
        runs = PieceTree(text.runs.filter { $0.length > 0 }.map { StyleRun(length: $0.length, style: $0.style) })
    }

    /// Makes a text from its characters and the lengths of its styles, which add up to theirs.
    init(_ string: String, _ styles: [(length: Int, style: TextStyle)]) {
        chunks = PieceTree(TextChunk.chunks(of: string))
        runs = PieceTree(styles.map { StyleRun(length: $0.length, style: $0.style) })
    }

    var length: Int { chunks.sum.length }

    // MARK: Characters

    /// The units in a range, which must lie within the text.
    func units(in range: Range<Int>) -> [UInt16] {
        var result: [UInt16] = []
        result.reserveCapacity(range.count)
        chunks.forEach(in: range) { finding in
            let part = finding.range.clamped(to: range)
            let start = finding.range.lowerBound
            result += finding.piece.units[part.lowerBound - start..<part.upperBound - start]
            return true
        }
        return result
    }

    /// The unit at an offset, which must lie within the text.
    func unit(at offset: Int) -> UInt16 {
        let finding = chunks.piece(at: offset)
        return finding.piece.units[offset - finding.range.lowerBound]
    }

    /// Replaces a range by a string. It gets the style of the first replaced unit, else of the one before, else of the one
    /// behind.
    mutating func replace(_ range: Range<Int>, with string: String) {
        let style = styleOfReplacement(for: range)
        let former = length
        if range == 0..<length {
            chunks = PieceTree(TextChunk.chunks(of: string))
        } else {
            replaceUnits(range, with: string.units)
        }
        let (first, last, head, tail) = coveredRuns(range)
        var pieces = head.map { [$0] } ?? []
        Self.append(StyleRun(length: length - former + range.count, style: style), to: &pieces)
        if let tail { Self.append(tail, to: &pieces) }
        runs.replace(first..<last, with: pieces)
    }

    private mutating func replaceUnits(_ range: Range<Int>, with units: [UInt16]) {
        guard !chunks.isEmpty else { return chunks = PieceTree(TextChunk.chunks(of: units)) }
        let first = chunks.piece(at: min(range.lowerBound, length - 1)).range
        let isInOne = range.upperBound <= first.upperBound
        let count = first.count - range.count + units.count
        if isInOne, count >= TextChunk.minimum, count <= TextChunk.capacity {
            let part = range.lowerBound - first.lowerBound..<range.upperBound - first.lowerBound
            return chunks.update(at: first.lowerBound) { $0.units.replaceSubrange(part, with: units) }
        }
        var end = isInOne ? first.upperBound : chunks.piece(at: range.upperBound - 1).range.upperBound
        if end - first.lowerBound - range.count + units.count < TextChunk.minimum, end < length {
            end = chunks.piece(at: end).range.upperBound
        }
        let all =
            self.units(in: first.lowerBound..<range.lowerBound) + units + self.units(in: range.upperBound..<end)
        chunks.replace(first.lowerBound..<end, with: TextChunk.chunks(of: all))
    }

    private func styleOfReplacement(for range: Range<Int>) -> TextStyle {
        guard !runs.isEmpty else { return TextStyle([:]) }
        let giver = range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound
        return runs.piece(at: giver).piece.style
    }

    // MARK: Attributes

    /// The style at an offset, which must lie within the text, and the range of the characters that share it.
    func style(at offset: Int) -> (style: TextStyle, range: Range<Int>) {
        let finding = runs.piece(at: offset)
        return (finding.piece.style, finding.range)
    }

    /// Gives a part a style.
    mutating func setStyle(_ style: TextStyle, in range: Range<Int>) {
        guard !range.isEmpty else { return }
        let (first, last, head, tail) = coveredRuns(range)
        var pieces = head.map { [$0] } ?? []
        Self.append(StyleRun(length: range.count, style: style), to: &pieces)
        if let tail { Self.append(tail, to: &pieces) }
        runs.replace(first..<last, with: pieces)
    }

    /// The runs that a part touches, with their parts before and behind it.
    private func coveredRuns(_ range: Range<Int>) -> (first: Int, last: Int, head: StyleRun?, tail: StyleRun?) {
        guard !runs.isEmpty else { return (0, 0, nil, nil) }
        var (first, last) = (range.lowerBound, range.upperBound)
        var head: StyleRun?
        var tail: StyleRun?
        if range.lowerBound > 0 {
            let before = runs.piece(at: range.lowerBound - 1)
            first = before.range.lowerBound
            head = StyleRun(length: range.lowerBound - first, style: before.piece.style)
        }
        if range.upperBound < runs.sum.length {
            let behind = runs.piece(at: range.upperBound)
            last = behind.range.upperBound
            tail = StyleRun(length: last - range.upperBound, style: behind.piece.style)
        }
        return (first, last, head, tail)
    }

    private static func append(_ run: StyleRun, to runs: inout [StyleRun]) {
        guard run.length > 0 else { return }
        if let last = runs.last, last.style.isEqual(to: run.style) {
            runs[runs.count - 1].length += run.length
        } else {
            runs.append(run)
        }
    }
}
