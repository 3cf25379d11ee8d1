extension UINavigationItem {
    /// The arrangement of an item's content in a bar.
    public nonisolated enum ItemStyle: Int, Sendable {
        /// The title in the middle, for navigating from screen to screen.
        case navigator = 0
        /// The title at the leading edge, for navigating back and forth in one content.
        case browser = 1
        /// The title at the leading edge, for editing a document.
        case editor = 2

        /// Whether the middle is for buttons.
        var hasCenter: Bool { self != .navigator }
    }
}
