import Foundation

/// The rows on a picker's wheel.
nonisolated enum WheelRows: Hashable {
    /// Rows with a first and a last one, or none at all.
    case bounded(Range<Int>)
    /// Rows from 0 that begin anew after the last, in both directions.
    case endless(count: Int)

    /// The row at an index of the wheel; indexes of an endless wheel continue beyond its count.
    func row(atIndex place: Int) -> Int {
        switch self {
        case .bounded(let range): max(range.lowerBound, min(place, range.upperBound - 1))
        case .endless(let count): (place % count + count) % count
        }
    }

    /// The index of a row that is nearest to another index.
    func index(of row: Int, near place: Int) -> Int {
        switch self {
        case .bounded: return self.row(atIndex: row)
        case .endless(let count):
            let forward = self.row(atIndex: row - place)
            return place + (forward * 2 > count ? forward - count : forward)
        }
    }

    /// Whether there is a row at an index.
    func contains(place: Int) -> Bool {
        switch self {
        case .bounded(let range): range.contains(place)
        case .endless: true
        }
    }

    /// The index that is nearest to a position between rows.
    func nearestIndex(to position: CGFloat) -> Int {
        // Rows beyond any calendar; the limit keeps the conversion from trapping.
        let place = Int(max(-1e12, min(1e12, position.isNaN ? 0 : position)).rounded())
        return switch self {
        case .bounded: row(atIndex: place)
        case .endless: place
        }
    }

    /// The positions at which the wheel can rest.
    var limits: ClosedRange<CGFloat> {
        switch self {
        case .bounded(let range): CGFloat(range.lowerBound)...CGFloat(max(range.lowerBound, range.upperBound - 1))
        case .endless: -CGFloat.greatestFiniteMagnitude...CGFloat.greatestFiniteMagnitude
        }
    }

    /// True when there is no row to rest on.
    var isEmpty: Bool { if case .bounded(let range) = self { range.isEmpty } else { false } }
}
