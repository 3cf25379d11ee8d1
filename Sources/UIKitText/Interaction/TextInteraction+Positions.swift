import CoreGraphics
import CoreText
import Foundation
import UIFoundation
import UIKitCore

/// The positions and ranges of the text that `UITextInput` asks for.
extension TextInteraction {
    /// A range in UTF-16 code units, cut to the text.
    func indices(_ range: UITextRange) -> Range<Int> {
        let ends = [range.start, range.end].map { IndexedTextPosition.position(of: $0, in: editing).index }.sorted()
        return ends[0]..<ends[1]
    }

    /// The selection; nil while nothing is edited.
    var selectedRange: IndexedTextRange? {
        view.isEditing ? IndexedTextRange(editing.selection.range, isUpstream: editing.selection.isUpstream) : nil
    }

    /// Selects a range for the app, while the text is edited.
    func selectByApp(_ range: UITextRange?) {
        guard let range, view.isEditing else { return }
        view.inputDelegate?.selectionWillChange(view)
        var selection = TextSelection(indices(range))
        selection.isUpstream = IndexedTextPosition.position(of: range.end, in: editing).isUpstream
        select(selection)
        view.inputDelegate?.selectionDidChange(view)
    }

    /// The position some characters further; nil outside of the text.
    func position(_ position: UITextPosition, offset: Int) -> UITextPosition? {
        let index = IndexedTextPosition.index(of: position) + offset
        return (0...editing.length).contains(index) ? IndexedTextPosition(index) : nil
    }

    /// The position some characters or lines further in a direction on the screen; nil outside of the text.
    func position(_ position: UITextPosition, _ direction: UITextLayoutDirection, offset: Int) -> UITextPosition? {
        guard direction == .up || direction == .down, offset != 0 else {
            return self.position(position, offset: isForward(direction, at: position) ? offset : -offset)
        }
        let start = IndexedTextPosition.position(of: position, in: editing)
        return IndexedTextPosition(geometry.position(direction == .up ? -offset : offset, linesFrom: start))
    }

    /// The position in a range that is nearest to a point of the view.
    func position(at point: CGPoint, in range: Range<Int>) -> UITextPosition {
        IndexedTextPosition(max(range.lowerBound, min(range.upperBound, geometry.position(at: point).index)))
    }

    /// Whether a direction on the screen leads on in the text at a position.
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

    /// The rectangle around the first stretch of a range; that of the caret when it is empty.
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
