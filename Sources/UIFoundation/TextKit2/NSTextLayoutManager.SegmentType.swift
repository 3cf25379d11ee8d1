nonisolated extension NSTextLayoutManager {
    /// The shape of the boxes that a range of text takes.
    public nonisolated enum SegmentType: Int, Sendable {
        /// The box around the characters of each line, without spacing.
        case standard = 0
        /// The box of a selection, as high as the line with its spacing; it reaches to the container's edge where the range
        /// continues in another line.
        case selection = 1
        /// The box around the characters of each line, as high as the line with its spacing.
        case highlight = 2
    }

    /// The boxes of a range of text that are left out or extended.
    public nonisolated struct SegmentOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The ranges of the boxes are not needed.
        public static let rangeNotRequired = SegmentOptions(rawValue: 1 << 0)
        /// Only the boxes of the first and the last line.
        public static let middleFragmentsExcluded = SegmentOptions(rawValue: 1 << 1)
        /// The first box is extended to the edge at which its line begins.
        public static let headSegmentExtended = SegmentOptions(rawValue: 1 << 2)
        /// The last box is extended to the edge at which its line ends.
        public static let tailSegmentExtended = SegmentOptions(rawValue: 1 << 3)
        /// An empty range where a line breaks is at the end of the line before.
        public static let upstreamAffinity = SegmentOptions(rawValue: 1 << 4)
    }
}
