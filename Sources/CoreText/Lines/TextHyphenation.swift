/// When words of a paragraph are divided at the ends of lines, and by the rules of which language.
package struct TextHyphenation: Hashable, Sendable {
    /// The part of a line's room, from 0 to 1, that words have to fill to stay whole.
    package var factor: Float
    /// The language as an identifier such as "en-GB".
    package var language: String

    /// Makes a rule; nil for a factor that is 0, negative or no number, by which words stay whole.
    package init?(factor: Float, language: String) {
        guard factor > 0 else { return nil }
        self.factor = factor
        self.language = language
    }
}
