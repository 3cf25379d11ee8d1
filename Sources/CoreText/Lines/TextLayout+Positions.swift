import CoreGraphics
package import Foundation

extension TextLayout {
    /// The line that shows a text position; between two lines the lower one, unless the position is upstream.
    package func lineIndex(of position: TextPosition) -> Int? {
        guard !lines.isEmpty else { return nil }
        let next = firstIndex { $0.range.lowerBound > position.index }
        let found = max(0, next - 1)
        let isAtStart = lines[found].range.lowerBound == position.index
        guard position.isUpstream, isAtStart, found > 0, lines[found - 1].range.upperBound == position.index else {
            return found
        }
        return found - 1
    }

    /// The line nearest to a distance from the layout's top.
    package func lineIndex(atY y: CGFloat) -> Int? {
        guard !lines.isEmpty else { return nil }
        return min(lines.count - 1, firstIndex { $0.origin.y + $0.descent > y })
    }

    /// The rectangle of a caret, as high as its line and without width, from the layout's top left.
    package func caretRect(at position: TextPosition) -> CGRect {
        guard let line = lineIndex(of: position).map({ lines[$0] }) else { return .zero }
        let x = line.caretX(at: position.index, isUpstream: position.isUpstream)
        return CGRect(x: line.origin.x + x, y: line.origin.y - line.ascent, width: 0, height: line.height)
    }

    /// The text position nearest to a point from the layout's top left.
    package func position(at point: CGPoint) -> TextPosition {
        guard let line = lineIndex(atY: point.y).map({ lines[$0] }) else {
            return TextPosition(index: 0, isUpstream: false)
        }
        return line.position(atX: point.x - line.origin.x)
    }

    /// The rectangles that a UTF-16 range takes, line by line, from the layout's top left; empty lines have none.
    package func selectionRects(for range: Range<Int>) -> [CGRect] {
        lines.flatMap { line -> [CGRect] in
            guard line.range.overlaps(range) else { return [] }
            return line.stretches(of: range).map { stretch in
                CGRect(
                    x: line.origin.x + stretch.lowerBound, y: line.origin.y - line.ascent,
                    width: stretch.upperBound - stretch.lowerBound, height: line.height)
            }
        }
    }

    /// The first line for which a condition holds that holds for all lines below it too; their number when there is none.
    private func firstIndex(where condition: (TextLine) -> Bool) -> Int {
        var (low, high) = (0, lines.count)
        while low < high {
            let middle = (low + high) / 2
            if condition(lines[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
