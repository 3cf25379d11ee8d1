public import CoreGraphics
public import Foundation

/// The em size of a font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.request.size }

/// The matrix that a font's glyphs are transformed by.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }

/// The distance from the baseline up to the top of lines in a font, in points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.metrics.ascent }

/// The distance from the baseline down to the bottom of lines in a font, in points.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { font.metrics.descent }

/// The extra distance between lines in a font, in points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.metrics.leading }

/// The height of a font's capitals in points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.metrics.capHeight }

/// The height of a font's lowercase letters in points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.metrics.xHeight }

/// The number of units that a font's em has.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(clamping: font.graphicsFont.unitsPerEm) }

/// The number of glyphs that a font has.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.graphicsFont.numberOfGlyphs }

/// The lean of a font's letters in degrees, counterclockwise from upright.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.graphicsFont.italicAngle }

/// The rectangle around all of a font's glyphs laid over each other, in points with y pointing up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    font.graphicsFont.fontBBox.applying(CGAffineTransform(scaleX: font.scale, y: font.scale))
}

/// The position of the middle of lines below a font's text, in points with y pointing up; 0 for a font that has none.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.postNumber(at: 8) }

/// The thickness of lines below a font's text, in points; 0 for a font that has none.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.postNumber(at: 10) }

/// The PostScript name of a font's face, such as `Inter-Bold`.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString { font.graphicsFont.postScriptName ?? "" }

/// The full name of a font's face, such as `Inter Bold`.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.graphicsFont.fullName ?? "" }

/// The name of a font's face to show; here its full name.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

/// The name of a font's family; its PostScript name for a face that the machine does not have.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.faceName?.family ?? CTFontCopyPostScriptName(font) }

/// The properties of a font's face; those of the wish for it where the machine does not have it.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
    let face = font.faceName
    var traits: CTFontSymbolicTraits = []
    if face?.isItalic ?? font.request.isItalic { traits.insert(.traitItalic) }
    // On UIFont.Weight's scale semibold, which counts as bold, is 0.3.
    if face?.weight ?? font.request.weight >= 0.3 { traits.insert(.traitBold) }
    if face?.isMonospaced ?? font.request.isMonospaced { traits.insert(.traitMonoSpace) }
    return traits
}

extension CTFont {
    /// A signed number of the table `post` in points.
    fileprivate func postNumber(at place: Int) -> CGFloat {
        let tag: UInt32 = 0x706F_7374
        guard let table = graphicsFont.table(for: tag), table.count >= place + 2 else { return 0 }
        let first = table.startIndex + place
        return CGFloat(Int16(bitPattern: UInt16(table[first]) << 8 | UInt16(table[first + 1]))) * scale
    }
}
