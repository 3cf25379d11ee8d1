import Foundation

/// The parts of the first path's lines that a condition picks by how the second path winds beside them.
struct RegionLines {
    private let regions: PathRegions
    private let isKept: (RegionEdge) -> Bool
    private var path = PathGeometry()
    /// Nodes that follow each other on kept lines.
    private var chain: [(node: Int, line: Int)] = []

    /// - Parameter isKept: asked for each edge that is a part of the first path.
    static func path(_ regions: PathRegions, isKept: @escaping (RegionEdge) -> Bool) -> PathGeometry {
        var lines = RegionLines(regions: regions, isKept: isKept)
        lines.collect()
        return lines.path
    }

    private init(regions: PathRegions, isKept: @escaping (RegionEdge) -> Bool) {
        self.regions = regions
        self.isKept = isKept
    }

    private mutating func collect() {
        var subpath: Int?
        for (index, nodes) in regions.snapped.chains.enumerated() where !regions.lines[index].isSecond {
            if regions.lines[index].subpath != subpath { finish() }
            subpath = regions.lines[index].subpath
            for (from, to) in zip(nodes, nodes.dropFirst()) {
                guard let edge = regions.edge(between: from, to), isKept(regions.edges[edge]) else {
                    finish()
                    continue
                }
                if chain.last?.node != from {
                    finish()
                    chain.append((from, index))
                }
                chain.append((to, index))
            }
        }
        finish()
    }

    /// Adds the chain to the path, closed when it ends where it began, without the nodes that its lines were only cut at.
    private mutating func finish() {
        defer { chain = [] }
        guard chain.count > 1 else { return }
        let points = regions.snapped.points
        let isClosed = chain.count > 3 && chain[0].node == chain[chain.count - 1].node
        path.move(to: points[chain[0].node])
        for (place, step) in chain.enumerated().dropFirst() {
            let isLast = place == chain.count - 1
            if isLast ? isClosed : chain[place + 1].line == step.line { continue }
            path.addLine(to: points[step.node])
        }
        if isClosed { path.close() }
    }
}
