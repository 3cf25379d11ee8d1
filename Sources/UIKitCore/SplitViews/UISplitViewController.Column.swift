extension UISplitViewController {
    /// The columns of a split view.
    public nonisolated enum Column: Int, Sendable {
        /// The outermost column, for example a list of sections.
        case primary
        /// The middle one of three columns, for example a list of the items in a section.
        case supplementary
        /// The innermost column, which is always visible, for example for the selected item.
        case secondary
        /// The controller that replaces all columns while the width is compact.
        case compact
    }
}
