import CoreGraphics
import CoreText

/// A line in a container; its characters and rectangles count from the text's or from a paragraph's beginning.
nonisolated struct LineFragment {
    /// The UTF-16 units of the line with the mark that ends it.
    var range: Range<Int>
    /// All that the line takes, spacing included, in the container's coordinates.
    var rect: CGRect
    /// The rectangle of the text, padding included and spacing not.
    var usedRect: CGRect
    /// From the rectangle's top to the baseline.
    var baseline: CGFloat
    /// From the container's left side to the line's origin.
    var textX: CGFloat
    /// The glyphs; their offsets count from `base`.
    var line: TextLine
    var base: Int
    /// The number of the container.
    var container = 0
    /// The characters that an ellipsis replaces.
    var truncated: Range<Int>?
    /// The glyphs of the marker of a list's item, and from the container's left side to them.
    var marker: (line: TextLine, x: CGFloat)?

    /// The line with characters and heights counted from elsewhere.
    func moved(by units: Int, y: CGFloat) -> LineFragment {
        var moved = self
        moved.range = range.lowerBound + units..<range.upperBound + units
        moved.base += units
        moved.rect.origin.y += y
        moved.usedRect.origin.y += y
        moved.truncated = truncated.map { $0.lowerBound + units..<$0.upperBound + units }
        return moved
    }

    /// From the container's left side to both edges of a character, leading one first.
    func edges(of index: Int) -> (leading: CGFloat, trailing: CGFloat) {
        let leading = textX + line.caretX(at: index - base)
        let end = min(index - base + characterLength(at: index - base), line.range.upperBound)
        guard index - base < line.range.upperBound else { return (leading, leading) }
        return (leading, textX + line.caretX(at: end, isUpstream: true))
    }

    /// The UTF-16 units of the character that begins at an offset of the line; 1 inside a character and where no glyph has
    /// the offset.
    private func characterLength(at offset: Int) -> Int {
        guard let run = line.runs.first(where: { $0.range.contains(offset) }) else { return 1 }
        let units = run.glyphs.text.utf16
        guard units.count == run.range.count else { return 1 }
        let start = units.index(units.startIndex, offsetBy: offset - run.range.lowerBound)
        return String(decoding: units[start...].prefix(64), as: UTF16.self).first?.utf16.count ?? 1
    }

    /// The stretches of the line, from the container's left side, that characters take.
    func stretches(of characters: Range<Int>) -> [ClosedRange<CGFloat>] {
        let part = characters.clamped(to: range)
        let own = part.lowerBound - base..<part.upperBound - base
        let found = line.stretches(of: own)
        guard found.isEmpty else { return found.map { $0.lowerBound + textX...$0.upperBound + textX } }
        let x = textX + line.caretX(at: own.lowerBound)
        return [x...x]
    }

    /// The character nearest to a distance from the container's left side, and how far through it that is.
    func character(atX x: CGFloat) -> (index: Int, fraction: CGFloat) {
        let own = x - textX
        if let index = line.characterIndex(atX: own), index < line.range.upperBound {
            let (leading, trailing) = edges(of: index + base)
            if (min(leading, trailing)...max(leading, trailing)).contains(x), leading != trailing {
                return (index + base, min(max((x - leading) / (trailing - leading), 0), 1))
            }
        }
        let isAtEnd = (own > line.width / 2) != line.isRightToLeft
        guard isAtEnd, !range.isEmpty else { return (range.lowerBound, 0) }
        return (range.upperBound - 1, line.range.upperBound + base < range.upperBound ? 0 : 1)
    }
}
