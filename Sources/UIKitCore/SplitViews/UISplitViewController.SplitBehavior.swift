extension UISplitViewController {
    /// The way in which columns share the width with the secondary one.
    public nonisolated enum SplitBehavior: Int, Sendable {
        /// Beside it if there is room, else over it or displacing it.
        case automatic
        /// Beside it.
        case tile
        /// Over it; it is dimmed meanwhile.
        case overlay
        /// Displacing it, with two columns partly out of the window; only in three columns.
        case displace
    }
}
