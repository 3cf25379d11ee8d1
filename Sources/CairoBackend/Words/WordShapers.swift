import CoreGraphics
import CoreText

/// The shapers of words by font and script, made when they are asked for.
struct WordShapers {
    private struct Key: Hashable {
        let font: FontRequest
        let script: WordScript
    }

    /// An answer with its question, kept as an object because copies of both cost more than the comparison.
    private final class Answer {
        let key: Key
        let shaper: WordShaper?

        init(_ key: Key, _ shaper: WordShaper?) { (self.key, self.shaper) = (key, shaper) }
    }

    /// Nil for a font that has no letters of the script.
    private var shapers: [Key: WordShaper?] = [:]
    /// The last one asked for, because consecutive texts often have the same font.
    private var last: Answer?
    private var neighbours: [ObjectIdentifier: WordNeighbours] = [:]

    var count: Int { shapers.count }

    /// Forgets fonts at sizes; the tables of faces stay known.
    mutating func forgetSizes() { (shapers, last) = ([:], nil) }

    /// The shaper of a font and a script, made by a closure when it is not known.
    mutating func shaper(
        for font: FontRequest, _ script: WordScript, make: () -> WordShaper?
    ) -> WordShaper? {
        if let last, last.key.script == script, last.key.font == font { return last.shaper }
        let key = Key(font: font, script: script)
        let shaper = shapers[key] ?? make()
        shapers[key] = .some(shaper)
        last = Answer(key, shaper)
        return shaper
    }

    /// The glyphs that depend on other words in a face, which is kept for ever.
    mutating func neighbours(of font: CGFont) -> WordNeighbours {
        if let known = neighbours[ObjectIdentifier(font)] { return known }
        let made = WordNeighbours(of: (font.face as? CairoFontFace)?.shape?.pointer)
        neighbours[ObjectIdentifier(font)] = made
        return made
    }
}
