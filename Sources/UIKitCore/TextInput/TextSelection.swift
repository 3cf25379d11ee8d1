/// A selected range of a text, in UTF-16 code units, with the end that moves; an empty one is a caret.
package struct TextSelection: Hashable {
    /// The end that stays when the selection is extended.
    package var anchor: Int
    /// The end that moves.
    package var head: Int
    /// Whether the moving end belongs to the character before it. This matters at a break of a line or of direction.
    package var isUpstream = false

    /// Makes a caret.
    package init(at place: Int, isUpstream: Bool = false) {
        (anchor, head, self.isUpstream) = (place, place, isUpstream)
    }

    /// Makes a selection between two UTF-16 offsets; the second is the end that moves.
    package init(from anchor: Int, to head: Int) { (self.anchor, self.head) = (anchor, head) }

    /// Makes a selection whose upper end moves.
    package init(_ range: Range<Int>) { self.init(from: range.lowerBound, to: range.upperBound) }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isEmpty: Bool { anchor == head }
}
