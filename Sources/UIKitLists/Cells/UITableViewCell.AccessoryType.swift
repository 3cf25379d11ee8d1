extension UITableViewCell {
    /// A sign at the end of a cell.
    public enum AccessoryType: Int, Sendable {
        /// No sign.
        case none = 0
        /// A chevron, for a row that leads on to another list.
        case disclosureIndicator = 1
        /// A button for details, and a chevron behind it.
        case detailDisclosureButton = 2
        /// A check mark, in the tint colour.
        case checkmark = 3
        /// A button for details; a tap on it does not select the row.
        case detailButton = 4
    }
}
