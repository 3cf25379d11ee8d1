extension UITableView {
    /// The changes in cells after which rows that size themselves get another height by themselves.
    public nonisolated enum SelfSizingInvalidation: Int, Sendable {
        /// None: rows keep their heights until an update or a reload.
        case disabled = 0
        /// Other content configurations, and `invalidateIntrinsicContentSize()` of a cell or its content view.
        case enabled = 1
        /// Those, and other constraints in the content view.
        case enabledIncludingConstraints = 2
    }
}
