/// One stretch of a text in one paragraph style; of the stretches that a paragraph lies in the first one counts.
package struct TextParagraph: Hashable, Sendable {
    /// UTF-16 code units that the stretch covers.
    package var length: Int
    package var style: TextParagraphStyle

    package init(length: Int, style: TextParagraphStyle) {
        self.length = length
        self.style = style
    }
}
