/// The mapping between the glyphs of a run and the characters that it shows.
package enum TextGlyphGroups: Hashable, Sendable {
    /// Each glyph shows one UTF-16 unit and is drawn at the beginning of its advance, as in most text in Latin letters. Only
    /// the last unit, a space at which a line breaks, may be without a glyph.
    case oneEach
    /// From left to right; the offsets fall in a run from right to left.
    case listed([TextCluster])
}
