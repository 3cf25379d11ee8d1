import CoreGraphics
import CoreText

/// Breaks a piece into lines between words, and within them by hyphens, where the delegate allows it.
nonisolated struct WordBreaking {
    let text: PieceText
    let manager: NSLayoutManager

    /// Lines with the offsets in the piece that their own zeros have.
    struct Lines {
        var lines: [(line: TextLine, base: Int)]
        /// The widest line's width with its indents.
        var width: CGFloat
        var isTruncated: Bool
    }

    /// The lines in a width, nil for unlimited.
    func layout(width: CGFloat?) -> Lines {
        let layout = text.layout(width: width)
        let lines = Lines(
            lines: layout.lines.map { ($0, 0) }, width: layout.size.width, isTruncated: layout.isTruncated)
        guard let width, manager.asksDelegate, text.style.lineBreak == .words else { return lines }
        let breaks = zip(layout.lines, layout.lines.dropFirst())
        guard breaks.contains(where: { !allowsBreak(behind: $0, before: $1.range.lowerBound) }) else { return lines }
        return Lines(lines: brokenAsAllowed(width), width: width, isTruncated: false)
    }

    private func allowsBreak(behind line: TextLine, before offset: Int) -> Bool {
        manager.allowsBreak(before: text.start + offset, isHyphenated: line.isHyphenated)
    }

    private func brokenAsAllowed(_ width: CGFloat) -> [(line: TextLine, base: Int)] {
        var result: [(line: TextLine, base: Int)] = []
        var offset = 0
        while offset < text.contentLength {
            let (line, end) = line(from: offset, width, isRightToLeft: result.last?.line.isRightToLeft)
            result.append((line, offset))
            offset = max(end, offset + 1)
        }
        return result
    }

    /// The longest line that ends where the delegate allows it; where it allows no break at all, the longest line.
    private func line(from offset: Int, _ width: CGFloat, isRightToLeft: Bool?) -> (TextLine, end: Int) {
        let longest = firstLine(from: offset, width, isRightToLeft)
        var found = longest
        while found.end < text.contentLength, !allowsBreak(behind: found.line, before: found.end) {
            let indents = found.line.placement.leftIndent + found.line.placement.rightIndent
            let shorter = firstLine(from: offset, found.line.width + indents - 0.5, isRightToLeft)
            guard shorter.end < found.end, shorter.line.width < found.line.width,
                shorter.line.isHyphenated || endsBehindSpace(shorter.end)
            else { return longest }
            found = shorter
        }
        found.line.origin.x = found.line.placement.x(of: found.line.width, in: width)
        return found
    }

    private func firstLine(
        from offset: Int, _ width: CGFloat, _ isRightToLeft: Bool?
    ) -> (line: TextLine, end: Int) {
        let lines = text.layout(from: offset, width: width, isRightToLeft: isRightToLeft).layout.lines
        return (lines[0], lines.count > 1 ? lines[1].range.lowerBound + offset : text.contentLength)
    }

    private func endsBehindSpace(_ offset: Int) -> Bool {
        let units = text.text.string.utf16
        guard offset > 0, offset <= units.count else { return false }
        return Unicode.Scalar(units[units.index(units.startIndex, offsetBy: offset - 1)])?.properties.isWhitespace
            ?? false
    }
}
