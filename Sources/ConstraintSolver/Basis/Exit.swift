/// The way on which a column's movement has effects on rows outside the basis.
struct Exit {
    /// The column through which all effects lead; `nowhere` without any effects, `open` when they are not known.
    var column: Int32
    /// The last of the ways to exits that a direction leads along from the column, by its number; else -1.
    var lastJump: Int32 = -1
    /// How far that column moves for a unit of the column's own movement.
    var rate: Double

    static let nowhere: Int32 = -1
    static let open: Int32 = -2

    /// Effects that have to be looked for.
    static let unknown = Exit(column: open, rate: 0)
}
