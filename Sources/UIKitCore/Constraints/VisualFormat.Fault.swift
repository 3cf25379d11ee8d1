extension VisualFormat {
    /// A mistake in a format, with the character at which it was found.
    struct Fault: Error, Equatable, CustomStringConvertible {
        /// The format as it was given.
        var format: String
        /// The number of characters before the mistake.
        var offset: Int
        /// The expectation there, as a sentence.
        var sentence: String

        /// The sentence, the format, and a mark below the character.
        var description: String {
            "\(sentence)\n\(format)\n" + String(repeating: " ", count: offset) + "^"
        }
    }
}
