extension UIView {
    /// The parts of a frame that are flexible when the superview's size changes.
    public nonisolated struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        /// Makes a mask from its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The distance from the superview's left edge.
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        /// The width.
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        /// The distance to the superview's right edge.
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        /// The distance from the superview's top edge.
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        /// The height.
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        /// The distance to the superview's bottom edge.
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

        /// The flexible parts from left to right.
        var horizontal: AutoresizingAxis.Flexibility {
            .init(
                leading: contains(.flexibleLeftMargin), length: contains(.flexibleWidth),
                trailing: contains(.flexibleRightMargin))
        }

        /// The flexible parts from top to bottom.
        var vertical: AutoresizingAxis.Flexibility {
            .init(
                leading: contains(.flexibleTopMargin), length: contains(.flexibleHeight),
                trailing: contains(.flexibleBottomMargin))
        }
    }
}
