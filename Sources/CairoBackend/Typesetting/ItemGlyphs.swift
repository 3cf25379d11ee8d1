import CPango
import CoreGraphics
import Foundation

/// The glyphs of one Pango item with their positions, read in one pass.
struct ItemGlyphs {
    private static let unit = CGFloat(PANGO_SCALE)

    /// The number of Pango's glyphs, including empty ones.
    let count: Int
    private(set) var glyphs: [CGGlyph]
    /// From the item's left end on its baseline, y pointing down.
    private(set) var positions: [CGPoint]
    /// The sum of the advances.
    private(set) var width: CGFloat
    private(set) var hasOwnColors: Bool
    /// Whether each glyph shows one byte and is where its advance begins; a space at which a line breaks may be missing at
    /// the end.
    private(set) var areOneEach: Bool

    init(_ item: PangoGlyphItem) {
        let string = item.glyphs.pointee
        let isRightToLeft = item.item.pointee.analysis.level % 2 == 1
        let count = Int(string.num_glyphs)
        var shown = 0
        var pen = 0
        var hasOwnColors = false
        var areOneEach = count == Int(item.item.pointee.length)
        var positions: [CGPoint] = []
        glyphs = [CGGlyph](unsafeUninitializedCapacity: count) { glyphs, glyphCount in
            positions = [CGPoint](unsafeUninitializedCapacity: count) { positions, positionCount in
                for index in 0..<count {
                    let info = string.glyphs[index]
                    let place = isRightToLeft ? count - 1 - index : index
                    areOneEach = areOneEach && Int(string.log_clusters[index]) == place && info.geometry.x_offset == 0
                    if info.glyph == UInt32(PANGO_GLYPH_EMPTY) {
                        areOneEach = areOneEach && !isRightToLeft && index == count - 1 && info.geometry.width == 0
                    } else {
                        // A character without a glyph is drawn as the font's own sign for that, glyph 0 everywhere.
                        let isUnknown = info.glyph & UInt32(PANGO_GLYPH_UNKNOWN_FLAG) != 0
                        glyphs.initializeElement(at: shown, to: isUnknown ? 0 : CGGlyph(truncatingIfNeeded: info.glyph))
                        positions.initializeElement(
                            at: shown,
                            to: CGPoint(
                                x: CGFloat(pen + Int(info.geometry.x_offset)) / Self.unit,
                                y: CGFloat(info.geometry.y_offset) / Self.unit))
                        shown += 1
                        hasOwnColors = hasOwnColors || info.attr.is_color != 0
                    }
                    pen += Int(info.geometry.width)
                }
                positionCount = shown
            }
            glyphCount = shown
        }
        self.count = count
        self.positions = positions
        self.hasOwnColors = hasOwnColors
        self.areOneEach = areOneEach
        width = CGFloat(pen) / Self.unit
    }
}
