/// A selection that a touch makes: where it began, and by which units it grows.
struct TextDrag {
    enum Unit { case character, word, all }

    let unit: Unit
    /// The range that the touch selected first, in UTF-16 code units.
    let origin: Range<Int>
    /// Whether a mouse makes it, and no finger.
    let isByMouse: Bool

    /// The selection when the touch has come to an index.
    func selection(at place: Int, isUpstream: Bool, in editing: TextEditing) -> TextSelection {
        switch unit {
        case .all: return TextSelection(0..<editing.length)
        case .character:
            var selection = TextSelection(from: origin.lowerBound, to: place)
            selection.isUpstream = isUpstream
            return selection
        case .word:
            let word = editing.wordRange(at: place)
            return place < origin.lowerBound
                ? TextSelection(from: origin.upperBound, to: word.lowerBound)
                : TextSelection(from: origin.lowerBound, to: max(origin.upperBound, word.upperBound))
        }
    }
}
