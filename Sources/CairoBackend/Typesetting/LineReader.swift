import CPango
import CoreGraphics
import CoreText
import Foundation

/// Turns Pango's lines into ours.
struct LineReader {
    private static let unit = CGFloat(PANGO_SCALE)

    let faces: FaceTable

    /// Reads a line of a whole text.
    func read(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, of shaped: ShapedText) -> ReadLine {
        let begin = Int(pointer.pointee.start_index)
        let end = begin + Int(pointer.pointee.length)
        let text = shaped.excerpt.text
        return read(
            pointer, of: shaped, range: text.utf16Offset(ofByte: begin)..<text.utf16Offset(ofByte: end))
    }

    /// Reads the only line of an excerpt; its range ends where an ellipsis at its end begins.
    func readTruncated(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, of shaped: ShapedText) -> ReadLine {
        let excerpt = shaped.excerpt
        var end = excerpt.sourceEnd
        let items = pointer.pointee.glyphItems.map { $0.item.pointee }
        if let ellipsis = items.first(where: \.isEllipsis), !items.contains(where: { $0.offset > ellipsis.offset }) {
            end = excerpt.source(of: Int(ellipsis.offset))
        }
        let begin = excerpt.source(of: 0)
        let text = excerpt.text
        return read(
            pointer, of: shaped,
            range: text.utf16Offset(ofByte: begin)..<text.utf16Offset(ofByte: max(begin, end)))
    }

    private func read(
        _ pointer: UnsafeMutablePointer<PangoLayoutLine>, of shaped: ShapedText, range: Range<Int>
    ) -> ReadLine {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(pointer, nil, &logical)
        var x: CGFloat = 0
        var runs: [TextRun] = []
        let items = pointer.pointee.glyphItems
        for item in items {
            x += CGFloat(item.start_x_offset) / Self.unit
            if let run = run(item, x: x, of: shaped) {
                runs.append(run)
            }
            x += Self.width(of: item) + CGFloat(item.end_x_offset) / Self.unit
        }
        let isRightToLeft = pointer.pointee.isRightToLeft
        if let last = isRightToLeft ? items.first : items.last, !runs.isEmpty {
            let kern = trailingKern(last, of: shaped.excerpt, isRightToLeft: isRightToLeft)
            x += kern
            if isRightToLeft {
                for index in runs.indices { runs[index].x += kern }
            } else {
                runs[runs.count - 1].glyphs.width += kern
            }
        }
        let line = TextLine(
            range: range, origin: .zero, width: x, ascent: -CGFloat(logical.y) / Self.unit,
            descent: CGFloat(logical.y + logical.height) / Self.unit, runs: runs)
        return ReadLine(line: line, isRightToLeft: isRightToLeft)
    }

    /// The kern behind the line's last character, which Pango leaves out; none behind a space at which the line breaks.
    private func trailingKern(_ item: PangoGlyphItem, of excerpt: TextExcerpt, isRightToLeft: Bool) -> CGFloat {
        let glyphs = UnsafeBufferPointer(start: item.glyphs.pointee.glyphs, count: Int(item.glyphs.pointee.num_glyphs))
        let kern = excerpt.text.spans[stretchIndex(of: item, in: excerpt)].span.kern
        guard kern.isFinite, let last = isRightToLeft ? glyphs.first : glyphs.last, last.geometry.width != 0 else {
            return 0
        }
        return kern
    }

    private func stretchIndex(of item: PangoGlyphItem, in excerpt: TextExcerpt) -> Int {
        excerpt.text.stretchIndex(atByte: excerpt.source(of: Int(item.item.pointee.offset)))
    }

    private static func width(of item: PangoGlyphItem) -> CGFloat {
        let glyphs = UnsafeBufferPointer(start: item.glyphs.pointee.glyphs, count: Int(item.glyphs.pointee.num_glyphs))
        return CGFloat(glyphs.reduce(0) { $0 + Int($1.geometry.width) }) / unit
    }

    /// The glyphs of one item; nil when none of them is to be drawn and no rule shows.
    private func run(_ item: PangoGlyphItem, x: CGFloat, of shaped: ShapedText) -> TextRun? {
        let pangoItem = item.item.pointee
        guard let font = pangoItem.analysis.font else { return nil }
        let excerpt = shaped.excerpt
        let span = excerpt.text.spans[stretchIndex(of: item, in: excerpt)].span
        let face = faces.font(for: font, size: span.font.size)
        var glyphs: [CGGlyph] = []
        var positions: [CGPoint] = []
        var hasOwnColors = false
        var pen = 0
        for info in UnsafeBufferPointer(start: item.glyphs.pointee.glyphs, count: Int(item.glyphs.pointee.num_glyphs)) {
            if info.glyph != UInt32(PANGO_GLYPH_EMPTY) {
                // A character without a glyph is drawn as the font's own sign for that, which is glyph 0 everywhere.
                let isUnknown = info.glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0
                glyphs.append(isUnknown ? 0 : CGGlyph(truncatingIfNeeded: info.glyph))
                positions.append(
                    CGPoint(
                        x: CGFloat(pen + Int(info.geometry.x_offset)) / Self.unit,
                        y: CGFloat(info.geometry.y_offset) / Self.unit))
                hasOwnColors = hasOwnColors || info.attr.is_color != 0
            }
            pen += Int(info.geometry.width)
        }
        var rules: [TextRule] = []
        if span.isUnderlined { rules.append(face.underline) }
        if span.isStruckThrough { rules.append(face.strikethrough) }
        guard !glyphs.isEmpty || !rules.isEmpty else { return nil }
        let bytes = excerpt.bytes[Int(pangoItem.offset)..<Int(pangoItem.offset + pangoItem.length)]
        let glyphRun = GlyphRun(
            font: face.font, size: span.font.size, glyphs: glyphs, positions: positions,
            text: pangoItem.isEllipsis ? "…" : String(decoding: bytes, as: UTF8.self),
            width: CGFloat(pen) / Self.unit, ascent: face.metrics.ascent, descent: face.metrics.descent,
            hasOwnColors: hasOwnColors)
        return TextRun(glyphs: glyphRun, x: x, color: span.color, rules: rules)
    }
}

extension PangoLayoutLine {
    var isRightToLeft: Bool { resolved_dir == PANGO_DIRECTION_RTL.rawValue }

    /// The runs of glyphs from left to right.
    var glyphItems: [PangoGlyphItem] {
        var items: [PangoGlyphItem] = []
        var node = runs
        while let current = node {
            if let item = current.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) {
                items.append(item.pointee)
            }
            node = current.pointee.next
        }
        return items
    }
}

extension PangoItem {
    /// True for an ellipsis that Pango put in the place of characters.
    var isEllipsis: Bool { Int32(analysis.flags) & Int32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 }
}
