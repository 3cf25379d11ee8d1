extension UITableView {
    /// Where in a table a row is scrolled to.
    public enum ScrollPosition: Int, Sendable {
        /// As near as it is; a row that shows fully is left where it is.
        case none = 0
        /// At the top, below a header that floats there.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }
}
