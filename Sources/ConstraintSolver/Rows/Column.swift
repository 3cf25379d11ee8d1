/// A variable as the solver holds it: its value, the rows that mention it, and its slot in the basis.
struct Column {
    var value = 0.0
    /// The content of the column's slot: the number of a tight row, or -1 - c when column c keeps its value without a row.
    var slot: Int32 = 0
    /// The first entry of the chain of those that mention the column, -1 when there is none.
    var firstEntry: Int32 = -1
    /// How many tight rows mention the column.
    var tightUses: Int32 = 0
    var part: Int32 = -1
    /// The neighbours among the part's columns.
    var next: Int32 = -1
    var previous: Int32 = -1
    /// The neighbours in the order in which values follow from each other; meaningful for columns with a tight row.
    var nextInOrder: Int32 = -1
    var previousInOrder: Int32 = -1
    /// The row that gives the value, as a row of the system or, where elimination has changed it, as entries of the part's
    /// fill.
    var orderRow: Int32 = -1
    var fillStart: Int32 = -1
    var fillCount: Int32 = 0
    /// The moment at which a repair last found that the slot cannot give way.
    var lookedAt: UInt32 = 0
    /// The column's coefficient in that row.
    var pivot = 1.0
    var generation: UInt32 = 0
    /// The row by which the value is not negative; `free` where it may be, `waiting` until another row mentions the column.
    var limit = free
    var isUsed = false

    static let free: Int32 = -1
    static let waiting: Int32 = -2
}
