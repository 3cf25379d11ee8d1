import CPango
import CoreGraphics
import CoreText
import Foundation

/// Turns Pango's lines into ours.
struct LineReader {
    private static let unit = CGFloat(PANGO_SCALE)

    let faces: FaceTable

    /// Reads a line of a text's part.
    func read(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, of shaped: ShapedText) -> ReadLine {
        let begin = shaped.excerpt.source(of: Int(pointer.pointee.start_index))
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
            descent: CGFloat(logical.y + logical.height) / Self.unit, isRightToLeft: isRightToLeft, runs: runs)
        return ReadLine(line)
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

    /// The glyphs of one item; nil when there are none at all.
    private func run(_ item: PangoGlyphItem, x: CGFloat, of shaped: ShapedText) -> TextRun? {
        let pangoItem = item.item.pointee
        guard let font = pangoItem.analysis.font else { return nil }
        let excerpt = shaped.excerpt
        let text = excerpt.text
        let span = text.spans[stretchIndex(of: item, in: excerpt)].span
        let face = faces.font(for: font, size: span.font.size)
        let count = Int(item.glyphs.pointee.num_glyphs)
        guard count > 0 else { return nil }
        var glyphs: [CGGlyph] = []
        var positions: [CGPoint] = []
        var clusters: [TextCluster] = []
        glyphs.reserveCapacity(count)
        positions.reserveCapacity(count)
        clusters.reserveCapacity(count)
        var hasOwnColors = false
        var pen = 0
        var cluster: Int32 = -1
        let logicalClusters = UnsafeBufferPointer(start: item.glyphs.pointee.log_clusters, count: count)
        for (index, info) in UnsafeBufferPointer(start: item.glyphs.pointee.glyphs, count: count).enumerated() {
            if logicalClusters[index] != cluster {
                cluster = logicalClusters[index]
                let byte = excerpt.source(of: Int(pangoItem.offset + cluster))
                clusters.append(
                    TextCluster(
                        offset: Int32(truncatingIfNeeded: text.utf16Offset(ofByte: byte)),
                        x: Float(pen) / Float(PANGO_SCALE)))
            }
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
        let bytes = excerpt.bytes[Int(pangoItem.offset)..<Int(pangoItem.offset + pangoItem.length)]
        let glyphRun = GlyphRun(
            font: face.font, size: span.font.size, glyphs: glyphs, positions: positions,
            text: pangoItem.isEllipsis ? "…" : String(decoding: bytes, as: UTF8.self),
            width: CGFloat(pen) / Self.unit, ascent: face.metrics.ascent, descent: face.metrics.descent,
            hasOwnColors: hasOwnColors)
        let begin = excerpt.source(of: Int(pangoItem.offset))
        let end = max(begin, excerpt.source(of: Int(pangoItem.offset + pangoItem.length)))
        return TextRun(
            glyphs: glyphRun, x: x, rise: CGFloat(item.y_offset) / Self.unit, color: span.color,
            rules: Self.rules(of: span, face), effects: span.effects,
            range: text.utf16Offset(ofByte: begin)..<text.utf16Offset(ofByte: end),
            isRightToLeft: pangoItem.analysis.level % 2 == 1, clusters: clusters)
    }

    private static func rules(of span: TextSpan, _ face: LoadedFont) -> [TextRule] {
        var rules: [TextRule] = []
        if let underline = span.underline { rules.append(face.underline.decorated(underline)) }
        if let strikethrough = span.strikethrough { rules.append(face.strikethrough.decorated(strikethrough)) }
        return rules
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
