/// Columns and rows that depend on each other and on nothing else: they are solved by themselves.
struct Part {
    var firstColumn: Int32 = -1
    var lastColumn: Int32 = -1
    var columnCount: Int32 = 0
    var firstRow: Int32 = -1
    var lastRow: Int32 = -1
    var rowCount: Int32 = 0
    /// The ends of the order in which values follow from each other.
    var firstInOrder: Int32 = -1
    var lastInOrder: Int32 = -1
    /// Whether the order has to be found anew before it is used.
    var isStale = false
    /// Whether the values may not be the best ones, and the part waits in `dirtyParts`.
    var isDirty = false
    var isUsed = false
    /// How many rows have left since it was last seen whether the part is still one.
    var removals: Int32 = 0
    var ghostCount: Int32 = 0
    /// The rows whose errors or costs have changed since the part was solved, unless something else has changed too.
    var changes: [Int32] = []
    var hasUnknownChanges = false
    /// Counts changes of the basis or of the values' derivation: what was computed for another count is no longer true.
    var version: UInt64 = 0
    /// The same for changes of the values along a course.
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
