extension UISplitViewController {
    /// The background of the primary column.
    public nonisolated enum BackgroundStyle: Int, Sendable {
        /// The background of the other columns.
        case none
        /// The grouped background of sidebars.
        case sidebar
    }
}
