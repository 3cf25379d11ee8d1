/// Characters of a run that one group of glyphs shows.
package struct TextCluster: Hashable, Sendable {
    /// The UTF-16 offset in the text at which the characters begin.
    package var offset: Int32
    /// From the run's origin to the group's left edge, in points.
    package var x: Float

    package init(offset: Int32, x: Float) {
        self.offset = offset
        self.x = x
    }
}
