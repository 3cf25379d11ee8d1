extension UITableViewCell {
    /// The lines between the cells of a table.
    public enum SeparatorStyle: Int, Sendable {
        /// No lines.
        case none = 0
        /// A line of one pixel.
        case singleLine = 1
    }
}
