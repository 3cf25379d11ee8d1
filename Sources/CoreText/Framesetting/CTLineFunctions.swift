public import CoreGraphics
public import Foundation

/// Sets a text, `attrString`, in one line of any width.
///
/// Unlike iOS: the line ends at the first line separator.
public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
    CTTypesetter(attrString).line(0..<attrString.length)
}

/// Draws a line with the left end of its baseline at a context's text position, under its text matrix.
///
/// Glyphs are black where the text has no colour.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
    context.saveGState()
    context.concatenate(context.textMatrix)
    line.draw(line.line.runs, in: context)
    context.restoreGState()
}

/// The width of a line in points, spaces at its end included.
///
/// Writes the ascent and the descent, how far the line reaches above and below its baseline, both positive, and the leading,
/// which is part of these here and 0.
public func CTLineGetTypographicBounds(
    _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = line.line.ascent
    descent?.pointee = line.line.descent
    leading?.pointee = 0
    return Double(line.reach)
}

/// The rectangle of a line from the left end of its baseline, with y pointing up; the options choose its measures.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
    if options.contains(.useGlyphPathBounds) { return line.inkBounds }
    return CGRect(x: 0, y: -line.line.descent, width: line.reach, height: line.line.height)
}

/// The rectangle around a line's ink from a context's text position, with y pointing up; null for a blank line.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
    let position = context?.textPosition ?? .zero
    return line.inkBounds.offsetBy(dx: position.x, dy: position.y)
}

/// The number of glyphs in a line.
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex { line.line.runs.reduce(0) { $0 + $1.glyphs.glyphs.count } }

/// The `CTRun`s of a line from left to right.
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }

/// The range of the text that a line shows, in UTF-16 units.
public func CTLineGetStringRange(_ line: CTLine) -> CFRange { CFRangeMake(line.range.lowerBound, line.range.count) }

/// The index in the text, in UTF-16 units, whose caret is nearest to a position from the line's origin.
public func CTLineGetStringIndexForPosition(_ line: CTLine, _ position: CGPoint) -> CFIndex {
    line.line.position(atX: position.x).index + line.offset
}

/// The distance from a line's origin to the caret before the character at an index, `charIndex`, in points.
///
/// Writes the secondary offset: the other distance of that caret where two directions meet, else the same.
public func CTLineGetOffsetForStringIndex(
    _ line: CTLine, _ charIndex: CFIndex, _ secondaryOffset: UnsafeMutablePointer<CGFloat>?
) -> CGFloat {
    secondaryOffset?.pointee = line.line.caretX(at: charIndex - line.offset, isUpstream: true)
    return line.line.caretX(at: charIndex - line.offset)
}

/// The width of the spaces at a line's end in points.
public func CTLineGetTrailingWhitespaceWidth(_ line: CTLine) -> Double { Double(line.line.trailingWhitespaceWidth) }

/// The distance by which a line is moved to be aligned in a width, `flushWidth`: from 0 for the left to 1 for the
/// right, `flushFactor`.
///
/// 0 for a line that does not fit.
public func CTLineGetPenOffsetForFlush(_ line: CTLine, _ flushFactor: CGFloat, _ flushWidth: Double) -> Double {
    max(0, flushWidth - Double(line.line.width)) * Double(min(max(flushFactor, 0), 1))
}

extension CTLine {
    /// The distance from the line's origin to the end of its last glyph, spaces at the end included.
    fileprivate var reach: CGFloat { line.runs.reduce(line.width) { max($0, $1.x + $1.glyphs.width) } }

    fileprivate var inkBounds: CGRect {
        var line = line
        line.origin = .zero
        let ink = TextLayout(lines: [line], size: .zero, isTruncated: false).inkBounds
        return ink.isNull ? ink : CGRect(x: ink.minX, y: -ink.maxY, width: ink.width, height: ink.height)
    }
}
