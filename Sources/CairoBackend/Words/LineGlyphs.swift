import CPango
import CoreGraphics
import CoreText
import Foundation

/// The glyphs of words one behind the other, with a space between each two.
struct LineGlyphs {
    private static let unit = CGFloat(PANGO_SCALE)

    private let words: [ShapedWord?]
    private let space: ShapedWord?
    private let endsInSpace: Bool
    private(set) var glyphs: [CGGlyph] = []
    /// From the first word's left end, in points.
    private(set) var positions: [CGPoint] = []
    /// Without a space at the end, in points.
    private(set) var width: CGFloat = 0
    /// The units of the words and of all spaces.
    private(set) var utf16Count = 0

    /// Puts words behind each other; several need a space.
    init(_ words: [ShapedWord?], space: ShapedWord?, endsInSpace: Bool) {
        (self.words, self.space, self.endsInSpace) = (words, space, endsInSpace)
        let spaces = words.count - 1
        let count = words.reduce(spaces) { $0 + ($1?.glyphs.count ?? 0) }
        utf16Count = words.reduce(spaces + (endsInSpace ? 1 : 0)) { $0 + ($1?.utf16Count ?? 0) }
        glyphs.reserveCapacity(count)
        positions.reserveCapacity(count)
        var pen = 0
        for index in words.indices {
            if index > 0, let space { append(space, at: &pen) }
            if let word = words[index] { append(word, at: &pen) }
        }
        width = CGFloat(pen) / Self.unit
    }

    /// Adds the glyphs of a word at a distance from the left end, which becomes that of the word's right end.
    private mutating func append(_ word: ShapedWord, at pen: inout Int) {
        for glyph in word.glyphs {
            glyphs.append(glyph.id)
            positions.append(
                CGPoint(x: CGFloat(pen + Int(glyph.x)) / Self.unit, y: CGFloat(glyph.y) / Self.unit))
        }
        pen += word.width
    }

    /// The groups of glyphs for the text's characters from a UTF-16 offset on.
    func groups(from start: Int) -> TextGlyphGroups {
        if words.allSatisfy({ $0?.groups == nil }) { return .oneEach }
        var clusters: [TextCluster] = []
        var (pen, offset) = (0, start)
        func append(_ position: Int, _ x: Int) {
            clusters.append(
                TextCluster(offset: Int32(truncatingIfNeeded: position), x: Float(pen + x) / Float(PANGO_SCALE)))
        }
        for (index, word) in words.enumerated() {
            if index > 0, let space {
                append(offset, 0)
                (pen, offset) = (pen + space.width, offset + 1)
            }
            guard let word else { continue }
            if let groups = word.groups {
                for group in groups { append(offset + Int(group.offset), Int(group.x)) }
            } else {
                for (unit, glyph) in word.glyphs.enumerated() { append(offset + unit, Int(glyph.x)) }
            }
            (pen, offset) = (pen + word.width, offset + word.utf16Count)
        }
        if endsInSpace { append(offset, 0) }
        return .listed(clusters)
    }
}
