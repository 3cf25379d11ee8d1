/// Characters that end lines, as UTF-16 units.
nonisolated enum LineEnd {
    static let feed: UInt16 = 0x0A
    static let verticalTab: UInt16 = 0x0B
    static let formFeed: UInt16 = 0x0C
    static let carriageReturn: UInt16 = 0x0D
    static let lineSeparator: UInt16 = 0x2028
    static let paragraphSeparator: UInt16 = 0x2029

    /// Whether a unit ends a line; the first of a carriage return and a line feed does not by itself.
    static func ends(_ unit: UInt16) -> Bool {
        unit &- feed <= carriageReturn - feed || unit & ~1 == lineSeparator
    }

    /// Whether a unit that ends a line ends a paragraph too.
    static func endsParagraph(_ unit: UInt16) -> Bool {
        ends(unit) && unit != verticalTab && unit != lineSeparator
    }
}
