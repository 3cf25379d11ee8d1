extension UIBarButtonItem {
    /// The typographic style of a button's title.
    public nonisolated enum Style: Int, Sendable {
        case plain = 0
        /// As plain, since bars have no borders around their buttons.
        @available(*, deprecated, renamed: "plain") case bordered = 1
        /// Semibold, for a button that finishes a task.
        case done = 2
    }
}
