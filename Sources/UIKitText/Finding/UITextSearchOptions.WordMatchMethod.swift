extension UITextSearchOptions {
    /// The part of a word that a search text must match.
    public nonisolated enum WordMatchMethod: Int, Sendable {
        /// Any part of a word.
        case contains
        /// The beginning of a word.
        case startsWith
        /// A whole word.
        case fullWord
    }
}
