extension UITableViewCell {
    /// The parts that editing brings into a cell; empty for a cell that is not edited.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt

        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The cell is edited, with the control of its editing style.
        public static let showingEditControl = StateMask(rawValue: 1 << 0)
        /// The button that confirms a deletion shows at the end of the cell.
        public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
    }
}
