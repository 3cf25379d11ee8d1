extension UITableView {
    /// The animation of rows that an update inserts or deletes.
    ///
    /// Rows that stay move to their new positions in any case.
    public enum RowAnimation: Int, Sendable {
        /// Rows appear and disappear where they are.
        case fade = 0
        /// Rows slide in from the right and out to it.
        case right = 1
        /// Rows slide in from the left and out to it.
        case left = 2
        /// Rows slide in from above by their own height, and out the same way.
        case top = 3
        /// Rows slide in from below by their own height, and out the same way.
        case bottom = 4
        /// Rows appear and disappear at once.
        case none = 5
        /// Rows grow from their middle line and shrink to it.
        case middle = 6
        /// New rows are there at once and the others slide off them; old ones fade.
        case automatic = 100
    }
}
