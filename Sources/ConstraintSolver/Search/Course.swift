/// The values that move when one row's constant changes, how fast, and how far they can without another row being in the way.
struct Course: Sendable {
    var row: Int32
    var part: Int32
    /// The versions of the part's basis and values that the course is true for.
    var version: UInt64
    var values: UInt64
    /// The constant that the base values belong to, and the smallest and largest one that the course leads to.
    var constant: Double
    var lowest: Double
    var highest: Double
    var points: [Point]

    /// A column that moves.
    struct Point {
        var column: Int32
        var base: Double
        var rate: Double
    }
}
