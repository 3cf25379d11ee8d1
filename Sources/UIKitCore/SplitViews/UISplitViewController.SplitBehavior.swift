extension UISplitViewController {
    /// How columns that come share the room with the secondary one.
    public nonisolated enum SplitBehavior: Int, Sendable {
        /// Beside it where there is room, else over it or pushing it aside.
        case automatic
        /// Beside it.
        case tile
        /// Over it; it is dimmed meanwhile.
        case overlay
        /// Pushing it aside, the second of them out of the window; only in three columns.
        case displace
    }
}
