import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// The only line of a text field while it is edited, and where it stands in the room that it has.
struct EditedLine: TextGeometry {
    let lines: LabelLines
    let shown: ShownText
    /// In the field's space.
    let room: CGRect
    /// Where the line stands from top to bottom.
    let top: CGFloat
    /// The line's left end; before the room's when it is scrolled.
    private(set) var left: CGFloat
    private let length: Int

    /// Stands as the line of the same text stood before, if it may; a fresh one at its beginning.
    init(_ lines: LabelLines, _ shown: ShownText, in room: CGRect, top: CGFloat, formerLeft: CGFloat?) {
        (self.lines, self.shown, self.room, self.top) = (lines, shown, room, top)
        length = shown.index(ofShown: shown.string.utf16.count)
        let line = lines.layout.lines[0]
        if line.width + TextCaret.width <= room.width {
            let x = line.placement.x(of: line.width, in: room.width)
            left = room.minX + (line.placement.side == .center ? x.roundedToPixels(lines.pixelScale) : x)
        } else {
            let range = room.maxX - line.width - TextCaret.width...room.minX
            left = max(
                range.lowerBound,
                min(range.upperBound, formerLeft ?? (line.isRightToLeft ? range.lowerBound : room.minX)))
        }
    }

    private var line: TextLine { lines.layout.lines[0] }

    /// Scrolls as little as is needed for a place to be seen.
    mutating func reveal(_ position: TextPosition) {
        guard line.width + TextCaret.width > room.width else { return }
        let x = left + caretX(at: position)
        if x < room.minX { left += room.minX - x }
        if x + TextCaret.width > room.maxX { left -= x + TextCaret.width - room.maxX }
    }

    private func caretX(at position: TextPosition) -> CGFloat {
        line.caretX(at: shown.shown(position.index), isUpstream: position.isUpstream)
    }

    /// The rectangle that the line is drawn in, its own indents included.
    var frame: CGRect { CGRect(x: left, y: top, width: line.width, height: lines.size.height) }

    // MARK: TextGeometry

    func isRightToLeft(at place: Int) -> Bool { line.isRightToLeft }

    func lineRange(at position: TextPosition) -> Range<Int> { 0..<length }

    func position(_ lines: Int, linesFrom position: TextPosition) -> TextPosition {
        lines < 0 ? TextPosition(index: 0, isUpstream: false) : TextPosition(index: length, isUpstream: true)
    }

    /// Stays in the room when the text ends at its edge.
    func caretRect(at position: TextPosition) -> CGRect {
        let x = min(left + caretX(at: position), max(room.minX, room.maxX - TextCaret.width))
        return CGRect(
            x: x.roundedToPixels(lines.pixelScale), y: top, width: TextCaret.width, height: lines.size.height)
    }

    func rects(of range: Range<Int>) -> [CGRect] {
        line.stretches(of: shown.shown(range)).map { stretch in
            CGRect(
                x: left + stretch.lowerBound, y: top, width: stretch.upperBound - stretch.lowerBound,
                height: lines.size.height)
        }
    }

    func position(at point: CGPoint) -> TextPosition {
        let position = line.position(atX: point.x - left)
        return TextPosition(index: shown.index(ofShown: position.index), isUpstream: position.isUpstream)
    }

    /// The character at a point of the line; nil beside it.
    func characterIndex(at point: CGPoint) -> Int? {
        line.characterIndex(atX: point.x - left).map { shown.index(ofShown: $0) }
    }
}
