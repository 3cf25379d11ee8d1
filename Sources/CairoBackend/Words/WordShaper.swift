import CPango
import CoreGraphics
import CoreText

/// Shapes plain text of one script in one font, as a whole or word by word; a word that was shaped is kept.
///
/// Pango finds the font and the rules of the script once, in a sample, and then shapes texts by them as its own layouts do. The
/// other work of its layouts is not needed for such text.
final class WordShaper {
    let face: LoadedFont
    /// From the baseline to the top and to the bottom of a line, in points.
    let (ascent, descent): (CGFloat, CGFloat)
    private let item: UnsafeMutablePointer<PangoItem>
    private let string: UnsafeMutablePointer<PangoGlyphString>
    private let font: OpaquePointer
    /// The font's glyphs for printable characters of ASCII; 0 where it has none.
    private let asciiGlyphs: [hb_codepoint_t]
    // The typesetter's lock keeps other threads away.
    @exclusivity(unchecked) private var words: [WordKey: ShapedWord] = [:]
    /// Whether a character between spaces looks as it does alone, and they too, as far as known.
    @exclusivity(unchecked) private var independence: [Unicode.Scalar: Bool] = [:]
    @exclusivity(unchecked) private var asciiIndependence = [Bool?](repeating: nil, count: 128)
    @exclusivity(unchecked) private var requestCount = 0
    @exclusivity(unchecked) private var neighbours: WordNeighbours?

    /// Finds the font and the rules of the script in a sample of a few letters; nil when these are not of one kind.
    init?(sample: ShapedText, faces: FaceTable, size: CGFloat) {
        guard !sample.hasUnknownGlyphs, let line = sample.line(0), let found = line.pointee.glyphItems.first,
            line.pointee.glyphItems.count == 1, found.item.pointee.analysis.level == 0,
            let pango = found.item.pointee.analysis.font, let font = pango_font_get_hb_font(pango),
            let item = pango_item_copy(found.item), let string = pango_glyph_string_new()
        else { return nil }
        var logical = PangoRectangle()
        pango_layout_line_get_extents(line, nil, &logical)
        ascent = -CGFloat(logical.y) / CGFloat(PANGO_SCALE)
        descent = CGFloat(logical.y + logical.height) / CGFloat(PANGO_SCALE)
        (self.item, self.string, self.font) = (item, string, font)
        face = faces.font(for: pango, size: size)
        asciiGlyphs = (0..<128).map { $0 >= 32 && $0 < 127 ? Self.glyph(for: $0, in: font) ?? 0 : 0 }
    }

    deinit {
        pango_glyph_string_free(string)
        pango_item_free(item)
    }

    // MARK: Whole texts

    /// The glyphs of a text as it is; nil when the font does not have them all.
    func shape(_ bytes: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        guard hasGlyphs(bytes) else { return nil }
        bytes.withMemoryRebound(to: CChar.self) { text in
            let count = Int32(text.count)
            pango_shape_full(text.baseAddress, count, text.baseAddress, count, &item.pointee.analysis, string)
        }
        return ShapedWord(string.pointee, of: bytes)
    }

    private func hasGlyphs(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var isASCII = true
        for byte in bytes {
            if byte >= 0x80 { isASCII = false } else if asciiGlyphs[Int(byte)] == 0 { return false }
        }
        return isASCII
            || String(decoding: bytes, as: UTF8.self).unicodeScalars.allSatisfy {
                $0.isASCII || Self.glyph(for: $0.value, in: font) != nil
            }
    }

    private static func glyph(for character: UInt32, in font: OpaquePointer) -> hb_codepoint_t? {
        var glyph: hb_codepoint_t = 0
        return hb_font_get_nominal_glyph(font, character, &glyph) != 0 ? glyph : nil
    }

    // MARK: Words

    /// The number of texts that are shaped as a whole before the font's tables are searched for glyphs that words change in
    /// each other, which takes longer than to shape a few texts.
    static let requestsBeforeWords = 32
    /// The most words that are kept; beyond, all are forgotten.
    private static let capacity = 4096

