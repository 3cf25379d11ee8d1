extension UICollectionView {
    /// The position of an item after a scroll: one for each direction, or none for the shortest distance.
    public nonisolated struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// At the upper edge.
        public static let top = ScrollPosition(rawValue: 1)
        /// In the middle between the upper and the lower edge.
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        /// At the lower edge.
        public static let bottom = ScrollPosition(rawValue: 4)
        /// At the left edge.
        public static let left = ScrollPosition(rawValue: 8)
        /// In the middle between the left and the right edge.
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        /// At the right edge.
        public static let right = ScrollPosition(rawValue: 32)

        /// 0 for the near edge, 1 for the middle, 2 for the far edge; nil for no position of that direction.
        var vertical: Int? { contains(.top) ? 0 : contains(.centeredVertically) ? 1 : contains(.bottom) ? 2 : nil }
        var horizontal: Int? { contains(.left) ? 0 : contains(.centeredHorizontally) ? 1 : contains(.right) ? 2 : nil }
    }
}
