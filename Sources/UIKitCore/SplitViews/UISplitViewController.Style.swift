extension UISplitViewController {
    /// How many columns a split view has, and how its controllers are given to it.
    public nonisolated enum Style: Int, Sendable {
        /// Two columns, given as `viewControllers`, as before there were others.
        case unspecified
        /// A primary and a secondary column.
        case doubleColumn
        /// A supplementary column between a primary and a secondary one.
        case tripleColumn
    }
}
