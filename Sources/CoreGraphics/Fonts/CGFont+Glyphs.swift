public import Foundation

extension CGFont {
    /// Writes the distances from the origins of `count` glyphs to those behind them.
    ///
    /// False, and no distances written, for a font without glyphs and when one does not exist.
    public func getGlyphAdvances(
        glyphs: UnsafePointer<CGGlyph>, count: Int, advances: UnsafeMutablePointer<Int32>
    ) -> Bool {
        guard let face, areThere(glyphs, count) else { return false }
        for index in 0..<max(0, count) { advances[index] = Int32(clamping: face.advance(of: glyphs[index])) }
        return true
    }

    /// Writes the rectangles around the ink of `count` glyphs, `bboxes`, from their origins.
    ///
    /// False, and no rectangles written, for a font without glyphs and when one does not exist.
    public func getGlyphBBoxes(
        glyphs: UnsafePointer<CGGlyph>, count: Int, bboxes: UnsafeMutablePointer<CGRect>
    ) -> Bool {
        guard let face, areThere(glyphs, count) else { return false }
        for index in 0..<max(0, count) { bboxes[index] = face.box(of: glyphs[index]) }
        return true
    }

    private func areThere(_ glyphs: UnsafePointer<CGGlyph>, _ count: Int) -> Bool {
        let total = numberOfGlyphs
        return (0..<max(0, count)).allSatisfy { Int(glyphs[$0]) < total }
    }

    /// The name of a glyph, such as `ampersand`; nil for a font that names none and a glyph that does not exist.
    public func name(for glyph: CGGlyph) -> CFString? { Int(glyph) < numberOfGlyphs ? face?.name(of: glyph) : nil }

    /// The glyph with a name; 0, the sign for missing characters, when there is none.
    public func getGlyphWithGlyphName(name: CFString) -> CGGlyph { face?.glyph(named: name) ?? 0 }

    /// The tags of the file's tables, each four characters in a `UInt32`; nil for a font without a file.
    public var tableTags: CFArray? { face?.tableTags }

    /// The bytes of a table; nil for one that is not there.
    public func table(for tag: UInt32) -> CFData? { face?.table(tag) }
}
