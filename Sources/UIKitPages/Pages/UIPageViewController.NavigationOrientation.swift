extension UIPageViewController {
    /// The axis along which pages follow each other.
    public nonisolated enum NavigationOrientation: Int, Sendable {
        /// From page to page to the side, as in a book.
        case horizontal = 0
        /// From page to page up and down, as in a calendar on the wall.
        case vertical = 1
    }
}
