extension UITableView {
    /// Where the insets of the lines between rows count from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// From the edges of the cells.
        case fromCellEdges = 0
        /// From where the lines would begin and end without insets of the app's.
        case fromAutomaticInsets = 1
    }
}
