extension UIFindSession {
    /// The way in which a find bar shows the number of matches.
    public nonisolated enum SearchResultDisplayStyle: Int, Sendable {
        /// The number of the highlighted match and the total, such as "3 of 12".
        case currentAndTotal
        /// The total only, such as "12 results".
        case total
        /// No number.
        case none
    }
}
