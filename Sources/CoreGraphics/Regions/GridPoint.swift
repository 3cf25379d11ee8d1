/// A point with whole coordinates, small enough for the products of two differences to be exact; ordered by x, then by y.
struct GridPoint: Hashable, Comparable {
    var x: Int
    var y: Int

    static func < (left: GridPoint, right: GridPoint) -> Bool {
        left.x != right.x ? left.x < right.x : left.y < right.y
    }

    static func - (left: GridPoint, right: GridPoint) -> GridPoint {
        GridPoint(x: left.x - right.x, y: left.y - right.y)
    }

    /// The area that two vectors span: positive when the second lies to the left of the first, where y points up.
    static func cross(_ first: GridPoint, _ second: GridPoint) -> Int { first.x * second.y - first.y * second.x }

    static func dot(_ first: GridPoint, _ second: GridPoint) -> Int { first.x * second.x + first.y * second.y }
}
