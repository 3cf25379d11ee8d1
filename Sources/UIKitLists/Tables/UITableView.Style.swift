extension UITableView {
    /// How the sections of a table look.
    public enum Style: Int, Sendable {
        /// Rows below each other; headers and footers float over them.
        case plain = 0
        /// Sections with room between them; headers and footers scroll.
        case grouped = 1
        /// Sections as cards with round corners.
        case insetGrouped = 2
    }
}
