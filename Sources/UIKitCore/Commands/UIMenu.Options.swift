extension UIMenu {
    /// The look of a menu in the menu around it, and the number of elements that can be on, as bits.
    public nonisolated struct Options: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Shows the elements in the menu around, set apart as a group, instead of a submenu.
        public static let displayInline = Options(rawValue: 1)
        /// Has the look of a destructive action.
        public static let destructive = Options(rawValue: 2)
        /// Keeps the one element that was chosen last on, and all others off.
        public static let singleSelection = Options(rawValue: 32)
    }
}
