import CoreGraphics
import CoreText
import Foundation

/// Positions the squares of broken lines.
nonisolated struct BoxLineAssembly {
    let request: TextRequest
    let typesetter: BoxTypesetter

    func layout(of lines: [BoxLine], isTruncated: Bool) -> TextLayout {
        var placed: [TextLine] = []
        var top: CGFloat = 0
        for (index, line) in lines.enumerated() {
            let style = line.style
            let width = request.width.flatMap { $0.isFinite ? max(0, $0) : nil }
            var placement = TextLinePlacement(
                style, isRightToLeft: isRightToLeft(line), isFirstLine: line.beginsParagraph, width: width)
            if style.alignment == .justified { placement.side = .left }
            let spread = justification(of: line, in: style.room(in: width, isFirstLine: line.beginsParagraph))
            let runs = runs(of: line, spread: spread)
            let (ascent, descent) = heights(of: line)
            let gap = index == 0 ? 0 : gap(between: lines[index - 1], and: line)
            let grown = style.height(of: ascent + descent) - ascent - descent
            top += gap
            placed.append(
                TextLine(
                    range: range(of: line), origin: CGPoint(x: 0, y: top + ascent + grown),
                    width: runs.last.map { $0.x + $0.glyphs.width } ?? 0, ascent: ascent + grown, descent: descent,
                    gap: gap, placement: placement, isRightToLeft: isRightToLeft(line), runs: runs))
            top += ascent + grown + descent
        }
        let widest = placed.reduce(0) { max($0, $1.width + $1.placement.leftIndent + $1.placement.rightIndent) }
        let room = request.width.flatMap { $0.isFinite ? max(0, $0) : nil } ?? widest
        for index in placed.indices {
            placed[index].origin.x = placed[index].placement.x(of: placed[index].width, in: room)
        }
        return TextLayout(lines: placed, size: CGSize(width: widest, height: top), isTruncated: isTruncated)
    }

    private func heights(of line: BoxLine) -> (ascent: CGFloat, descent: CGFloat) {
        let spans = line.characters.isEmpty ? [line.emptySpan] : line.characters.map(\.span)
        return spans.reduce((0, 0)) { heights, span in
            let bounds = span.effects?.image?.bounds
            let ascent = bounds.map { max(0, $0.maxY) } ?? span.font.size * 0.75
            let descent = bounds.map { max(0, -$0.minY) } ?? span.font.size * 0.25
            return (max(heights.0, ascent + span.rise), max(heights.1, descent - span.rise))
        }
    }

    private func gap(between line: BoxLine, and next: BoxLine) -> CGFloat {
        line.style.lineSpacing + (next.beginsParagraph ? line.style.spacingAfter + next.style.spacingBefore : 0)
    }

    private func range(of line: BoxLine) -> Range<Int> {
        guard let last = line.characters.last else { return line.start..<line.start }
        return line.start..<max(line.start, last.offset + last.length)
    }

    /// Extra advance for every space of a justified line.
    private func justification(of line: BoxLine, in room: CGFloat?) -> CGFloat {
        guard line.style.alignment == .justified, !line.endsParagraph, let room else { return 0 }
        let spaces = line.characters.dropLast(line.hangingCount).count { $0.isSpace }
        return spaces == 0 ? 0 : max(0, room - line.width) / CGFloat(spaces)
    }

    /// By the style, or whether the line's first letter belongs to Hebrew, Arabic or one of their neighbours in Unicode.
    private func isRightToLeft(_ line: BoxLine) -> Bool {
        switch line.style.direction {
        case .leftToRight: return false
        case .rightToLeft: return true
        case .natural:
            let first = line.characters.lazy.flatMap(\.character.unicodeScalars).first { $0.properties.isAlphabetic }
            return first.map { (0x590...0x8FF).contains($0.value) || (0xFB1D...0xFEFC).contains($0.value) } ?? false
        }
    }

    private func runs(of line: BoxLine, spread: CGFloat) -> [TextRun] {
        var runs: [TextRun] = []
        var x: CGFloat = 0
        var rest = line.characters.dropLast(line.hangingCount)[...]
        while let first = rest.first {
            let stretch = rest.prefix { $0.spanIndex == first.spanIndex }
            var advance: CGFloat = 0
            var clusters: [TextCluster] = []
            let positions = stretch.map { character in
                defer { advance += character.advance + (character.isSpace ? spread : 0) }
                clusters.append(TextCluster(offset: Int32(character.offset), x: Float(advance)))
                return CGPoint(x: advance, y: 0)
            }
            let end = stretch.last.map { $0.offset + $0.length } ?? first.offset
            let isImage = first.span.effects?.image != nil
            let font = first.span.font
            let measures = typesetter.metrics(for: font)
            runs.append(
                TextRun(
                    glyphs: GlyphRun(
                        font: CGFont(postScriptName: typesetter.faceName(for: font), face: nil), size: font.size,
                        glyphs: isImage
                            ? []
                            : stretch.map { CGGlyph(truncatingIfNeeded: $0.character.unicodeScalars.first!.value) },
                        positions: isImage ? [] : positions, text: String(stretch.map(\.character)), width: advance,
                        ascent: measures.ascent, descent: measures.descent),
                    x: x, rise: first.span.rise, color: first.span.color, rules: rules(of: first.span),
                    effects: first.span.effects, range: first.offset..<max(first.offset, end), groups: .listed(clusters)
                ))
            x += advance
            rest = rest.dropFirst(stretch.count)
        }
        return runs
    }

    private func rules(of span: TextSpan) -> [TextRule] {
        let thickness = max(1, span.font.size / 16)
        var rules: [TextRule] = []
        if let underline = span.underline {
            rules.append(TextRule(offset: span.font.size / 8, thickness: thickness, decoration: underline))
        }
        if let strikethrough = span.strikethrough {
            rules.append(TextRule(offset: -span.font.size / 4, thickness: thickness, decoration: strikethrough))
        }
        return rules
    }
}
