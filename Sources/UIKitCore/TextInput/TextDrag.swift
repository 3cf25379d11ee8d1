package import CoreText

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

    /// The selection when the touch has reached a position: from the first range to the unit there. A word is that of the
    /// character under the touch, which is given by its index; nil beside the text.
    package func selection(at position: TextPosition, over character: Int?, in editing: TextEditing) -> TextSelection {
        let (place, isUpstream) = (position.index, position.isUpstream)
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
            let unit =
                unit == .paragraph
                ? editing.paragraphRange(at: place)
                : editing.wordRange(ofCharacterAt: character, near: place, skipsSpaces: !isByMouse)
            return unit.lowerBound < origin.lowerBound
                ? TextSelection(from: origin.upperBound, to: unit.lowerBound)
                : TextSelection(from: origin.lowerBound, to: max(origin.upperBound, unit.upperBound))
        }
    }
}
