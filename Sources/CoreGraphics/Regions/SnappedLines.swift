import Foundation

/// Lines cut at all of their crossings: each is a chain of nodes, and two chains have only nodes in common.
///
/// This is Hobby's snap rounding. Nodes are the ends of lines and the points of the grid next to crossings; every line passes
/// through the nodes in whose squares, half a step of the grid to each side, it passes. No line has to be cut again after that,
/// even if lines overlap or touch.
struct SnappedLines {
    /// Sorted.
    let nodes: [GridPoint]
    /// The exact positions of the nodes.
    let points: [CGPoint]
    /// The indices of each line's nodes from its start to its end.
    let chains: [[Int]]

    init(_ grid: GridLines) {
        var positions = grid.positions
        var nodes = grid.lines.flatMap { [$0.start, $0.end] }
        for crossing in Self.crossings(grid.lines) {
            nodes.append(crossing.node)
            if positions[crossing.node] == nil { positions[crossing.node] = crossing.point }
        }
        nodes.sort()
        var unique: [GridPoint] = []
        for node in nodes where node != unique.last { unique.append(node) }
        self.nodes = unique
        points = unique.map { positions[$0] ?? grid.point($0) }
        let strips = NodeStrips(unique)
        chains = grid.lines.map { strips.nodes(on: $0) }
    }

    /// All points where two lines cross, found from left to right among lines that are level with each other.
    private static func crossings(_ lines: [GridLine]) -> [(node: GridPoint, point: CGPoint)] {
        let order = lines.indices.sorted { (lines[$0].left, $0) < (lines[$1].left, $1) }
        var found: [(node: GridPoint, point: CGPoint)] = []
        var active: [GridLine] = []
        for index in order {
            let line = lines[index]
            active.removeAll { $0.right < line.left }
            for other in active where other.bottom <= line.top && other.top >= line.bottom {
                if let crossing = other.crossing(line) { found.append(crossing) }
            }
            active.append(line)
        }
        return found
    }
}
