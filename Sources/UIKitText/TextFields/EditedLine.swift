import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// The line of a text field while it is edited, with its horizontal scroll position.
struct EditedLine: TextGeometry {
    let lines: LabelLines
    let shown: ShownText
    /// The visible rectangle of the text, in the field's space.
    let room: CGRect
    /// The y coordinate of the line's top, in the field's space.
    let top: CGFloat
    /// The x coordinate of the line's left edge, in the field's space; outside of the room if the line is scrolled.
    private(set) var left: CGFloat
    private let length: Int

    /// Keeps the scroll position of the former layout as far as possible. Without one, a line that is too wide shows its
    /// beginning.
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

    /// Scrolls by the minimum distance that makes a position visible.
    mutating func reveal(_ position: TextPosition) {
        guard line.width + TextCaret.width > room.width else { return }
        let x = left + caretX(at: position)
        if x < room.minX { left += room.minX - x }
        if x + TextCaret.width > room.maxX { left -= x + TextCaret.width - room.maxX }
    }

    private func caretX(at position: TextPosition) -> CGFloat {
        line.caretX(at: shown.shown(position.index), isUpstream: position.isUpstream)
    }

    /// The rectangle in which the line is drawn, with its indents.
    var frame: CGRect { CGRect(x: left, y: top, width: line.width, height: lines.size.height) }

    // MARK: TextGeometry

    func isRightToLeft(at place: Int) -> Bool { line.isRightToLeft }

    func lineRange(at position: TextPosition) -> Range<Int> { 0..<length }

    func position(_ lines: Int, linesFrom position: TextPosition) -> TextPosition {
        lines < 0 ? TextPosition(index: 0, isUpstream: false) : TextPosition(index: length, isUpstream: true)
    }

    /// Keeps the caret inside the room if the text ends at its edge.
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

    /// The index of the character at a point of the line; nil beside the line.
    func characterIndex(at point: CGPoint) -> Int? {
        line.characterIndex(atX: point.x - left).map { shown.index(ofShown: $0) }
    }
}
