/// A selection that a touch makes: the range it began with, and the unit by which it grows.
package struct TextDrag {
    package enum Unit {
        case character, word, paragraph, all
        /// An end of a selection that a finger moves; the origin is the other end, from which it stays a character away.
        case end
        /// The caret, which a finger moves.
        case caret
        /// A mouse's press on the selection, which either drags the text or places the caret when it is released.
        case press
    }

    package let unit: Unit
    /// The range that the touch selected first, in UTF-16 code units.
    package let origin: Range<Int>
    /// Whether a mouse makes the selection, not a finger.
    package let isByMouse: Bool

    package init(unit: Unit, origin: Range<Int>, isByMouse: Bool) {
        (self.unit, self.origin, self.isByMouse) = (unit, origin, isByMouse)
    }

    /// The selection when the touch has reached an index: from the first range to the unit at the index.
    package func selection(at place: Int, isUpstream: Bool, in editing: TextEditing) -> TextSelection {
        switch unit {
        case .all: return TextSelection(0..<editing.length)
        case .caret, .press: return TextSelection(at: place, isUpstream: isUpstream)
        case .end:
            let fixed = origin.lowerBound
            guard place == fixed else { return TextSelection(from: fixed, to: place) }
            let (before, after) = (editing.boundary(before: fixed), editing.boundary(after: fixed))
            let isBefore = editing.selection.range.lowerBound < fixed ? before < fixed : after <= fixed
            return TextSelection(from: fixed, to: isBefore ? before : after)
        case .character:
            var selection = TextSelection(from: origin.lowerBound, to: place)
            selection.isUpstream = isUpstream
            return selection
        case .word, .paragraph:
            let word = self.word(at: place, in: editing)
            return place < origin.lowerBound
                ? TextSelection(from: origin.upperBound, to: word.lowerBound)
                : TextSelection(from: origin.lowerBound, to: max(origin.upperBound, word.upperBound))
        }
    }

    /// The word or the paragraph at an index. A finger on spaces selects the nearest word.
    private func word(at place: Int, in editing: TextEditing) -> Range<Int> {
        guard unit == .word else { return editing.paragraphRange(at: place) }
        return isByMouse ? editing.wordRange(at: place) : editing.wordRange(nearest: place)
    }
}
