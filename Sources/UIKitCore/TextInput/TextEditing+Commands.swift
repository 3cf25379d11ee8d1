import CoreText
import Foundation

extension TextEditing {
    /// Moves the caret or the selection's end.
    package func move(_ motion: TextMotion, extending: Bool, in geometry: any TextGeometry) {
        let visual = extending || selection.isEmpty ? neighbor(by: motion, in: geometry) : nil
        let motion = motion.resolved(isRightToLeft: geometry.isRightToLeft(at: selection.head))
        var head = visual ?? position(from: selection, by: motion, in: geometry)
        // Without extending, a motion ends a selection at the end that it points to.
        if !extending, !selection.isEmpty {
            if motion == .backward { head = TextPosition(index: selection.range.lowerBound, isUpstream: false) }
            if motion == .forward { head = TextPosition(index: selection.range.upperBound, isUpstream: true) }
        }
        var new = TextSelection(at: head.index, isUpstream: head.isUpstream)
        if extending { new.anchor = selection.anchor }
        let column = motion.keepsColumn ? keptX ?? geometry.caretRect(at: self.head).minX : nil
        select(new)
        keptX = column
    }

    /// The next caret of a line with both directions; nil for other lines and motions.
    private func neighbor(by motion: TextMotion, in geometry: any TextGeometry) -> TextPosition? {
        guard motion == .left || motion == .right else { return nil }
        return neighbor(of: head, onRight: motion == .right, in: geometry)
    }

    private var head: TextPosition { TextPosition(index: selection.head, isUpstream: selection.isUpstream) }

    /// The range that a command deletes: the selection; without one, the text from the caret to the position that a motion
    /// leads to.
    package func rangeToDelete(_ motion: TextMotion, in geometry: any TextGeometry) -> Range<Int> {
        guard selection.isEmpty else { return selection.range }
        let end = position(from: selection, by: motion, in: geometry).index
        return min(selection.head, end)..<max(selection.head, end)
    }

    private func position(
        from selection: TextSelection, by motion: TextMotion, in geometry: any TextGeometry
    ) -> TextPosition {
        let head = self.head
        switch motion {
        case .backward, .left: return TextPosition(index: boundary(before: head.index), isUpstream: false)
        case .forward, .right: return TextPosition(index: boundary(after: head.index), isUpstream: true)
        case .wordBackward, .wordLeft:
            return TextPosition(index: wordStart(before: head.index), isUpstream: false)
        case .wordForward, .wordRight:
            return TextPosition(index: wordEnd(after: head.index), isUpstream: true)
        case .up: return geometry.position(-1, linesFrom: head, x: keptX)
        case .down: return geometry.position(1, linesFrom: head, x: keptX)
        case .pageUp: return geometry.position(-geometry.pageLength, linesFrom: head, x: keptX)
        case .pageDown: return geometry.position(geometry.pageLength, linesFrom: head, x: keptX)
        case .paragraphBackward: return TextPosition(index: paragraphStart(before: head.index), isUpstream: false)
        case .paragraphForward: return TextPosition(index: paragraphEnd(after: head.index), isUpstream: true)
        case .lineStart, .lineLeft:
            return TextPosition(index: geometry.lineRange(at: head).lowerBound, isUpstream: false)
        case .lineEnd, .lineRight:
            return TextPosition(index: geometry.lineRange(at: head).upperBound, isUpstream: true)
        case .documentStart: return TextPosition(index: 0, isUpstream: false)
        case .documentEnd: return TextPosition(index: length, isUpstream: true)
        }
    }
}
