import CoreGraphics
package import Foundation

extension TextLine {
    /// A group of glyphs with the characters that it shows.
    struct Stop {
        let left: CGFloat
        let right: CGFloat
        let range: Range<Int>
        let isRightToLeft: Bool
        /// The beginnings of characters within the range; one entry where the group cannot be divided.
        let boundaries: [Int]

        var leading: CGFloat { isRightToLeft ? right : left }
        var trailing: CGFloat { isRightToLeft ? left : right }

        /// The position of a caret before a character within the group; groups of several characters are divided evenly.
        func x(of index: Int) -> CGFloat {
            guard index > range.lowerBound else { return leading }
            guard index < range.upperBound else { return trailing }
            let passed = boundaries.count { $0 <= index } - 1
            return leading + (trailing - leading) * CGFloat(max(0, passed)) / CGFloat(max(1, boundaries.count))
        }
    }

    /// The distance of the caret before the character at a UTF-16 index from the line's origin, in points.
    ///
    /// Where directions change, a text position has two carets: the edge of the character behind it, which is used by default,
    /// and that of the character before it, when `isUpstream`. An index outside the line counts as its end. Costs no more in a
    /// long line than in a short one, but for the search of a number among sorted ones.
    package func caretX(at index: Int, isUpstream: Bool = false) -> CGFloat {
        let index = min(max(index, range.lowerBound), range.upperBound)
        let before = stop(with: index - 1)
        if isUpstream, let before { return before.x(of: index) }
        if let at = stop(with: index) { return at.x(of: index) }
        return before?.x(of: index) ?? edge(before: index)
    }

    /// The edge of the text before a position in spaces at the line's end that no group shows; the line's beginning if there is
    /// no text.
    private func edge(before index: Int) -> CGFloat {
        let shown = runs.filter { $0.range.upperBound <= index && $0.groupCount > 0 }
        guard let last = shown.max(by: { $0.range.upperBound < $1.range.upperBound }),
            let group = last.group(with: last.range.upperBound - 1)
        else { return isRightToLeft ? width : 0 }
        return last.stop(group).trailing
    }

    /// The group that shows the character at a UTF-16 index; nil for none.
    private func stop(with index: Int) -> Stop? {
        for run in runs { if let group = run.group(with: index) { return run.stop(group) } }
        return nil
    }

    /// The last group that does not begin to the right of a distance; nil when all do.
    private func stop(atX x: CGFloat) -> Stop? {
        for run in runs.reversed() { if let group = run.lastGroup(notRightOf: x) { return run.stop(group) } }
        return nil
    }

    /// The text position nearest to a distance from the line's origin, and whether it belongs to the character before.
    package func position(atX x: CGFloat) -> TextPosition {
        guard let first = runs.first(where: { $0.groupCount > 0 }), let last = runs.last(where: { $0.groupCount > 0 })
        else { return TextPosition(index: range.lowerBound, isUpstream: false) }
        if x < first.left(ofGroup: 0) - margin(beside: first) { return end(isLeft: true) }
        if x > last.right(ofGroup: last.groupCount - 1) + margin(beside: last) { return end(isLeft: false) }
        let stop = stop(atX: x) ?? first.stop(0)
        var edges = stop.boundaries + [stop.range.upperBound]
        if stop.isRightToLeft { edges.reverse() }
        let nearest =
            edges.min { (stop.x(of: $0) - x).magnitude < (stop.x(of: $1) - x).magnitude } ?? stop.range.lowerBound
        return TextPosition(index: nearest, isUpstream: nearest == stop.range.upperBound)
    }

    /// The distance, in points, from a run at a side of the line in which positions are still the run's. Where the run has the
    /// other direction, the line's end is far from there, and the run's own caret may have been rounded beyond its edge.
    private func margin(beside run: TextRun) -> CGFloat { run.isRightToLeft == isRightToLeft ? 0 : 1 }

    /// The end of the text at one side, where its direction puts it.
    private func end(isLeft: Bool) -> TextPosition {
        isLeft == isRightToLeft
            ? TextPosition(index: range.upperBound, isUpstream: true)
            : TextPosition(index: range.lowerBound, isUpstream: false)
    }

    /// The character, from its first UTF-16 unit on, that lies at a distance from the line's origin; nil beside the line.
    package func characterIndex(atX x: CGFloat) -> Int? {
        guard let stop = stop(atX: x), x < stop.right else { return nil }
        let share = (x - stop.left) / max(stop.right - stop.left, .leastNonzeroMagnitude)
        let slot = min(stop.boundaries.count - 1, Int(share * CGFloat(stop.boundaries.count)))
        return stop.isRightToLeft ? stop.boundaries[stop.boundaries.count - 1 - slot] : stop.boundaries[slot]
    }

    /// The stretches from left to right that a UTF-16 range of the text takes in the line, from the line's origin.
    package func stretches(of selected: Range<Int>) -> [ClosedRange<CGFloat>] {
        var result: [ClosedRange<CGFloat>] = []
        for stretch in runs.lazy.compactMap({ $0.stretch(of: selected) }) {
            if let last = result.last, stretch.lowerBound - last.upperBound < 0.01 {
                result[result.count - 1] = last.lowerBound...max(last.upperBound, stretch.upperBound)
            } else {
                result.append(stretch)
            }
        }
        return result
    }

    /// The width, in points, of the spaces at the line's end.
    package var trailingWhitespaceWidth: CGFloat {
        var width = CGFloat(0)
        for run in runs.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
            for group in run.groupsFromTheEnd {
                guard run.isSpace(at: run.range(ofGroup: group).lowerBound) else { return width }
                width += run.right(ofGroup: group) - run.left(ofGroup: group)
            }
        }
        return width
    }
}
