extension UISplitViewController {
    /// The side of the primary column.
    public nonisolated enum PrimaryEdge: Int, Sendable {
        /// The leading edge.
        case leading
        /// The trailing edge.
        case trailing
    }
}
