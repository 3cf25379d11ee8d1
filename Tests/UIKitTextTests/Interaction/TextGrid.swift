import CoreGraphics
import CoreText
import UIKitCore

/// The lines of a text whose characters are cells of 10 by 20 points.
struct TextGrid: TextGeometry {
    private let lines: [Range<Int>]

    init(_ text: String) {
        var lines: [Range<Int>] = []
        var start = 0
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lines.append(start..<start + line.utf16.count)
            start += line.utf16.count + 1
        }
        self.lines = lines
    }

    private func row(of place: Int) -> Int { lines.lastIndex { $0.lowerBound <= place } ?? 0 }
    private func position(row: Int, column: Int) -> TextPosition {
        let line = lines[max(0, min(lines.count - 1, row))]
        return TextPosition(index: line.lowerBound + max(0, min(line.count, column)), isUpstream: false)
    }

    func isRightToLeft(at place: Int) -> Bool { false }
    func lineRange(at position: TextPosition) -> Range<Int> { lines[row(of: position.index)] }
    func position(_ count: Int, linesFrom position: TextPosition) -> TextPosition {
        let row = row(of: position.index)
        return self.position(row: row + count, column: position.index - lines[row].lowerBound)
    }
    func caretRect(at position: TextPosition) -> CGRect {
        let row = row(of: position.index)
        return CGRect(x: 10 * (position.index - lines[row].lowerBound), y: 20 * row, width: 2, height: 20)
    }
    func rects(of range: Range<Int>) -> [CGRect] {
        lines.indices.compactMap { row in
            let part = range.clamped(to: lines[row])
            guard !part.isEmpty else { return nil }
            let column = part.lowerBound - lines[row].lowerBound
            return CGRect(x: 10 * column, y: 20 * row, width: 10 * part.count, height: 20)
        }
    }
    func position(at point: CGPoint) -> TextPosition {
        position(row: Int((point.y / 20).rounded(.down)), column: Int((point.x / 10).rounded()))
    }
    func characterIndex(at point: CGPoint) -> Int? {
        let (row, column) = (Int((point.y / 20).rounded(.down)), Int((point.x / 10).rounded(.down)))
        guard lines.indices.contains(row), (0..<lines[row].count).contains(column) else { return nil }
        return lines[row].lowerBound + column
    }
}
