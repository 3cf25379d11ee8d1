import CPango
import CoreGraphics

/// Glyphs of a stretch of plain text with their positions in Pango's units, from the stretch's left end.
struct ShapedWord {
    struct Glyph {
        let id: CGGlyph
        let x: Int32
        let y: Int32
    }

    /// A group of glyphs for characters.
    struct Group {
        /// UTF-16 units from the beginning.
        let offset: Int32
        let x: Int32
    }

    let glyphs: [Glyph]
    /// The groups of glyphs; nil when each glyph shows one byte and is drawn where its advance begins.
    let groups: [Group]?
    let width: Int
    let utf16Count: Int
    /// Whether lines may break beside the word when a space is there, and nowhere inside it.
    var breaksOnlyAtEnds = false
    /// Whether the glyphs may depend on words beside this one.
    var isDependent = false

    /// Reads the glyphs that Pango has made of bytes of UTF-8; nil when some character has no glyph, or one with colours.
    init?(_ string: PangoGlyphString, of bytes: UnsafeBufferPointer<UInt8>) {
        let count = Int(string.num_glyphs)
        guard count > 0 else { return nil }
        var glyphs: [Glyph] = []
        glyphs.reserveCapacity(count)
        var isOneEach = count == bytes.count
        var pen = 0
        for index in 0..<count {
            let info = string.glyphs[index]
            // This also covers empty glyphs and characters without one.
            guard info.glyph <= UInt32(CGGlyph.max), info.attr.is_color == 0 else { return nil }
            isOneEach =
                isOneEach && Int(string.log_clusters[index]) == index && info.geometry.x_offset == 0
            glyphs.append(
                Glyph(
                    id: CGGlyph(info.glyph), x: Int32(truncatingIfNeeded: pen + Int(info.geometry.x_offset)),
                    y: info.geometry.y_offset))
            pen += Int(info.geometry.width)
        }
        self.glyphs = glyphs
        width = pen
        utf16Count = Self.utf16Count(bytes)
        groups = isOneEach ? nil : Self.groups(string, of: bytes)
    }

    private static func groups(_ string: PangoGlyphString, of bytes: UnsafeBufferPointer<UInt8>) -> [Group] {
        var groups: [Group] = []
        var (pen, last) = (Int32(0), Int32(-1))
        for index in 0..<Int(string.num_glyphs) {
            let byte = string.log_clusters[index]
            if byte != last {
                let before = UnsafeBufferPointer(rebasing: bytes[..<Int(byte)])
                groups.append(Group(offset: Int32(truncatingIfNeeded: utf16Count(before)), x: pen))
                last = byte
            }
            pen += string.glyphs[index].geometry.width
        }
        return groups
    }

    /// The UTF-16 units of characters of the first plane.
    static func utf16Count(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }

    /// Whether another stretch has the same glyphs at the same positions.
    func looksLike(_ other: ArraySlice<Glyph>, at x: Int32) -> Bool {
        glyphs.count == other.count
            && zip(glyphs, other).allSatisfy { $0.id == $1.id && $0.x + x == $1.x && $0.y == $1.y }
    }
}
