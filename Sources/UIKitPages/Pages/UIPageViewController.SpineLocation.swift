extension UIPageViewController {
    /// The edge or the middle at which pages that curl are bound.
    public nonisolated enum SpineLocation: Int, Sendable {
        /// Nowhere: pages that scroll.
        case none = 0
        /// At the leading or upper edge; one page shows.
        case min = 1
        /// In the middle; two pages show, and each has a back.
        case mid = 2
        /// At the trailing or lower edge; one page shows.
        case max = 3
    }
}
