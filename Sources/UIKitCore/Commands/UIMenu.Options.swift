extension UIMenu {
    /// How a menu stands in the menu around it, and how it is chosen from, as bits.
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shows the elements in the menu around, set apart as a group, in place of a submenu.
        public static let displayInline = Options(rawValue: 1)
        /// Looks as if it took something away.
        public static let destructive = Options(rawValue: 2)
        /// Keeps the one element that was chosen last on, and all others off.
        public static let singleSelection = Options(rawValue: 32)
    }
}
