import CoreGraphics
import CoreText
import Foundation

/// Puts broken lines of squares in their places.
nonisolated struct BoxLineAssembly {
    let request: TextRequest
    let typesetter: BoxTypesetter

    func layout(of lines: [BoxLine], isTruncated: Bool) -> TextLayout {
        let widest = lines.reduce(0) { max($0, $1.width) }
        var placed: [TextLine] = []
        var top: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let size = line.characters.map(\.span.font.size).max() ?? line.emptySpan.font.size
            let measures = typesetter.metrics(for: FontRequest(size: size))
            let room = request.width.flatMap { $0.isFinite ? $0 : nil } ?? widest
            let spread = justification(of: line, in: room)
            placed.append(
                TextLine(
                    range: range(of: line), origin: CGPoint(x: indent(of: line, in: room), y: top + measures.ascent),
                    width: spread > 0 ? room : line.width, ascent: measures.ascent, descent: measures.descent,
                    runs: runs(of: line, spread: spread)))
            top += measures.lineHeight + (index == lines.count - 1 ? 0 : request.lineSpacing)
        }
        return TextLayout(
            lines: placed, size: CGSize(width: placed.reduce(0) { max($0, $1.width) }, height: top),
            isTruncated: isTruncated)
    }

    private func range(of line: BoxLine) -> Range<Int> {
        guard let last = line.characters.last else { return line.start..<line.start }
        return line.start..<max(line.start, last.offset + last.length)
    }

    private func indent(of line: BoxLine, in room: CGFloat) -> CGFloat {
        let slack = room - line.width
        return switch request.alignment {
        case .left, .justified: 0
        case .center: slack / 2
        case .right: slack
        case .natural: isRightToLeft ? slack : 0
        }
    }

    /// Extra advance for every space of a justified line.
    private func justification(of line: BoxLine, in room: CGFloat) -> CGFloat {
        guard request.alignment == .justified, !line.endsParagraph else { return 0 }
        let spaces = line.characters.dropLast(line.hangingCount).count { $0.isSpace }
        return spaces == 0 ? 0 : max(0, room - line.width) / CGFloat(spaces)
    }

    /// Whether the first letter belongs to Hebrew, Arabic or one of their neighbours in Unicode.
    private var isRightToLeft: Bool {
        let first = request.string.unicodeScalars.first { $0.properties.isAlphabetic }
        return first.map { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) } ?? false
    }

    private func runs(of line: BoxLine, spread: CGFloat) -> [TextRun] {
        var runs: [TextRun] = []
        var x: CGFloat = 0
        var rest = line.characters.dropLast(line.hangingCount)[...]
        while let first = rest.first {
            let stretch = rest.prefix { $0.spanIndex == first.spanIndex }
            var advance: CGFloat = 0
            let positions = stretch.map { character in
                defer { advance += character.advance + (character.isSpace ? spread : 0) }
                return CGPoint(x: advance, y: 0)
            }
            let font = first.span.font
            let measures = typesetter.metrics(for: font)
            runs.append(
                TextRun(
                    glyphs: GlyphRun(
                        font: CGFont(postScriptName: typesetter.faceName(for: font), face: nil), size: font.size,
                        glyphs: stretch.map { CGGlyph(truncatingIfNeeded: $0.character.unicodeScalars.first!.value) },
                        positions: positions, text: String(stretch.map(\.character)), width: advance,
                        ascent: measures.ascent, descent: measures.descent),
                    x: x, color: first.span.color, rules: rules(of: first.span)))
            x += advance
            rest = rest.dropFirst(stretch.count)
        }
        return runs
    }

    private func rules(of span: TextSpan) -> [TextRule] {
        let thickness = max(1, span.font.size / 16)
        var rules: [TextRule] = []
        if span.isUnderlined { rules.append(TextRule(offset: span.font.size / 8, thickness: thickness)) }
        if span.isStruckThrough { rules.append(TextRule(offset: -span.font.size / 4, thickness: thickness)) }
        return rules
    }
}
