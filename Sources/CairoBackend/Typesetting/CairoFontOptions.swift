import CCairo

/// Owns Cairo's settings for glyph rendering; not changed after it is made.
final class CairoFontOptions: @unchecked Sendable {
    /// The options for all text: gray antialiasing, stems fitted to pixel rows only, positions and advances as designed.
    static let text = CairoFontOptions(hinting: CAIRO_HINT_STYLE_SLIGHT)

    let pointer: OpaquePointer

    private init(hinting: cairo_hint_style_t) {
        pointer = cairo_font_options_create()
        cairo_font_options_set_antialias(pointer, CAIRO_ANTIALIAS_GRAY)
        cairo_font_options_set_hint_style(pointer, hinting)
        cairo_font_options_set_hint_metrics(pointer, CAIRO_HINT_METRICS_OFF)
    }

    deinit { cairo_font_options_destroy(pointer) }
}
