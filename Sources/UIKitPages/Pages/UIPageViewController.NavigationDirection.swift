extension UIPageViewController {
    /// The way from a page to another one.
    public nonisolated enum NavigationDirection: Int, Sendable {
        /// To a page after: pages move left, where text runs from right to left they move right, or up.
        case forward = 0
        /// To a page before.
        case reverse = 1
    }
}
