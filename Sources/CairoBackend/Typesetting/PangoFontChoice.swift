import CPango
import Foundation

/// Owns a Pango font description, by which the font map chooses a font.
final class PangoFontChoice {
    /// Sizes outside are cut: glyphs vanish below, and Pango's fixed-point numbers overflow above.
    private static let sizes: ClosedRange<CGFloat> = 0.01...5000

    private let pointer: OpaquePointer

    /// Makes a description with an em size in points; NaN counts as the smallest size.
    init(size: CGFloat) {
        pointer = pango_font_description_new()
        let size = size.isNaN ? Self.sizes.lowerBound : min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
        pango_font_description_set_absolute_size(pointer, size * CGFloat(PANGO_SCALE))
    }

    deinit { pango_font_description_free(pointer) }

    /// Calls a closure with the description, which is valid until it returns.
    func withPointer<Result>(_ body: (OpaquePointer) -> Result) -> Result {
        withExtendedLifetime(self) { body(pointer) }
    }

    /// Sets the comma-separated families, most wanted first, and the style.
    func set(families: String, weight: Int, isItalic: Bool) {
        pango_font_description_set_family(pointer, families)
        pango_font_description_set_weight(pointer, Int32(weight))
        pango_font_description_set_style(pointer, isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    }
}
