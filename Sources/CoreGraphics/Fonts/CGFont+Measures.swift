public import Foundation

extension CGFont {
    /// The number of units that an em has, usually 1000 or 2048; 1000 for a font without tables.
    public var unitsPerEm: Int32 { number("head", at: 18) ?? 1000 }

    /// From the baseline up to the top of lines (`hhea`); 0 for a font without the number.
    public var ascent: Int32 { number("hhea", at: 4) ?? 0 }

    /// From the baseline to the bottom of lines, negative when below it (`hhea`); 0 for a font without the number.
    public var descent: Int32 { number("hhea", at: 6) ?? 0 }

    /// The extra distance between lines (`hhea`); 0 for a font without the number.
    public var leading: Int32 { number("hhea", at: 8) ?? 0 }

    /// The height of capitals (`OS/2`), else that of H; 0 when the font has neither.
    public var capHeight: Int32 { measure(at: 88) ?? height(of: "H") }

    /// The height of lowercase letters (`OS/2`), else that of x; 0 when the font has neither.
    public var xHeight: Int32 { measure(at: 86) ?? height(of: "x") }

    /// The lean of the letters in degrees, counterclockwise from upright (`post`), so that italics have a negative one.
    public var italicAngle: CGFloat { FontTables(face).fixed("post", at: 4) ?? 0 }

    /// The rectangle around all glyphs laid over each other (`head`); zero for a font without tables.
    public var fontBBox: CGRect {
        let tables = FontTables(face)
        let edges = [36, 38, 40, 42].compactMap { tables.short("head", at: $0) }
        guard edges.count == 4 else { return .zero }
        return CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    }

    /// The width of upright stems, measured on the outline of l, halfway up; 0 for a font without that letter.
    public var stemV: CGFloat {
        guard let face, case let glyph = face.glyph(for: "l"), glyph != 0, let outline = face.outline(of: glyph) else {
            return 0
        }
        let bounds = outline.outlineBounds
        var edges: [CGFloat] = []
        for polygon in outline.flattened() {
            for (from, to) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
            where (from.y <= bounds.midY) != (to.y <= bounds.midY) {
                edges.append(from.x + (bounds.midY - from.y) / (to.y - from.y) * (to.x - from.x))
            }
        }
        edges.sort()
        return edges.count > 1 ? edges[1] - edges[0] : 0
    }

    /// The number of glyphs, of which the first is for missing characters.
    public var numberOfGlyphs: Int { FontTables(face).table("maxp").flatMap { FontTables.word($0, at: 4) } ?? 0 }

    /// The name to show, such as `Inter Semi Bold`; the PostScript name for a font without one.
    public var fullName: CFString? { FontTables(face).name(.full) ?? postScriptName }

    private func number(_ tag: String, at place: Int) -> Int32? {
        FontTables(face).short(tag, at: place).map(Int32.init)
    }

    /// A height that `OS/2` has from its second version on; nil for none.
    private func measure(at place: Int) -> Int32? {
        guard let version = FontTables(face).short("OS/2", at: 0), version >= 2 else { return nil }
        return number("OS/2", at: place).flatMap { $0 == 0 ? nil : $0 }
    }

    private func height(of letter: Unicode.Scalar) -> Int32 {
        guard let face, case let glyph = face.glyph(for: letter), glyph != 0 else { return 0 }
        return Int32(face.box(of: glyph).maxY.rounded())
    }
}
