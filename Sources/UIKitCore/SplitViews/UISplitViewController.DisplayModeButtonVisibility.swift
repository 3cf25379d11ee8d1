extension UISplitViewController {
    /// Whether a bar contains the button that shows and hides columns.
    public nonisolated enum DisplayModeButtonVisibility: Int, Sendable {
        /// If the user may show and hide columns by a gesture, too.
        case automatic
        /// Never.
        case never
        /// Always, unless the split view is collapsed.
        case always
    }
}
