extension UITextSearchOptions {
    /// How much of a word a search text has to be.
    public nonisolated enum WordMatchMethod: Int, Sendable {
        /// Any part of it.
        case contains
        /// Its beginning.
        case startsWith
        /// All of it.
        case fullWord
    }
}
