import CoreGraphics
import QuartzCore

extension [PixelRect] {
    /// More areas than this are kept as they are, because every pair is compared.
    private static let mostCompared = 16

    /// The parts of the areas within bounds, those side by side joined where the gap between them is at most an eighth of the
    /// joined area.
    ///
    /// Columns of a large picture take longer to paint than all rows across them: in a column, each row is in another page of
    /// memory, and every area costs a walk through the tree.
    func joiningNeighbors(within bounds: PixelRect) -> [PixelRect] {
        var areas = map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        guard areas.count <= Self.mostCompared else { return areas }
        while let joined = areas.firstNeighbors { areas.join(joined) }
        return areas
    }

    /// The rectangle around the first two areas with little between them; nil when there are none.
    private var firstNeighbors: PixelRect? {
        for (index, area) in enumerated() {
            for other in self[..<index] {
                let both = area.union(other)
                if (both.area - area.area - other.area) * 8 <= both.area { return both }
            }
        }
        return nil
    }
}
