import CPango
import CoreGraphics
import CoreText
import Foundation

/// Lays out plain text from shaped words: one paragraph in one style, in a script of `WordScript`.
///
/// The result is the one of `TextBreaker`, which lays out all other text. Where words do not decide a layout, there is none here.
struct WordBreaker {
    let request: TextRequest
    let engine: TypesettingEngine

    /// Longer paragraphs are shaped in parts.
    private static let longestText = 4096

    /// A word, nil between two spaces, and its beginning in bytes and in UTF-16 units. One space is before all but the first.
    private struct Piece {
        let word: ShapedWord?
        let byte: Int
        let offset: Int
    }

    /// A text for which the font and the room are known.
    private struct Text {
        let bytes: UnsafeBufferPointer<UInt8>
        let shaper: WordShaper
        let span: TextSpan
        let style: TextParagraphStyle
        /// In Pango's units; nil for unlimited.
        let room: Int?
    }

    /// The layout; nil when words do not decide it.
    func layout() -> TextLayout? {
        guard request.spans.count == 1, isPlain(request.spans[0]) else { return nil }
        return request.string.utf8.withContiguousStorageIfAvailable(layout) ?? nil
    }

    /// Whether glyphs and their places follow from a style's font alone.
    private func isPlain(_ span: TextSpan) -> Bool {
        span.kern == 0 && span.rise == 0 && span.ligatures == .standard && span.effects?.image == nil
    }

    private func layout(_ bytes: UnsafeBufferPointer<UInt8>) -> TextLayout? {
        guard bytes.count > 0, bytes.count <= Self.longestText, let script = WordScript(of: bytes) else { return nil }
        let style = request.paragraphStyle(at: 0)
        guard style.direction != .rightToLeft else { return nil }
        let room = ShapedText.lineWidth(of: style, in: request.width, isFirst: true).map { Int($0) }
        if room != nil {
            guard style.alignment != .justified else { return nil }
            guard style.leadingIndent(isFirstLine: true) == style.leadingIndent(isFirstLine: false) else { return nil }
        }
        let span = request.spans[0]
        guard let shaper = engine.wordShaper(for: span.font, script) else { return nil }
        return layout(Text(bytes: bytes, shaper: shaper, span: span, style: style, room: room))
    }

    private func layout(_ text: Text) -> TextLayout? {
        if text.shaper.beginText(engine.wordNeighbours), let space = text.shaper.space,
            let pieces = pieces(of: text, space)
        {
            let width = pieces.reduce((pieces.count - 1) * space.width) { $0 + ($1.word?.width ?? 0) }
            if fits(width, text) { return layout([0..<pieces.count], of: pieces, text) }
            return lines(of: pieces, text).flatMap { layout($0, of: pieces, text) }
        }
        guard mayFit(text), let whole = text.shaper.shape(text.bytes), fits(whole.width, text) else { return nil }
        return layout([0..<1], of: [Piece(word: whole, byte: 0, offset: 0)], text)
    }

    private func fits(_ width: Int, _ text: Text) -> Bool { text.room.map { width <= $0 } ?? true }

    /// False for texts so long that shaping them as a whole would hardly ever give one line.
    private func mayFit(_ text: Text) -> Bool {
        guard let room = text.room else { return true }
        return CGFloat(text.bytes.count) * text.span.font.size * 0.25 * CGFloat(PANGO_SCALE) <= CGFloat(room)
    }

    // MARK: Words

    /// The words between spaces; nil when one depends on others, and when the font has not all characters.
    private func pieces(of text: Text, _ space: ShapedWord) -> [Piece]? {
        let bytes = text.bytes
        var pieces: [Piece] = []
        pieces.reserveCapacity(bytes.count / 6 + 2)
        var (start, offset) = (0, 0)
        while true {
            var end = start
            while end < bytes.count, bytes[end] != 0x20 { end += 1 }
            if end > start {
                guard let word = text.shaper.word(UnsafeBufferPointer(rebasing: bytes[start..<end])), !word.isDependent
                else { return nil }
                pieces.append(Piece(word: word, byte: start, offset: offset))
                offset += word.utf16Count
            } else {
                pieces.append(Piece(word: nil, byte: start, offset: offset))
            }
            guard end < bytes.count else { return pieces }
            (start, offset) = (end + 1, offset + 1)
        }
    }

    /// The words of each line, as many as fit; no more lines than are wanted and one more. Nil when a word does not fit alone,
    /// and when lines might also break within words.
    private func lines(of pieces: [Piece], _ text: Text) -> [Range<Int>]? {
        guard text.style.lineBreak != .characters, text.style.hyphenation == nil, let room = text.room,
            let space = text.shaper.space
        else { return nil }
        var lines: [Range<Int>] = []
        var (start, width) = (0, 0)
        for (index, piece) in pieces.enumerated() {
            guard let word = piece.word else {
                // A second space, or one at the text's end, counts where it has room; elsewhere it is Pango's.
                width += space.width
                guard index > start, width <= room else { return nil }
                continue
            }
            guard word.breaksOnlyAtEnds, word.width <= room else { return nil }
            let longer = index == start ? word.width : width + space.width + word.width
            if longer <= room {
                width = longer
            } else {
                if pieces[index - 1].word == nil { return nil }
                lines.append(start..<index)
                if request.maximumLines > 0, lines.count > request.maximumLines { return lines }
                (start, width) = (index, word.width)
            }
        }
        return lines + [start..<pieces.count]
    }

    // MARK: Lines

    private func layout(_ lines: [Range<Int>], of pieces: [Piece], _ text: Text) -> TextLayout? {
        var stack = LineStack(width: request.width)
        var isTruncated = request.isCut
        stack.reserve(lines.count)
        for (index, line) in lines.enumerated() {
            if let height = request.height, index > 0, stack.height > height {
                isTruncated = true
                break
            }
            let isLast = index == lines.count - 1
            let isFull = request.maximumLines > 0 && index == request.maximumLines - 1
            if isFull, !isLast, text.style.lineBreak.truncates { return nil }
            let next = isLast ? nil : pieces[line.upperBound]
            stack.append(
                self.line(pieces[line], before: next, text), style: text.style, isFirstOfParagraph: index == 0)
            if isFull, !isLast {
                isTruncated = true
                break
            }
        }
        return stack.layout(isTruncated: isTruncated)
    }

    /// A line of words; a space at its end, before the next line's first word, has no glyph.
    private func line(_ pieces: ArraySlice<Piece>, before next: Piece?, _ text: Text) -> TextLine {
        let assembled = LineGlyphs(pieces.map(\.word), space: text.shaper.space, endsInSpace: next != nil)
        let first = pieces[pieces.startIndex]
        let range = first.offset..<first.offset + assembled.utf16Count
        let isWhole = first.byte == 0 && next == nil
        let end = next?.byte ?? text.bytes.count
        let string = isWhole ? request.string : String(decoding: text.bytes[first.byte..<end], as: UTF8.self)
        let face = text.shaper.face
        let run = TextRun(
            glyphs: GlyphRun(
                font: face.font, size: text.span.font.size, glyphs: assembled.glyphs, positions: assembled.positions,
                text: string, width: assembled.width, ascent: face.metrics.ascent, descent: face.metrics.descent),
            x: 0, color: text.span.color, rules: LineReader.rules(of: text.span, face), effects: text.span.effects,
            range: range, groups: assembled.groups(from: first.offset))
        return TextLine(
            range: range, origin: .zero, width: assembled.width, ascent: text.shaper.ascent,
            descent: text.shaper.descent, runs: [run])
    }
}
