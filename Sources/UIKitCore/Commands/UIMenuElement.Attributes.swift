extension UIMenuElement {
    /// The look and the behaviour of an element of a menu, as bits.
    public nonisolated struct Attributes: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a set from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Not to be chosen; its key has no effect.
        public static let disabled = Attributes(rawValue: 1)
        /// Removes data for good, and is shown as destructive.
        public static let destructive = Attributes(rawValue: 2)
        /// Left out of the menu; its key has no effect.
        public static let hidden = Attributes(rawValue: 4)
        /// Leaves the menu open when it is chosen.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }
}
