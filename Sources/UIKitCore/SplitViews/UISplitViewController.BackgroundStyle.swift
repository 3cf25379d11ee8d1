extension UISplitViewController {
    /// The background of the primary column.
    public nonisolated enum BackgroundStyle: Int, Sendable {
        /// That of the other columns.
        case none
        /// The grouped one of sidebars.
        case sidebar
    }
}
