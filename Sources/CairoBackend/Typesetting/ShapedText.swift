import CPango
import CoreText
import Foundation

/// Owns a Pango layout: an excerpt shaped and broken into lines.
final class ShapedText {
    /// Beyond this many points widths count as unlimited, because Pango's fixed-point numbers end soon after.
    private static let widthLimit: CGFloat = 1_000_000

    let excerpt: TextExcerpt
    private let pointer: OpaquePointer

    /// Shapes an excerpt of one paragraph within the room that its style leaves; `isFirst` when it begins the paragraph.
    init(
        _ excerpt: TextExcerpt, collection: FontCollection, width: CGFloat?, style: TextParagraphStyle, isFirst: Bool,
        isRightToLeft: Bool?
    ) {
        self.excerpt = excerpt
        pointer = pango_layout_new(collection.context(isRightToLeft: isRightToLeft))
        // With a given direction, Pango must not use that of the first strong character.
        if isRightToLeft != nil { pango_layout_set_auto_dir(pointer, 0) }
        excerpt.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(pointer, $0.baseAddress, Int32($0.count)) }
        }
        let room = Self.lineWidth(of: style, in: width, isFirst: isFirst)
        applyStyles(collection, breaksLines: room != nil)
        let others = style.leadingIndent(isFirstLine: false)
        let first = isFirst ? style.leadingIndent(isFirstLine: true) : others
        if let room {
            pango_layout_set_width(pointer, room)
            pango_layout_set_wrap(pointer, style.lineBreak == .characters ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            if first != others, let indent = Self.spacing(first - others) { pango_layout_set_indent(pointer, indent) }
            if style.alignment == .justified { pango_layout_set_justify(pointer, 1) }
        }
        if excerpt.hasTabs { setTabs(style, from: min(first, others)) }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Makes every paragraph one line with an ellipsis where it does not fit.
    func ellipsize(_ mode: PangoEllipsizeMode) { pango_layout_set_ellipsize(pointer, mode) }

    var lineCount: Int { Int(pango_layout_get_line_count(pointer)) }
    var isEllipsized: Bool { pango_layout_is_ellipsized(pointer) != 0 }
    /// True when some character is in none of the collection's fonts.
    var hasUnknownGlyphs: Bool { pango_layout_get_unknown_glyphs_count(pointer) > 0 }

    /// A line, valid as long as this object lives.
    func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        pango_layout_get_line_readonly(pointer, Int32(index))
    }

    /// The width at which lines break, in Pango's units, for the line with the smaller indent; nil for unlimited.
    static func lineWidth(of style: TextParagraphStyle, in width: CGFloat?, isFirst: Bool) -> Int32? {
        guard style.lineBreak != .clip, let room = style.room(in: width, isFirstLine: false),
            room < widthLimit || room.isNaN
        else { return nil }
        let others = style.leadingIndent(isFirstLine: false)
        let first = isFirst ? style.leadingIndent(isFirstLine: true) : others
        let widest = room + others - min(first, others)
        return widest > 0 ? Int32((widest * CGFloat(PANGO_SCALE)).rounded()) : 0
    }

    private func applyStyles(_ collection: FontCollection, breaksLines: Bool) {
        let spans = excerpt.text.spans
        let first = collection.description(for: spans[0].span.font)
        first.withPointer { pango_layout_set_font_description(pointer, $0) }
        let stretches = excerpt.stretches()
        let needsAttributes = spans.count > 1 || spans[0].span.needsAttributes
        guard needsAttributes || breaksLines, let list = pango_attr_list_new() else { return }
        if breaksLines { keepHyphensAway(list) }
        for (position, stretch) in stretches.enumerated() {
            let span = spans[stretch.index].span
            // The last style also covers the empty line after a final separator.
            let end = position == stretches.count - 1 ? UInt32.max : UInt32(stretch.bytes.upperBound)
            func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?) {
                attribute?.pointee.start_index = UInt32(stretch.bytes.lowerBound)
                attribute?.pointee.end_index = end
                pango_attr_list_insert(list, attribute)
            }
            if stretch.index > 0 {
                insert(collection.description(for: span.font).withPointer { pango_attr_font_desc_new($0) })
            }
            if let features = span.features { insert(pango_attr_font_features_new(features)) }
            if let rise = Self.spacing(span.rise) { insert(pango_attr_rise_new(rise)) }
            if let image = span.effects?.image {
                var room = Self.rectangle(image.bounds)
                insert(pango_attr_shape_new(&room, &room))
            }
            if let kern = Self.spacing(span.kern) { insert(pango_attr_letter_spacing_new(kern)) }
            // No glyph is ever drawn in this colour: it makes Pango end its runs where styles end.
            if spans.count > 1 { insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: stretch.index), 0, 0)) }
        }
        pango_layout_set_attributes(pointer, list)
        pango_attr_list_unref(list)
    }

    /// Lets words that are wider than their line break without a hyphen, but for those with soft ones.
    private func keepHyphensAway(_ list: OpaquePointer) {
        var start = 0
        for end in excerpt.softHyphens + [excerpt.bytes.count..<excerpt.bytes.count] {
            if end.lowerBound > start, let attribute = pango_attr_insert_hyphens_new(0) {
                attribute.pointee.start_index = UInt32(start)
                attribute.pointee.end_index = UInt32(end.lowerBound)
                pango_attr_list_insert(list, attribute)
            }
            start = end.upperBound
        }
    }

    /// A distance in Pango's units; nil for none and for NaN.
    private static func spacing(_ kern: CGFloat) -> Int32? {
        guard kern != 0, kern.isFinite else { return nil }
        return Int32((min(max(kern, -5000), 5000) * CGFloat(PANGO_SCALE)).rounded())
    }

    /// Sets the tab stops, measured from the beginning of the layout's lines.
    private func setTabs(_ style: TextParagraphStyle, from margin: CGFloat) {
        var stops = style.tabStops.filter { $0.location.isFinite && $0.location - margin > 0 }
        if style.tabInterval > 0.1 {
            let last = max(stops.last?.location ?? 0, margin)
            let next = (last / style.tabInterval).rounded(.down) + 1
            stops += (0..<Self.repeatedTabs).map { TextTabStop(location: (next + CGFloat($0)) * style.tabInterval) }
        }
        guard !stops.isEmpty, let tabs = pango_tab_array_new(Int32(stops.count), 0) else { return }
        for (index, stop) in stops.enumerated() {
            let alignment =
                switch stop.alignment {
                case .center: PANGO_TAB_CENTER
                case .right where terminator(stop) != nil: PANGO_TAB_DECIMAL
                case .right: PANGO_TAB_RIGHT
                case .left, .natural, .justified: PANGO_TAB_LEFT
                }
            let location = min(stop.location - margin, Self.widthLimit) * CGFloat(PANGO_SCALE)
            pango_tab_array_set_tab(tabs, Int32(index), alignment, Int32(location.rounded()))
            if let terminator = terminator(stop) {
                pango_tab_array_set_decimal_point(tabs, Int32(index), terminator.value)
            }
        }
        pango_layout_set_tabs(pointer, tabs)
        pango_tab_array_free(tabs)
    }

    /// The character that a decimal stop aligns: the first one behind the tab that ends its column.
    private func terminator(_ stop: TextTabStop) -> Unicode.Scalar? {
        guard let terminators = stop.terminators else { return nil }
        return String(decoding: excerpt.bytes, as: UTF8.self).unicodeScalars.drop { $0 != "\t" }.dropFirst()
            .first { terminators.contains($0) }
    }

    /// The number of stops set for endlessly repeated tabs.
    private static let repeatedTabs = 100

    /// The room of a picture in Pango's units, y pointing down.
    private static func rectangle(_ bounds: CGRect) -> PangoRectangle {
        func units(_ length: CGFloat) -> Int32 {
            length.isFinite ? Int32((min(max(length, -widthLimit), widthLimit) * CGFloat(PANGO_SCALE)).rounded()) : 0
        }
        // A picture's advance is its width; its horizontal offset does not count.
        return PangoRectangle(
            x: 0, y: units(-bounds.maxY), width: max(0, units(bounds.width)), height: max(0, units(bounds.height)))
    }
}

extension TextSpan {
    /// The font's features that are switched from their defaults.
    fileprivate var features: String? {
        var features: [String] = font.hasMonospacedDigits ? ["tnum=1"] : []
        switch ligatures {
        case .standard: break
        case .required: features += ["liga=0", "clig=0"]
        case .all: features += ["dlig=1", "hlig=1"]
        }
        return features.isEmpty ? nil : features.joined(separator: ",")
    }

    fileprivate var needsAttributes: Bool { kern != 0 || rise != 0 || effects?.image != nil || features != nil }
}
