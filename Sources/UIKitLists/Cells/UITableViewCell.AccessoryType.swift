extension UITableViewCell {
    /// A sign at the end of a cell.
    ///
    /// Status: partial – buttons for details are not implemented.
    public enum AccessoryType: Int, Sendable {
        /// No sign.
        case none = 0
        /// A chevron, for a row that leads on to another list.
        case disclosureIndicator = 1
        /// A check mark, in the tint colour.
        case checkmark = 3
    }
}
