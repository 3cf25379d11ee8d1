/// The letters that a font may join into one glyph.
package enum TextLigatures: Hashable, Sendable {
    /// Only those without which the script is wrong.
    case required
    /// Those that the font uses on its own.
    case standard
    /// All that the font has.
    case all
}
