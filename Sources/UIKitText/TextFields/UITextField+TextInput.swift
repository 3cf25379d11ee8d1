import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

extension UITextField {
    /// A range in UTF-16 code units, cut to the text.
    func indices(_ range: UITextRange) -> Range<Int> {
        let ends = [range.start, range.end].map { IndexedTextPosition.position(of: $0, in: editing).index }.sorted()
        return ends[0]..<ends[1]
    }

    var selectedIndexedRange: IndexedTextRange? {
        isEditing ? IndexedTextRange(editing.selection.range, isUpstream: editing.selection.isUpstream) : nil
    }

    func selectByApp(_ range: UITextRange?) {
        guard let range, isEditing else { return }
        inputDelegate?.selectionWillChange(self)
        var selection = TextSelection(indices(range))
        selection.isUpstream = IndexedTextPosition.position(of: range.end, in: editing).isUpstream
        selectByUser(selection)
        inputDelegate?.selectionDidChange(self)
    }

    /// The place some characters further; nil outside of the text.
    func textPosition(_ position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = IndexedTextPosition.index(of: position) + offset
        return (0...editing.length).contains(index) ? IndexedTextPosition(index) : nil
    }

    func textPosition(_ position: UITextPosition, _ direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        switch direction {
        case .left, .right: textPosition(position, offset: isForward(direction) ? offset : -offset)
        case .up: offset == 0 ? position : beginningOfDocument
        case .down: offset == 0 ? position : endOfDocument
        }
    }

    /// The place of a range that is nearest to a point.
    func textPosition(at point: CGPoint, in range: Range<Int>) -> UITextPosition {
        IndexedTextPosition(max(range.lowerBound, min(range.upperBound, line.position(at: point).index)))
    }

    /// Whether a direction leads on in the text.
    func isForward(_ direction: UITextLayoutDirection) -> Bool {
        switch direction {
        case .left: line.isRightToLeft(at: 0)
        case .right: !line.isRightToLeft(at: 0)
        case .up: false
        case .down: true
        }
    }

    /// The rectangle around the first stretch of a range; that of the caret when it is empty.
    func firstRect(of range: Range<Int>) -> CGRect {
        let line = line
        return line.rects(of: range).first
            ?? line.caretRect(at: TextPosition(index: range.lowerBound, isUpstream: false))
    }

    func selectionBoxes(of range: Range<Int>) -> [UITextSelectionRect] {
        let line = line
        let rects = line.rects(of: range)
        let direction: NSWritingDirection = line.isRightToLeft(at: 0) ? .rightToLeft : .leftToRight
        return rects.indices.map {
            TextSelectionBox(rects[$0], direction, isFirst: $0 == 0, isLast: $0 == rects.count - 1)
        }
    }
}
