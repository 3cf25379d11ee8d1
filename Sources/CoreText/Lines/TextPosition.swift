/// A position between two characters of a laid out text.
package struct TextPosition: Hashable, Sendable {
    /// UTF-16 units before the position.
    package var index: Int
    /// Whether the position belongs to the character before. It then is at the end of a line instead of the next one's
    /// beginning, and at the end of a stretch in one direction instead of the beginning of the one behind it.
    package var isUpstream: Bool

    package init(index: Int, isUpstream: Bool) {
        self.index = index
        self.isUpstream = isUpstream
    }
}
