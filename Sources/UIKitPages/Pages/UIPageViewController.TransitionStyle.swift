extension UIPageViewController {
    /// The animation between pages.
    public nonisolated enum TransitionStyle: Int, Sendable {
        /// A page is turned like that of a book.
        case pageCurl = 0
        /// Pages slide past.
        case scroll = 1
    }
}
