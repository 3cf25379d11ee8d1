extension UITextSearchOptions {
    /// The part of a word that a search text has to be.
    public nonisolated enum WordMatchMethod: Int, Sendable {
        /// Any part of it.
        case contains
        /// Its beginning.
        case startsWith
        /// All of it.
        case fullWord
    }
}