    /// Notes that a text is laid out. True when its words may be shaped one by one.
    func beginText(_ known: (CGFont) -> WordNeighbours) -> Bool {
        if let neighbours { return neighbours.areKnown }
        requestCount += 1
        guard requestCount > Self.requestsBeforeWords else { return false }
        let neighbours = known(face.font)
        self.neighbours = neighbours
        return neighbours.areKnown
    }

    /// The space between words; nil for a font without one.
    private(set) lazy var space: ShapedWord? = {
        let space = [UInt8(ascii: " ")].withUnsafeBufferPointer { shape($0) }
        return space?.glyphs.count == 1 && space?.groups == nil ? space : nil
    }()

    /// The glyphs of a word without spaces; nil when the font does not have them all.
    func word(_ bytes: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        guard let key = WordKey(bytes) else { return makeWord(bytes) }
        if let known = words[key] { return known }
        guard let word = makeWord(bytes) else { return nil }
        if words.count >= Self.capacity { words.removeAll(keepingCapacity: true) }
        words[key] = word
        return word
    }

    private func makeWord(_ bytes: UnsafeBufferPointer<UInt8>) -> ShapedWord? {
        guard var word = shape(bytes) else { return nil }
        word.breaksOnlyAtEnds = WordBreaks.areOnlyAtEnds(of: bytes)
        word.isDependent = isDependent(word, bytes)
        return word
    }

    /// Whether glyphs of a word may be others, or elsewhere, beside other words.
    private func isDependent(_ word: ShapedWord, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let neighbours else { return true }
        let plain = plainGlyphs(of: bytes)
        if neighbours.matter(to: plain) || neighbours.matter(to: word.glyphs.lazy.map { hb_codepoint_t($0.id) }) {
            return true
        }
        guard plain.first == word.glyphs.first.map({ hb_codepoint_t($0.id) }),
            plain.last == word.glyphs.last.map({ hb_codepoint_t($0.id) })
        else { return !isIndependent(Array(bytes)) }
        let characters = String(decoding: bytes, as: UTF8.self).unicodeScalars
        guard let first = characters.first, let last = characters.last else { return true }
        return !(isIndependent(first) && isIndependent(last))
    }

    /// The font's glyphs for characters as they are alone; 0 for those that it does not have.
    private func plainGlyphs(of bytes: UnsafeBufferPointer<UInt8>) -> [hb_codepoint_t] {
        if bytes.allSatisfy({ $0 < 0x80 }) { return bytes.map { asciiGlyphs[Int($0)] } }
        return String(decoding: bytes, as: UTF8.self).unicodeScalars.map { Self.glyph(for: $0.value, in: font) ?? 0 }
    }

    private func isIndependent(_ character: Unicode.Scalar) -> Bool {
        if character.isASCII, let known = asciiIndependence[Int(character.value)] { return known }
        if let known = independence[character] { return known }
        let result = isIndependent(Array(String(character).utf8))
        if character.isASCII {
            asciiIndependence[Int(character.value)] = result
        } else {
            independence[character] = result
        }
        return result
    }

    /// Whether characters between two spaces are shaped as they are alone, and the spaces as well.
    private func isIndependent(_ bytes: [UInt8]) -> Bool {
        guard let space, let alone = bytes.withUnsafeBufferPointer({ shape($0) }),
            let together = ([0x20] + bytes + [0x20]).withUnsafeBufferPointer({ shape($0) })
        else { return false }
        let end = together.glyphs.count - 1
        return end == alone.glyphs.count + 1 && together.width == alone.width + 2 * space.width
            && space.looksLike(together.glyphs[..<1], at: 0)
            && alone.looksLike(together.glyphs[1..<end], at: Int32(space.width))
            && space.looksLike(together.glyphs[end...], at: Int32(space.width + alone.width))
    }
}
