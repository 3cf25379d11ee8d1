extension UIBarButtonItem {
    /// How a button's title is set.
    public nonisolated enum Style: Int, Sendable {
        case plain = 0
        /// Semibold, for what finishes a task.
        case done = 2
    }
}
