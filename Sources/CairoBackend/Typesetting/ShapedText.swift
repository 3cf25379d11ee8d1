import CPango
import CoreText
import Foundation

/// Owns a Pango layout: an excerpt shaped and broken into lines.
final class ShapedText {
    /// Beyond this many points widths count as unlimited, because Pango's fixed-point numbers end soon after.
    private static let widthLimit: CGFloat = 1_000_000

    let excerpt: TextExcerpt
    private let pointer: OpaquePointer

    /// Shapes an excerpt within a width; nil breaks only at line separators.
    init(_ excerpt: TextExcerpt, collection: FontCollection, width: CGFloat?, breaksWords: Bool, justifies: Bool) {
        self.excerpt = excerpt
        pointer = pango_layout_new(collection.context)
        excerpt.bytes.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { pango_layout_set_text(pointer, $0.baseAddress, Int32($0.count)) }
        }
        applyStyles(collection)
        if let width, width < Self.widthLimit || width.isNaN {
            pango_layout_set_width(pointer, width > 0 ? Int32((width * CGFloat(PANGO_SCALE)).rounded()) : 0)
            pango_layout_set_wrap(pointer, breaksWords ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR)
            if justifies { pango_layout_set_justify(pointer, 1) }
        }
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(pointer)) }

    /// Makes every paragraph one line with an ellipsis where it does not fit.
    func ellipsize(_ mode: PangoEllipsizeMode) { pango_layout_set_ellipsize(pointer, mode) }

    /// Fixes the direction of the text instead of taking it from its first strong character.
    func setDirection(isRightToLeft: Bool, in collection: FontCollection) {
        pango_context_set_base_dir(collection.context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
        pango_layout_set_auto_dir(pointer, 0)
        // The lines are made now, while the shared context has the direction.
        _ = pango_layout_get_line_count(pointer)
        pango_context_set_base_dir(collection.context, PANGO_DIRECTION_WEAK_LTR)
    }

    var lineCount: Int { Int(pango_layout_get_line_count(pointer)) }
    var isEllipsized: Bool { pango_layout_is_ellipsized(pointer) != 0 }
    /// True when some character is in none of the collection's fonts.
    var hasUnknownGlyphs: Bool { pango_layout_get_unknown_glyphs_count(pointer) > 0 }

    /// A line, valid as long as this object lives.
    func line(_ index: Int) -> UnsafeMutablePointer<PangoLayoutLine>? {
        pango_layout_get_line_readonly(pointer, Int32(index))
    }

    private func applyStyles(_ collection: FontCollection) {
        let spans = excerpt.text.spans
        let first = collection.description(for: spans[0].span.font)
        first.withPointer { pango_layout_set_font_description(pointer, $0) }
        let stretches = excerpt.stretches()
        let needsAttributes = spans.count > 1 || spans[0].span.kern != 0 || spans[0].span.font.hasMonospacedDigits
        guard needsAttributes, let list = pango_attr_list_new() else { return }
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
            if span.font.hasMonospacedDigits { insert(pango_attr_font_features_new("tnum=1")) }
            if let kern = Self.spacing(span.kern) { insert(pango_attr_letter_spacing_new(kern)) }
            // No glyph is ever drawn in this colour: it makes Pango end its runs where styles end.
            if spans.count > 1 { insert(pango_attr_foreground_new(UInt16(truncatingIfNeeded: stretch.index), 0, 0)) }
        }
        pango_layout_set_attributes(pointer, list)
        pango_attr_list_unref(list)
    }

    /// A distance in Pango's units; nil for none and for what is not a number.
    private static func spacing(_ kern: CGFloat) -> Int32? {
        guard kern != 0, kern.isFinite else { return nil }
        return Int32((min(max(kern, -5000), 5000) * CGFloat(PANGO_SCALE)).rounded())
    }
}
