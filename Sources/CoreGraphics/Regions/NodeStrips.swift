import Foundation

/// Nodes in upright strips, to find those near a line without looking at all of them.
struct NodeStrips {
    private struct Strip {
        let left: Int
        let right: Int
        /// Indices of nodes, from the lowest to the highest.
        let members: [Int]
    }

    private let nodes: [GridPoint]
    private let strips: [Strip]

    /// Divides sorted nodes into about as many strips as a strip has nodes.
    init(_ nodes: [GridPoint]) {
        self.nodes = nodes
        let size = max(8, Int(Double(nodes.count).squareRoot()))
        strips = stride(from: 0, to: nodes.count, by: size).map { first in
            let range = first..<min(first + size, nodes.count)
            return Strip(
                left: nodes[range.lowerBound].x, right: nodes[range.upperBound - 1].x,
                members: range.sorted { (nodes[$0].y, $0) < (nodes[$1].y, $1) })
        }
    }

    /// The nodes through whose squares a line passes, from its start to its end.
    func nodes(on line: GridLine) -> [Int] {
        var found: [Int] = []
        let delta = line.delta
        let slope = delta.x == 0 ? 0 : Double(delta.y) / Double(delta.x)
        for strip in strips[first(at: line.left)...] {
            guard strip.left <= line.right else { break }
            var (low, high) = (line.bottom, line.top)
            if delta.x != 0 {
                // Where the line enters and leaves the strip, with room for squares and rounding.
                let heights = [max(strip.left, line.left) - 1, min(strip.right, line.right) + 1].map {
                    Double(line.start.y) + Double($0 - line.start.x) * slope
                }
                low = max(low, Int(min(heights[0], heights[1]).rounded(.down)) - 2)
                high = min(high, Int(max(heights[0], heights[1]).rounded(.up)) + 2)
            }
            var place = partition(strip.members.count) { nodes[strip.members[$0]].y < low }
            while place < strip.members.count, case let index = strip.members[place], nodes[index].y <= high {
                if Self.passes(line, by: nodes[index]) { found.append(index) }
                place += 1
            }
        }
        // A line passes through columns in order, and within one it runs in one direction.
        let (forward, up) = (delta.x >= 0, delta.y >= 0)
        return found.sorted {
            let (one, other) = (nodes[$0], nodes[$1])
            if one.x != other.x { return forward == (one.x < other.x) }
            return up == (one.y < other.y)
        }
    }

    /// The first strip that reaches as far right as a coordinate.
    private func first(at x: Int) -> Int { partition(strips.count) { strips[$0].right < x } }

    /// The number of indices from 0 on for which a condition holds that no later one fulfils.
    private func partition(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Whether a line passes through the square around a node, of which the left and the lower edge are part.
    private static func passes(_ line: GridLine, by node: GridPoint) -> Bool {
        if node == line.start || node == line.end { return true }
        guard node.x >= line.left, node.x <= line.right, node.y >= line.bottom, node.y <= line.top else { return false }
        // Twice the numbers, so that the corners have whole coordinates.
        let (delta, way) = (line.delta, node - line.start)
        let center = 2 * GridPoint.cross(delta, way)
        let sides = [(-1, -1), (1, -1), (-1, 1), (1, 1)].map { center + delta.x * $0.1 - delta.y * $0.0 }
        if sides.contains(where: { $0 > 0 }), sides.contains(where: { $0 < 0 }) { return true }
        // The ends are on no edge of a square, so only a corner remains, of which only the lower left one counts.
        return sides[0] == 0 && line.left <= node.x - 1 && line.bottom <= node.y - 1
    }
}
