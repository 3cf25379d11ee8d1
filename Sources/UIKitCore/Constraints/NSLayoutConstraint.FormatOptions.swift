extension NSLayoutConstraint {
    /// The alignment of a visual format's views across its direction, and the direction in which it is read.
    public nonisolated struct FormatOptions: OptionSet, Sendable {
        /// The options as bits: an alignment's is that of the attribute's number.
        public let rawValue: UInt

        /// Makes options of bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        private init(aligning attribute: Attribute) { rawValue = 1 << UInt(attribute.rawValue) }

        /// All left edges are equal.
        public static let alignAllLeft = FormatOptions(aligning: .left)
        /// All right edges are equal.
        public static let alignAllRight = FormatOptions(aligning: .right)
        /// All upper edges are equal.
        public static let alignAllTop = FormatOptions(aligning: .top)
        /// All lower edges are equal.
        public static let alignAllBottom = FormatOptions(aligning: .bottom)
        /// All edges at which reading begins are equal.
        public static let alignAllLeading = FormatOptions(aligning: .leading)
        /// All edges at which reading ends are equal.
        public static let alignAllTrailing = FormatOptions(aligning: .trailing)
        /// All middles from left to right are equal.
        public static let alignAllCenterX = FormatOptions(aligning: .centerX)
        /// All middles from top to bottom are equal.
        public static let alignAllCenterY = FormatOptions(aligning: .centerY)
        /// All last baselines are equal.
        public static let alignAllLastBaseline = FormatOptions(aligning: .lastBaseline)
        /// All first baselines are equal.
        public static let alignAllFirstBaseline = FormatOptions(aligning: .firstBaseline)
        /// The bits of the alignments.
        public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

        /// The format is read in the reading direction, as it is without an option.
        public static let directionLeadingToTrailing = FormatOptions([])
        /// The format is read from left to right.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// The format is read from right to left.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
        /// The bits of the directions.
        public static let directionMask = FormatOptions(rawValue: 3 << 16)

        /// Distances are between edges, as they are without an option.
        public static let spacingEdgeToEdge = FormatOptions([])
        /// Distances from top to bottom are from a last baseline to the next first one.
        public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
        /// The bits of the kinds of distances.
        public static let spacingMask = FormatOptions(rawValue: 1 << 19)

        /// The attributes that are to be equal.
        var alignedAttributes: [Attribute] {
            (1...12).compactMap { number in
                rawValue & (1 << UInt(number)) == 0 ? nil : Attribute(rawValue: number)
            }
        }
    }
}
