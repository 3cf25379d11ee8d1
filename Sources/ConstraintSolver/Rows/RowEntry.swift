/// A coefficient of a row: an element of two lists, the row's block of entries and the column's chain.
struct RowEntry {
    var coefficient: Double
    var column: Int32
    var row: Int32
    /// The neighbours in the column's chain, -1 at its ends; in a free block, the next free block of its size.
    var next: Int32
    var previous: Int32
}
