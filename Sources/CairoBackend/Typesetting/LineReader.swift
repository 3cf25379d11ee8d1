import CPango
import CoreGraphics
import CoreText
import Foundation

/// Converts Pango's lines to `TextLine`s.
struct LineReader {
    private static let unit = CGFloat(PANGO_SCALE)

    let faces: FaceTable

    /// Reads a line of a text's part.
    func read(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, of shaped: ShapedText) -> TextLine {
        let begin = shaped.excerpt.source(of: Int(pointer.pointee.start_index))
        let end = shaped.excerpt.source(of: Int(pointer.pointee.start_index) + Int(pointer.pointee.length))
        let text = shaped.excerpt.text
        return read(
            pointer, of: shaped, range: text.utf16Offset(ofByte: begin)..<text.utf16Offset(ofByte: end))
    }

    /// Reads the only line of an excerpt; its range ends where an ellipsis at its end begins.
    func readTruncated(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, of shaped: ShapedText) -> TextLine {
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
    ) -> TextLine {
        var logical = PangoRectangle()
        pango_layout_line_get_extents(pointer, nil, &logical)
        var x: CGFloat = 0
        var runs: [TextRun] = []
        let items = pointer.pointee.glyphItems
        runs.reserveCapacity(items.count)
        for item in items {
            x += CGFloat(item.start_x_offset) / Self.unit
            let glyphs = ItemGlyphs(item)
            append(item, glyphs, x: x, of: shaped.excerpt, to: &runs)
            x += glyphs.width + CGFloat(item.end_x_offset) / Self.unit
        }
        let isRightToLeft = pointer.pointee.isRightToLeft
        if let last = isRightToLeft ? items.first : items.last, !runs.isEmpty {
            let kern = trailingKern(last, of: shaped.excerpt, isRightToLeft: isRightToLeft)
            x += kern
            if isRightToLeft {
                for index in runs.indices { runs[index].x += kern }
            } else {
                runs[runs.count - 1].glyphs = runs[runs.count - 1].glyphs.widened(by: kern)
            }
        }
        let isHyphenated = items.contains { $0.item.pointee.hasAddedHyphen }
        let (ascent, bottom) = (-CGFloat(logical.y) / Self.unit, CGFloat(logical.y + logical.height) / Self.unit)
        return TextLine(
            range: range, origin: .zero, width: x, ascent: ascent, descent: bottom, isRightToLeft: isRightToLeft,
            isHyphenated: isHyphenated, runs: runs)
    }

    /// The kern behind the line's last character, which Pango leaves out; none behind a space at which the line breaks.
    private func trailingKern(_ item: PangoGlyphItem, of excerpt: TextExcerpt, isRightToLeft: Bool) -> CGFloat {
        let glyphs = UnsafeBufferPointer(start: item.glyphs.pointee.glyphs, count: Int(item.glyphs.pointee.num_glyphs))
        let stretch = excerpt.text.stretchIndex(atByte: excerpt.source(of: Int(item.item.pointee.offset)))
        let kern = excerpt.text.spans[stretch].span.kern
        guard kern.isFinite, let last = isRightToLeft ? glyphs.first : glyphs.last, last.geometry.width != 0 else {
            return 0
        }
        return kern
    }

    /// Appends the glyphs of one item as a run, unless there are none at all.
    private func append(
        _ item: PangoGlyphItem, _ glyphs: ItemGlyphs, x: CGFloat, of excerpt: TextExcerpt, to runs: inout [TextRun]
    ) {
        let pangoItem = item.item.pointee
        guard let font = pangoItem.analysis.font, glyphs.count > 0 else { return }
        let text = excerpt.text
        let bytes = Int(pangoItem.offset)..<Int(pangoItem.offset + pangoItem.length)
        let begin = excerpt.source(of: bytes.lowerBound)
        let end = max(begin, excerpt.source(of: bytes.upperBound))
        let stretch = text.stretchIndex(atByte: begin)
        let size = text.spans[stretch].span.font.size
        let face = faces.font(for: font, size: size)
        runs.append(
            TextRun(
                glyphs: GlyphRun(
                    font: face.font, size: size, glyphs: glyphs.glyphs, positions: glyphs.positions,
                    text: pangoItem.isEllipsis ? "…" : excerpt.string(bytes),
                    width: glyphs.width, ascent: face.metrics.ascent, descent: face.metrics.descent,
                    hasOwnColors: glyphs.hasOwnColors),
                x: x, rise: CGFloat(item.y_offset) / Self.unit, color: text.spans[stretch].span.color,
                rules: Self.rules(of: text.spans[stretch].span, face),
                effects: text.spans[stretch].span.effects,
                range: text.utf16Offset(ofByte: begin)..<text.utf16Offset(ofByte: end),
                isRightToLeft: pangoItem.analysis.level % 2 == 1,
                groups: glyphs.areOneEach && end - begin == glyphs.count
                    ? .oneEach : .listed(clusters(of: item, in: excerpt))))
    }

    private func clusters(of item: PangoGlyphItem, in excerpt: TextExcerpt) -> [TextCluster] {
        var clusters: [TextCluster] = []
        clusters.reserveCapacity(Int(item.glyphs.pointee.num_glyphs))
        var pen = 0
        for index in 0..<Int(item.glyphs.pointee.num_glyphs) {
            let cluster = item.glyphs.pointee.log_clusters[index]
            if index == 0 || cluster != item.glyphs.pointee.log_clusters[index - 1] {
                let byte = excerpt.source(of: Int(item.item.pointee.offset + cluster))
                let offset = excerpt.text.utf16Offset(ofByte: byte)
                clusters.append(
                    TextCluster(offset: Int32(truncatingIfNeeded: offset), x: Float(pen) / Float(PANGO_SCALE)))
            }
            pen += Int(item.glyphs.pointee.glyphs[index].geometry.width)
        }
        return clusters
    }

    /// The lines under and through text in a style.
    static func rules(of span: TextSpan, _ face: LoadedFont) -> [TextRule] {
        guard span.underline != nil || span.strikethrough != nil else { return [] }
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
    /// Whether Pango has added a hyphen behind the characters, where a line ends.
    var hasAddedHyphen: Bool { Int32(analysis.flags) & Int32(PANGO_ANALYSIS_FLAG_NEED_HYPHEN) != 0 }

    /// Whether the item is an ellipsis by which Pango replaced characters.
    var isEllipsis: Bool { Int32(analysis.flags) & Int32(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 }
}
