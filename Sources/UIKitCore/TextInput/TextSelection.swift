/// A selected range of a text, in UTF-16 code units, and the end of it that moves; a caret when it is empty.
struct TextSelection: Hashable {
    /// The end that stays when the selection is extended.
    var anchor: Int
    /// The end that moves.
    var head: Int
    /// Whether the moving end belongs to the character before it, where that one stands elsewhere than the one behind.
    var isUpstream = false

    /// Makes a caret.
    init(at place: Int, isUpstream: Bool = false) {
        (anchor, head, self.isUpstream) = (place, place, isUpstream)
    }

    /// Makes a selection between two places.
    init(from anchor: Int, to head: Int) { (self.anchor, self.head) = (anchor, head) }

    /// Makes a selection whose end moves.
    init(_ range: Range<Int>) { self.init(from: range.lowerBound, to: range.upperBound) }

    var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    var isEmpty: Bool { anchor == head }
}
