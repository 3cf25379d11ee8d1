/// A line between two nodes without crossings, and the winding of both paths on its sides.
struct RegionEdge {
    /// The winding numbers of a point for two paths.
    struct Winding: Hashable {
        var first = 0
        var second = 0
    }

    /// The end that is first in the nodes' order, and the other one.
    let low: Int
    let high: Int
    /// The line that the edge is a part of, one of them when there are several.
    let line: Int
    /// The change of the windings from below, to the right of the way from low to high, to above.
    var change = Winding()
    var below = Winding()

    var above: Winding {
        Winding(first: below.first + change.first, second: below.second + change.second)
    }
}
