import CoreGraphics
package import Foundation

extension TextLine {
    /// A group of glyphs with the characters that it shows.
    struct Stop {
        let left: CGFloat
        let right: CGFloat
        let range: Range<Int>
        let isRightToLeft: Bool
        /// Where characters begin within the range; one entry where the group cannot be divided.
        let boundaries: [Int]

        var leading: CGFloat { isRightToLeft ? right : left }
        var trailing: CGFloat { isRightToLeft ? left : right }

        /// The place of a caret before a character within the group; groups of several characters are divided evenly.
        func x(of index: Int) -> CGFloat {
            guard index > range.lowerBound else { return leading }
            guard index < range.upperBound else { return trailing }
            let passed = boundaries.count { $0 <= index } - 1
            return leading + (trailing - leading) * CGFloat(max(0, passed)) / CGFloat(max(1, boundaries.count))
        }
    }

    /// The groups of glyphs from left to right, x counting from the line's origin.
    var stops: [Stop] { runs.flatMap(\.stops) }

    /// Where a caret stands before the character at a UTF-16 index, from the line's origin in points.
    ///
    /// Where directions change a place in the text has two places on the screen: the edge of the character behind it, which
    /// is taken at first, and that of the character before it, when `isUpstream`. An index outside the line counts as its end.
    package func caretX(at index: Int, isUpstream: Bool = false) -> CGFloat {
        let stops = stops
        let index = min(max(index, range.lowerBound), range.upperBound)
        let before = stops.first { $0.range.lowerBound < index && $0.range.upperBound >= index }
        if isUpstream, let before { return before.x(of: index) }
        if let at = stops.first(where: { $0.range.contains(index) }) { return at.x(of: index) }
        if let before { return before.x(of: index) }
        return isRightToLeft ? width : 0
    }

    /// The place in the text nearest to a distance from the line's origin, and whether it belongs to the character before.
    package func position(atX x: CGFloat) -> TextPosition {
        let stops = stops
        guard let first = stops.first, let last = stops.last else {
            return TextPosition(index: range.lowerBound, isUpstream: false)
        }
        if x < first.left { return end(isLeft: true) }
        if x > last.right { return end(isLeft: false) }
        let stop = stops.last { $0.left <= x } ?? first
        var edges = stop.boundaries + [stop.range.upperBound]
        if stop.isRightToLeft { edges.reverse() }
        let nearest =
            edges.min { (stop.x(of: $0) - x).magnitude < (stop.x(of: $1) - x).magnitude } ?? stop.range.lowerBound
        return TextPosition(index: nearest, isUpstream: nearest == stop.range.upperBound)
    }

    /// The end of the text at one side, where its direction puts it.
    private func end(isLeft: Bool) -> TextPosition {
        isLeft == isRightToLeft
            ? TextPosition(index: range.upperBound, isUpstream: true)
            : TextPosition(index: range.lowerBound, isUpstream: false)
    }

    /// The character, from its first UTF-16 unit on, that lies at a distance from the line's origin; nil beside the line.
    package func characterIndex(atX x: CGFloat) -> Int? {
        guard let stop = stops.first(where: { $0.left <= x && x < $0.right }) else { return nil }
        let share = (x - stop.left) / max(stop.right - stop.left, .leastNonzeroMagnitude)
        let slot = min(stop.boundaries.count - 1, Int(share * CGFloat(stop.boundaries.count)))
        return stop.isRightToLeft ? stop.boundaries[stop.boundaries.count - 1 - slot] : stop.boundaries[slot]
    }

    /// The stretches from left to right that a UTF-16 range of the text takes in the line, from the line's origin.
    package func stretches(of selected: Range<Int>) -> [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for stop in stops where stop.range.overlaps(selected) {
            let edges = [
                stop.x(of: max(stop.range.lowerBound, selected.lowerBound)),
                stop.x(of: min(stop.range.upperBound, selected.upperBound)),
            ].sorted()
            if let last = result.last, edges[0] - last.upperBound < 0.01 {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, edges[1])
            } else {
                result.append(edges[0]...edges[1])
            }
        }
        return result
    }

    /// How much of the width, in points, are spaces at the line's end.
    package var trailingWhitespaceWidth: CGFloat {
        let spaces = stops.sorted { $0.range.lowerBound > $1.range.lowerBound }
            .prefix { isSpace(at: $0.range.lowerBound) }
        return spaces.reduce(0) { $0 + $1.right - $1.left }
    }

    private func isSpace(at index: Int) -> Bool {
        runs.first { $0.range.contains(index) }?.isSpace(at: index) ?? false
    }
}

extension TextRun {
    var stops: [TextLine.Stop] {
        let text = Array(glyphs.text.utf16)
        let isWhole = text.count == range.count
        return clusters.indices.map { index in
            let begin = Int(clusters[index].offset)
            let next = isRightToLeft ? index - 1 : index + 1
            let end = clusters.indices.contains(next) ? Int(clusters[next].offset) : range.upperBound
            let characters = begin..<max(begin, end)
            var boundaries = [begin]
            if isWhole, characters.count > 1 {
                var offset = begin
                let units = text[(begin - range.lowerBound)..<(characters.upperBound - range.lowerBound)]
                for character in String(decoding: units, as: UTF16.self).dropLast() {
                    offset += character.utf16.count
                    boundaries.append(offset)
                }
            }
            let left = CGFloat(clusters[index].x)
            let right = index + 1 < clusters.count ? CGFloat(clusters[index + 1].x) : glyphs.width
            return TextLine.Stop(
                left: x + left, right: x + right, range: characters, isRightToLeft: isRightToLeft,
                boundaries: boundaries)
        }
    }

    /// Whether the character at a UTF-16 offset of the text is white space.
    func isSpace(at offset: Int) -> Bool {
        let units = glyphs.text.utf16
        guard offset >= range.lowerBound, offset - range.lowerBound < units.count else { return false }
        let unit = units[units.index(units.startIndex, offsetBy: offset - range.lowerBound)]
        return Unicode.Scalar(unit)?.properties.isWhitespace ?? false
    }
}
