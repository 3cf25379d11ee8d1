extension UITableViewCell {
    /// The look of a cell that is selected or highlighted.
    public enum SelectionStyle: Int, Sendable {
        /// None; the row is selected and the delegate is called all the same.
        case none = 0
        /// As `default`, from before colours of selections were the system's.
        case blue = 1
        /// As `default`.
        case gray = 2
        /// Grey behind the content.
        case `default` = 3
    }
}
