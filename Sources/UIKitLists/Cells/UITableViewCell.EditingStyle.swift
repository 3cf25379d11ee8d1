extension UITableViewCell {
    /// The control in front of a cell that is edited.
    public enum EditingStyle: Int, Sendable {
        /// No control.
        case none = 0
        /// A red disc with a minus sign, for a row that can be deleted.
        case delete = 1
        /// A green disc with a plus sign, for inserting a row.
        case insert = 2
    }
}
