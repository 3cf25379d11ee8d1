import CoreGraphics
import Foundation

/// The groups of glyphs of a run, each found without visiting the others, for a line may have millions.
extension TextRun {
    /// All of them from left to right; their offsets fall in a run from right to left.
    package var clusters: [TextCluster] {
        (0..<groupCount).map { group in
            TextCluster(offset: Int32(truncatingIfNeeded: offset(ofGroup: group)), x: Float(distance(ofGroup: group)))
        }
    }

    var groupCount: Int {
        switch groups {
        case .listed(let clusters): clusters.count
        case .oneEach: range.count
        }
    }

    /// Numbers of groups as the text has them, from its end.
    var groupsFromTheEnd: StrideTo<Int> {
        isRightToLeft ? stride(from: 0, to: groupCount, by: 1) : stride(from: groupCount - 1, to: -1, by: -1)
    }

    /// The index of a group's first character in the text, in UTF-16 units.
    func offset(ofGroup group: Int) -> Int {
        switch groups {
        case .listed(let clusters): Int(clusters[group].offset)
        case .oneEach: isRightToLeft ? range.upperBound - 1 - group : range.lowerBound + group
        }
    }

    /// From the line's origin to a group's left edge.
    func left(ofGroup group: Int) -> CGFloat { x + distance(ofGroup: group) }

    /// From the line's origin to a group's right edge.
    func right(ofGroup group: Int) -> CGFloat {
        x + (group + 1 < groupCount ? distance(ofGroup: group + 1) : glyphs.width)
    }

    /// From the run's origin to a group's left edge.
    ///
    /// Where a line without spaces inside is stretched, Pango gives the space at which it breaks a negative width, so that the
    /// letter before it would end beyond the line. Carets are not beyond.
    func distance(ofGroup group: Int) -> CGFloat {
        max(min(0, glyphs.width), min(position(ofGroup: group), glyphs.width))
    }

    private func position(ofGroup group: Int) -> CGFloat {
        switch groups {
        case .listed(let clusters): CGFloat(clusters[group].x)
        case .oneEach:
            // As exact as listed groups are.
            CGFloat(Float(glyphs.positions.indices.contains(group) ? glyphs.positions[group].x : glyphs.width))
        }
    }

    /// The characters that a group shows.
    func range(ofGroup group: Int) -> Range<Int> {
        let begin = offset(ofGroup: group)
        let next = isRightToLeft ? group - 1 : group + 1
        let end = (0..<groupCount).contains(next) ? offset(ofGroup: next) : range.upperBound
        return begin..<max(begin, end)
    }

    /// The group that shows the character at a UTF-16 offset of the text; nil for none.
    func group(with offset: Int) -> Int? {
        guard range.contains(offset) else { return nil }
        let found =
            isRightToLeft
            ? firstGroup { self.offset(ofGroup: $0) <= offset } : firstGroup { self.offset(ofGroup: $0) > offset } - 1
        guard (0..<groupCount).contains(found), range(ofGroup: found).contains(offset) else { return nil }
        return found
    }

    /// The last group whose left edge is not to the right of a distance from the line's origin; nil when all are.
    func lastGroup(notRightOf x: CGFloat) -> Int? {
        let found = firstGroup { left(ofGroup: $0) > x } - 1
        return found >= 0 ? found : nil
    }

    /// The first group that a condition is true for, which is true for all after it; the number of groups when it is true
    /// for none.
    private func firstGroup(where isBehind: (Int) -> Bool) -> Int {
        var (low, high) = (0, groupCount)
        while low < high {
            let middle = (low + high) / 2
            if isBehind(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func stop(_ group: Int) -> TextLine.Stop {
        let characters = range(ofGroup: group)
        return TextLine.Stop(
            left: left(ofGroup: group), right: right(ofGroup: group), range: characters, isRightToLeft: isRightToLeft,
            boundaries: boundaries(in: characters))
    }

    /// The beginnings of a group's characters; its own beginning alone where the run does not hold its text.
    private func boundaries(in characters: Range<Int>) -> [Int] {
        let units = glyphs.text.utf16
        guard characters.count > 1, units.count == range.count else { return [characters.lowerBound] }
        let start = units.index(units.startIndex, offsetBy: characters.lowerBound - range.lowerBound)
        let end = units.index(start, offsetBy: characters.count)
        var (result, offset) = ([characters.lowerBound], characters.lowerBound)
        for character in String(decoding: units[start..<end], as: UTF16.self).dropLast() {
            offset += character.utf16.count
            result.append(offset)
        }
        return result
    }

    /// The part of the line that those characters of the run take that are in a range of the text; nil when there are none.
    func stretch(of selected: Range<Int>) -> ClosedRange<CGFloat>? {
        let part = selected.clamped(to: range)
        guard !part.isEmpty, groupCount > 0 else { return nil }
        let (first, last) = isRightToLeft ? (groupCount - 1, 0) : (0, groupCount - 1)
        let begin = stop(group(with: part.lowerBound) ?? first).x(of: part.lowerBound)
        let end = stop(group(with: part.upperBound - 1) ?? last).x(of: part.upperBound)
        return min(begin, end)...max(begin, end)
    }

    /// Whether the character at a UTF-16 offset of the text is white space.
    func isSpace(at offset: Int) -> Bool {
        let units = glyphs.text.utf16
        guard offset >= range.lowerBound, offset - range.lowerBound < units.count else { return false }
        let unit = units[units.index(units.startIndex, offsetBy: offset - range.lowerBound)]
        return Unicode.Scalar(unit)?.properties.isWhitespace ?? false
    }
}
