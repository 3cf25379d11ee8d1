extension UISplitViewController {
    /// The side of the primary column.
    public nonisolated enum PrimaryEdge: Int, Sendable {
        /// Where lines of text begin.
        case leading
        /// Where lines of text end.
        case trailing
    }
}
