extension UISplitViewController {
    /// The number of columns of a split view, and the API by which its controllers are set.
    public nonisolated enum Style: Int, Sendable {
        /// Two columns, set as `viewControllers`: the API from before there were others.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A supplementary column between a primary and a secondary one.
        case tripleColumn
    }
}
