import CPango
import CoreGraphics
import CoreText
import Foundation

/// A font at a size, as Pango found it, with its metrics.
final class LoadedFont {
    let font: CGFont
    let metrics: FontMetrics
    let underline: TextRule
    let strikethrough: TextRule

    /// Reads the metrics of a Pango font whose em is `size` points; without a Pango font they are usual proportions.
    init(pango: OpaquePointer?, font: CGFont, size: CGFloat) {
        self.font = font
        let shape = pango.flatMap { pango_font_get_hb_font($0) }
        var extents = hb_font_extents_t()
        let hasExtents = shape.map { hb_font_get_h_extents($0, &extents) != 0 } ?? false
        func position(_ tag: hb_ot_metrics_tag_t, otherwise share: CGFloat) -> CGFloat {
            var value: hb_position_t = 0
            return shape.map { hb_ot_metrics_get_position($0, tag, &value) != 0 } ?? false && value != 0
                ? CGFloat(value) / CGFloat(PANGO_SCALE) : size * share
        }
        metrics = FontMetrics(
            ascent: hasExtents ? CGFloat(extents.ascender) / CGFloat(PANGO_SCALE) : size * 0.95,
            descent: hasExtents ? -CGFloat(extents.descender) / CGFloat(PANGO_SCALE) : size * 0.25,
            leading: max(0, CGFloat(extents.line_gap) / CGFloat(PANGO_SCALE)),
            capHeight: position(HB_OT_METRICS_TAG_CAP_HEIGHT, otherwise: 0.7),
            xHeight: position(HB_OT_METRICS_TAG_X_HEIGHT, otherwise: 0.5))
        underline = TextRule(
            offset: -position(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, otherwise: -0.1),
            thickness: position(HB_OT_METRICS_TAG_UNDERLINE_SIZE, otherwise: 0.05))
        strikethrough = TextRule(
            offset: -position(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, otherwise: 0.3),
            thickness: position(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, otherwise: 0.05))
    }
}
