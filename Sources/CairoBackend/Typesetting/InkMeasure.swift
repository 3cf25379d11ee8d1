import CCairo
import CoreGraphics
import Foundation

/// Measures the ink of glyphs, as opposed to their advances and line heights.
enum InkMeasure {
    /// The rectangle around a run's ink from its origin, y pointing down; the run's typographic bounds where the face is unknown.
    static func bounds(of run: GlyphRun) -> CGRect {
        guard !run.glyphs.isEmpty, run.size > 0.01, run.size < 10_000 else { return .null }
        guard let face = run.font.face as? CairoFontFace else {
            return CGRect(x: 0, y: -run.ascent, width: run.width, height: run.ascent + run.descent)
        }
        let extents = FontLock.withLock { measure(run, in: face) }
        guard extents.width > 0, extents.height > 0 else { return .null }
        return CGRect(x: extents.x_bearing, y: extents.y_bearing, width: extents.width, height: extents.height)
    }

    /// The extents that Cairo measures; zero when it cannot make the font.
    private static func measure(_ run: GlyphRun, in face: CairoFontFace) -> cairo_text_extents_t {
        var (size, identity) = (cairo_matrix_t(), cairo_matrix_t())
        cairo_matrix_init_scale(&size, run.size, run.size)
        cairo_matrix_init_identity(&identity)
        guard let font = cairo_scaled_font_create(face.pointer, &size, &identity, CairoFontOptions.text.pointer) else {
            return cairo_text_extents_t()
        }
        defer { cairo_scaled_font_destroy(font) }
        let glyphs = zip(run.glyphs, run.positions).map { cairo_glyph_t(index: UInt($0), x: $1.x, y: $1.y) }
        var extents = cairo_text_extents_t()
        cairo_scaled_font_glyph_extents(font, glyphs, Int32(glyphs.count), &extents)
        return extents
    }
}
