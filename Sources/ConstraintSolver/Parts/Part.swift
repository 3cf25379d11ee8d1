/// Columns and rows that depend on each other and on no others, so that they are solved by themselves.
struct Part {
    var firstColumn: Int32 = -1
    var lastColumn: Int32 = -1
    var columnCount: Int32 = 0
    var firstRow: Int32 = -1
    var lastRow: Int32 = -1
    var rowCount: Int32 = 0
    /// How many of the rows are optional.
    var optionalCount: Int32 = 0
    /// The ends of the order in which values follow from each other.
    var firstInOrder: Int32 = -1
    var lastInOrder: Int32 = -1
    /// Whether the order has to be found again before its next use.
    var isStale = false
    /// Whether the values may not be the best ones, and the part waits in `dirtyParts`.
    var isDirty = false
    var isUsed = false
    /// How many rows have left since it was last seen whether the part is still one.
    var removals: Int32 = 0
    var ghostCount: Int32 = 0
    /// The rows whose errors or costs have changed since the part was solved, unless the part has to be optimized as a whole.
    var changes: [Int32] = []
    var hasUnknownChanges = false
    /// The version of the basis and of the values' derivation; results computed for another version are not used.
    var version: UInt64 = 0
    /// The version of the values along a course.
    var values: UInt64 = 0
    /// Rows that elimination has changed, end to end.
    var fill: [Fill] = []
    var eliminations: [Elimination] = []

    /// A coefficient of a row that elimination has changed.
    struct Fill {
        var coefficient: Double
        var column: Int32
    }

    /// A multiple of one slot's row subtracted from another's.
    struct Elimination {
        var factor: Double
        var source: Int32
        var target: Int32
    }
}
