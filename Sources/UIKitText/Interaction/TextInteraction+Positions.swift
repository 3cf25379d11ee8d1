import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// Implements the positions and ranges of `UITextInput`.
extension TextInteraction {
    /// Converts a range to UTF-16 code units, clamped to the text.
    func indices(_ range: UITextRange) -> Range<Int> {
        let ends = [range.start, range.end].map { IndexedTextPosition.position(of: $0, in: editing).index }.sorted()
        return ends[0]..<ends[1]
    }

    /// The selection; nil while the view is not edited.
    var selectedRange: IndexedTextRange? {
        view.isEditing ? IndexedTextRange(editing.selection.range, isUpstream: editing.selection.isUpstream) : nil
    }

    /// Sets the selection for the app, if the view is edited.
    func selectByApp(_ range: UITextRange?) {
        guard let range, view.isEditing else { return }
        let input = view as? any UITextInput
        input?.inputDelegate?.selectionWillChange(input)
        var selection = TextSelection(indices(range))
        selection.isUpstream = IndexedTextPosition.position(of: range.end, in: editing).isUpstream
        select(selection)
        input?.inputDelegate?.selectionDidChange(input)
    }

    /// The position at an offset in UTF-16 code units; nil outside of the text.
    func position(_ position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = IndexedTextPosition.index(of: position) + offset
        return (0...editing.length).contains(index) ? IndexedTextPosition(index) : nil
    }

    /// The position at an offset in characters or lines in a visual direction; nil outside of the text.
    func position(_ position: UITextPosition, _ direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        guard direction == .up || direction == .down, offset != 0 else {
            return self.position(position, offset: isForward(direction, at: position) ? offset : -offset)
        }
        let start = IndexedTextPosition.position(of: position, in: editing)
        return IndexedTextPosition(geometry.position(direction == .up ? -offset : offset, linesFrom: start))
    }

    /// The caret position that is closest to a point of the view. Beside a part of a composed character, it is the nearer end of
    /// the character.
    func position(at point: CGPoint) -> TextPosition {
        let geometry = geometry
        let found = geometry.position(at: point)
        let start = editing.boundary(atOrBefore: found.index)
        guard start < found.index else { return found }
        let end = editing.boundary(after: start)
        let ends = [TextPosition(index: start, isUpstream: false), TextPosition(index: end, isUpstream: true)]
        return ends.min { one, other in
            abs(geometry.caretRect(at: one).minX - point.x) < abs(geometry.caretRect(at: other).minX - point.x)
        } ?? found
    }

    /// The index of the character at a point of the view, by the position nearest to it. Behind a line it is the line's last
    /// character that is no space; nil elsewhere beside the text.
    func character(at point: CGPoint, near position: TextPosition) -> Int? {
        if let index = geometry.characterIndex(at: point) { return editing.boundary(atOrBefore: index) }
        guard position.isUpstream else { return nil }
        // The spaces at which the line is broken hang beyond its edge. No more are passed over than anyone types.
        let start = max(geometry.lineRange(at: position).lowerBound, position.index - 512)
        let rest = editing.textStore.string(in: start..<max(start, position.index))
        let last = rest.lastIndex { !$0.isWhitespace } ?? rest.indices.last
        return last.map { editing.boundary(atOrBefore: start + rest.utf16.distance(from: rest.startIndex, to: $0)) }
    }

    /// The word of the character at a point of the view, by the position nearest to it; for a space the nearest word if spaces
    /// are skipped, else the spaces there.
    func word(at point: CGPoint, near position: TextPosition, skipsSpaces: Bool) -> Range<Int> {
        editing.wordRange(
            ofCharacterAt: character(at: point, near: position), near: position.index, skipsSpaces: skipsSpaces)
    }

    /// The position in a range that is closest to a point of the view.
    func position(at point: CGPoint, in range: Range<Int>) -> UITextPosition {
        IndexedTextPosition(max(range.lowerBound, min(range.upperBound, position(at: point).index)))
    }

    /// Whether a visual direction increases the index at a position.
    func isForward(_ direction: UITextLayoutDirection, at position: UITextPosition) -> Bool {
        switch direction {
        case .left: isRightToLeft(at: position)
        case .right: !isRightToLeft(at: position)
        case .up: false
        case .down: true
        }
    }

    func isRightToLeft(at position: UITextPosition) -> Bool {
        geometry.isRightToLeft(at: IndexedTextPosition.position(of: position, in: editing).index)
    }

    /// The rectangle of the first line fragment of a range; the caret's rectangle if the range is empty.
    func firstRect(of range: Range<Int>) -> CGRect {
        let geometry = geometry
        return geometry.rects(of: range).first
            ?? geometry.caretRect(at: TextPosition(index: range.lowerBound, isUpstream: false))
    }

    func selectionBoxes(of range: Range<Int>) -> [UITextSelectionRect] {
        let geometry = geometry
        let rects = geometry.rects(of: range)
        let direction: NSWritingDirection =
            geometry.isRightToLeft(at: range.lowerBound) ? .rightToLeft : .leftToRight
        return rects.indices.map {
            TextSelectionBox(rects[$0], direction, isFirst: $0 == 0, isLast: $0 == rects.count - 1)
        }
    }
}
