extension UIFindSession {
    /// The way in which a find bar shows the number of finds.
    public nonisolated enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the find that is shown, and that of all, such as "3 of 12".
        case currentAndTotal
        /// The number of all, such as "12 results".
        case total
        /// Not at all.
        case none
    }
}
