import Foundation

/// The plane divided by the outlines of two paths: every edge with the windings on both sides.
struct PathRegions {
    let snapped: SnappedLines
    let lines: [GridLine]
    /// Sorted by their ends.
    private(set) var edges: [RegionEdge] = []
    /// For each node, and for each edge at its lower end, the edge that is next below.
    private var underNodes: [Int?] = []
    private var underEdges: [Int?] = []
    /// The edges in the order in which they were met, so that lower ones are first.
    private var order: [Int] = []

    /// Divides the plane by two paths.
    ///
    /// - Complexity: grows with the lines and their crossings; lines beside each other are compared in pairs.
    init(_ grid: GridLines) {
        lines = grid.lines
        snapped = SnappedLines(grid)
        collectEdges()
        findWindings()
    }

    /// The index of the edge between two nodes that a chain has one after the other.
    func edge(between one: Int, _ other: Int) -> Int? {
        let (low, high) = (min(one, other), max(one, other))
        var (first, last) = (0, edges.count)
        while first < last {
            let middle = (first + last) / 2
            if (edges[middle].low, edges[middle].high) < (low, high) { first = middle + 1 } else { last = middle }
        }
        return first < edges.count && edges[first].low == low && edges[first].high == high ? first : nil
    }

    private mutating func collectEdges() {
        var pieces: [RegionEdge] = []
        for (index, chain) in snapped.chains.enumerated() {
            for (from, to) in zip(chain, chain.dropFirst()) {
                var edge = RegionEdge(low: min(from, to), high: max(from, to), line: index)
                let step = from < to ? 1 : -1
                if lines[index].isSecond { edge.change.second = step } else { edge.change.first = step }
                pieces.append(edge)
            }
        }
        pieces.sort { ($0.low, $0.high, $0.line) < ($1.low, $1.high, $1.line) }
        for piece in pieces {
            if let last = edges.last, last.low == piece.low, last.high == piece.high {
                edges[edges.count - 1].change.first += piece.change.first
                edges[edges.count - 1].change.second += piece.change.second
            } else {
                edges.append(piece)
            }
        }
    }

    /// Sweeps over the nodes from left to right with the edges that an upright line cuts there, from the lowest to the highest.
    /// Where x is the same the lower node is first, as if the line leant a little.
    private mutating func findWindings() {
        let nodes = snapped.nodes
        var cut: [Int] = []
        var next = 0
        underEdges = Array(repeating: nil, count: edges.count)
        for (node, place) in nodes.enumerated() {
            var (low, high) = (0, cut.count)
            while low < high {
                let middle = (low + high) / 2
                let edge = edges[cut[middle]]
                let isBelow = GridPoint.cross(nodes[edge.high] - nodes[edge.low], place - nodes[edge.low]) > 0
                if isBelow { low = middle + 1 } else { high = middle }
            }
            var end = low
            while end < cut.count, edges[cut[end]].high == node { end += 1 }
            let begin = next
            while next < edges.count, edges[next].low == node { next += 1 }
            let starting = (begin..<next).sorted { one, other in
                GridPoint.cross(nodes[edges[one].high] - place, nodes[edges[other].high] - place) > 0
            }
            var under = low > 0 ? cut[low - 1] : nil
            underNodes.append(under)
            for edge in starting {
                edges[edge].below = under.map { edges[$0].above } ?? RegionEdge.Winding()
                underEdges[edge] = under
                under = edge
            }
            order += starting
            cut.replaceSubrange(low..<end, with: starting)
        }
    }

    /// For each node the next edge below among those that a condition picks, or one further on whose upper side belongs to the
    /// same region; nil where there is none.
    func bordersBelow(_ isBorder: (Int) -> Bool) -> [Int?] {
        var nearest = [Int?](repeating: nil, count: edges.count)
        for edge in order { nearest[edge] = isBorder(edge) ? edge : underEdges[edge].flatMap { nearest[$0] } }
        return underNodes.map { $0.flatMap { nearest[$0] } }
    }
}
