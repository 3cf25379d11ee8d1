public import CoreGraphics
public import Foundation

/// The number of glyphs in a run.
public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.count }

/// The attributes of the text that a run shows, by their names.
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
    // Hash order: the result is a dictionary again.
    CFDictionary(
        run.attributes.map { (AnyHashable($0.key.rawValue), $0.value) }, uniquingKeysWith: { first, _ in first })
}

/// The order of a run's glyphs in relation to its text.
public func CTRunGetStatus(_ run: CTRun) -> CTRunStatus { run.run.isRightToLeft ? .rightToLeft : [] }

/// The range of the text that a run shows, in UTF-16 units.
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { CFRangeMake(run.range.lowerBound, run.range.count) }

/// Copies a range of a run's glyphs to a buffer; a length of 0 means all from its location on.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>) {
    for (place, index) in run.indices(range).enumerated() { buffer[place] = run.run.glyphs.glyphs[index] }
}

/// Copies the positions of the origins of a range of a run's glyphs from the line's to a buffer; y points up.
public func CTRunGetPositions(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>) {
    for (place, index) in run.indices(range).enumerated() { buffer[place] = run.position(index) }
}

/// Copies the distances from a range of a run's glyphs to those behind them to a buffer.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>) {
    for (place, index) in run.indices(range).enumerated() {
        buffer[place] = CGSize(width: run.advance(index), height: 0)
    }
}

/// Copies the text indexes of a range of a run's glyphs to a buffer.
public func CTRunGetStringIndices(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CFIndex>) {
    for (place, index) in run.indices(range).enumerated() { buffer[place] = run.stringIndex(index) }
}

/// The width of a range of a run's glyphs in points.
///
/// Writes the ascent and the descent, how far the run reaches above and below the baseline, and the leading, which is part of
/// these here and 0.
public func CTRunGetTypographicBounds(
    _ run: CTRun, _ range: CFRange, _ ascent: UnsafeMutablePointer<CGFloat>?, _ descent: UnsafeMutablePointer<CGFloat>?,
    _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
    ascent?.pointee = run.run.glyphs.ascent
    descent?.pointee = run.run.glyphs.descent
    leading?.pointee = 0
    return run.indices(range).reduce(0) { $0 + Double(run.advance($1)) }
}

/// Draws a range of a run's glyphs into a context at their positions in their line, which begins at the text position.
///
/// A length of 0 means all from the range's location on.
public func CTRunDraw(_ run: CTRun, _ context: CGContext, _ range: CFRange) {
    let indices = run.indices(range)
    var part = run.run
    part.glyphs = part.glyphs.keeping(indices)
    context.saveGState()
    context.concatenate(context.textMatrix)
    run.line.draw([part], in: context)
    context.restoreGState()
}
