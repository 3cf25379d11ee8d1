public import CoreGraphics
public import Foundation

/// Writes the glyphs of a font for `count` UTF-16 units, `characters`; false when one has none and got 0.
///
/// The second unit of a surrogate pair gets 0, too, which does not count as missing.
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    guard let face = font.graphicsFont.face else {
        for index in 0..<max(0, count) { glyphs[index] = 0 }
        return false
    }
    var (index, isComplete) = (0, true)
    while index < count {
        let unit = characters[index]
        let isPair =
            UTF16.isLeadSurrogate(unit) && index + 1 < count && UTF16.isTrailSurrogate(characters[index + 1])
        let scalar =
            isPair
            ? Unicode.Scalar((UInt32(unit) - 0xD800) << 10 + UInt32(characters[index + 1]) - 0xDC00 + 0x10000)
            : Unicode.Scalar(unit)
        glyphs[index] = scalar.map(face.glyph) ?? 0
        if glyphs[index] == 0 { isComplete = false }
        if isPair { glyphs[index + 1] = 0 }
        index += isPair ? 2 : 1
    }
    return isComplete
}

/// The glyph of a font with a name; 0 when there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    font.graphicsFont.getGlyphWithGlyphName(name: glyphName)
}

/// Writes the advances of `count` glyphs of a font in points, if there is a buffer for them, and returns their sum.
///
/// Status: partial – horizontal advances, for any orientation; no vertical ones.
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
    var sum = 0.0
    for index in 0..<max(0, count) {
        let units = font.graphicsFont.face?.advance(of: glyphs[index]) ?? 0
        let advance = CGSize(width: CGFloat(units) * font.scale, height: 0).applying(font.matrix)
        advances?[index] = advance
        sum += Double(advance.width)
    }
    return sum
}

/// Writes the rectangles around the ink of `count` glyphs of a font, if there is a buffer, and returns the one around all.
///
/// They are in points from each glyph's origin, with y pointing up. The orientation has no effect.
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
    _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
    var whole = CGRect.null
    for index in 0..<max(0, count) {
        let box = (font.graphicsFont.face?.box(of: glyphs[index]) ?? .zero).applying(font.glyphTransform)
        boundingRects?[index] = box
        if !box.isEmpty { whole = whole.union(box) }
    }
    return whole
}

/// The outline of a glyph of a font in points with y pointing up, under a matrix if there is one; nil for a blank glyph.
public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
    font.graphicsFont.face?.outline(of: glyph).map { outline in
        CGPath(geometry: outline.applying(font.glyphTransform.concatenating(matrix?.pointee ?? .identity)))
    }
}

/// Draws `count` glyphs of a font at positions in a context's text space, in its fill colour.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int,
    _ context: CGContext
) {
    context.saveGState()
    let space = context.textMatrix
    context.setFont(font.graphicsFont)
    context.setFontSize(font.request.size)
    let inverse = font.matrix.inverted()
    context.textMatrix = font.matrix.concatenating(space)
    context.showGlyphs(
        Array(UnsafeBufferPointer(start: glyphs, count: max(0, count))),
        at: UnsafeBufferPointer(start: positions, count: max(0, count)).map { $0.applying(inverse) })
    context.textMatrix = space
    context.restoreGState()
}

extension CTFont {
    /// From units of the face to points.
    fileprivate var glyphTransform: CGAffineTransform {
        CGAffineTransform(scaleX: scale, y: scale).concatenating(matrix)
    }
}
