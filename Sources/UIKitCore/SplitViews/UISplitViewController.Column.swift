extension UISplitViewController {
    /// The columns of a split view.
    public nonisolated enum Column: Int, Sendable {
        /// The outermost one, as a list of sections.
        case primary
        /// The one between, as a list of what is in a section; only in three columns.
        case supplementary
        /// The one that is always there, as a chosen thing itself.
        case secondary
        /// The controller in place of all columns while the width is compact.
        case compact
    }
}
