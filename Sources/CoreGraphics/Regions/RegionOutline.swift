import Foundation

/// The outlines of the regions that a condition picks, each region by itself.
///
/// Outlines keep their region on the left where y points up, so holes run the other way round and both fill rules show the same.
/// Regions that touch in single points are different ones.
struct RegionOutline {
    private struct Side {
        let from: Int
        let to: Int
        let line: Int
        var component: Int?
    }

    private let regions: PathRegions
    /// For each edge its side towards the region; nil for an edge that is no border.
    private var sides: [Side?] = []
    /// For each node the edges whose sides begin there.
    private var starts: [[Int]]
    /// The outlines of each region, the outer one first.
    private(set) var components: [[[CGPoint]]] = []

    init(_ regions: PathRegions, isInside: (RegionEdge.Winding) -> Bool) {
        self.regions = regions
        starts = Array(repeating: [], count: regions.snapped.nodes.count)
        for (index, edge) in regions.edges.enumerated() {
            let (below, above) = (isInside(edge.below), isInside(edge.above))
            guard below != above else {
                sides.append(nil)
                continue
            }
            let (from, to) = above ? (edge.low, edge.high) : (edge.high, edge.low)
            sides.append(Side(from: from, to: to, line: edge.line))
            starts[from].append(index)
        }
        trace()
    }

    /// All outlines as one path.
    var path: PathGeometry { Self.path(components.flatMap(\.self)) }

    /// A path of each region.
    var paths: [PathGeometry] { components.map(Self.path).filter { !$0.isEmpty } }

    private static func path(_ outlines: [[CGPoint]]) -> PathGeometry {
        var path = PathGeometry()
        for outline in outlines where outline.count > 2 {
            path.move(to: outline[0])
            for point in outline.dropFirst() { path.addLine(to: point) }
            path.close()
        }
        return path
    }

    /// Edges are visited in the order of their left ends, so an outline is met at its leftmost node and its region, when it is
    /// a hole, has been met before.
    private mutating func trace() {
        let lower = regions.bordersBelow { sides[$0] != nil }
        for index in sides.indices {
            guard let side = sides[index], side.component == nil else { continue }
            // The edge leads from the leftmost node, or to it and the next one from there.
            let isFirst = side.from == regions.edges[index].low
            let loop = loop(from: isFirst ? index : following(index) ?? index)
            let isHole = area(loop) < 0
            let around = isHole ? lower[regions.edges[index].low].flatMap { sides[$0]?.component } : nil
            let component = around ?? components.count
            if component == components.count { components.append([]) }
            for edge in loop { sides[edge]?.component = component }
            components[component].append(simplified(loop))
        }
    }

    /// The edges of the outline that an edge is part of.
    private func loop(from first: Int) -> [Int] {
        var loop: [Int] = []
        var current = first
        repeat {
            loop.append(current)
            guard let next = following(current) else { break }
            current = next
        } while current != first && loop.count <= sides.count
        return loop
    }

    /// The next edge of the same region: the first one clockwise from the way back.
    private func following(_ index: Int) -> Int? {
        guard let side = sides[index] else { return nil }
        let candidates = starts[side.to]
        guard candidates.count > 1 else { return candidates.first }
        let nodes = regions.snapped.nodes
        let back = nodes[side.from] - nodes[side.to]
        func turn(_ way: GridPoint) -> Int {
            let cross = GridPoint.cross(back, way)
            return cross < 0 ? 0 : cross > 0 ? 2 : GridPoint.dot(back, way) < 0 ? 1 : 3
        }
        let ways = candidates.map { (edge: $0, way: nodes[sides[$0]?.to ?? side.to] - nodes[side.to]) }
        return ways.min { one, other in
            let turns = (turn(one.way), turn(other.way))
            return turns.0 != turns.1 ? turns.0 < turns.1 : GridPoint.cross(one.way, other.way) < 0
        }?.edge
    }

    /// Twice the area of an outline, negative for a hole.
    private func area(_ loop: [Int]) -> Int128 {
        let nodes = regions.snapped.nodes
        return loop.reduce(0) { sum, index in
            guard let side = sides[index] else { return sum }
            return sum + Int128(GridPoint.cross(nodes[side.from] - nodes[0], nodes[side.to] - nodes[0]))
        }
    }

    /// The corners of an outline, without the nodes where removed lines met it.
    private func simplified(_ loop: [Int]) -> [CGPoint] {
        let sides = loop.compactMap { self.sides[$0] }
        let nodes = regions.snapped.nodes
        var corners: [CGPoint] = []
        for (index, side) in sides.enumerated() {
            let before = sides[index == 0 ? sides.count - 1 : index - 1]
            let isStraight =
                before.line == side.line
                || GridPoint.cross(nodes[side.from] - nodes[before.from], nodes[side.to] - nodes[side.from]) == 0
            let goesOn =
                GridPoint.dot(nodes[side.from] - nodes[before.from], nodes[side.to] - nodes[side.from]) > 0
            if !(isStraight && goesOn) { corners.append(regions.snapped.points[side.from]) }
        }
        return corners
    }
}
