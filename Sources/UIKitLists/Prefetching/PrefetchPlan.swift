import CoreGraphics

/// The plan of prefetching: the rows or items ahead in the direction of scrolling, up to the height of the visible part.
///
/// Rows are requested in groups: when less than half of that distance is requested, all of it is. A row is requested once until
/// it was shown, or was cancelled because the user scrolls in the other direction or to elsewhere.
nonisolated struct PrefetchPlan {
    /// The result of one step.
    struct Step: Equatable {
        /// Rows named before that will not be shown soon.
        var cancelled: [ItemPosition] = []
        /// Rows that will be shown soon, the nearest first.
        var named: [ItemPosition] = []
    }

    /// The user has turned round when the offset is so far back, in points.
    private static let turn: CGFloat = 10
    /// So many rows are looked at in one step; rows without height have no end.
    private static let rowLimit = 200

    /// Rows that were named and neither shown nor called off, the nearest first.
    private(set) var pending: [ItemPosition] = []
    private(set) var isGoingUp = false
    /// Whether the direction differs from that of the last step, so that the rows requested then are behind.
    private var hasTurned = false
    /// The offset that is farthest in the direction of scrolling; nil at first.
    private var farthest: CGFloat?

    /// Notes an offset, which says the direction; true where that is another than before.
    mutating func noteOffset(_ offset: CGFloat) -> Bool {
        guard let former = farthest else {
            farthest = offset
            return false
        }
        let travel = isGoingUp ? former - offset : offset - former
        if travel >= 0 {
            farthest = offset
        } else if travel < -Self.turn {
            (isGoingUp, farthest, hasTurned) = (!isGoingUp, offset, true)
            return true
        }
        return false
    }

    /// Computes the changes when other rows are on screen.
    ///
    /// - Parameters:
    ///   - first: The first row on screen.
    ///   - last: The last row on screen.
    ///   - visible: The visible part, in points from the first section.
    ///   - heights: The positions of all rows.
    mutating func step<Course: ItemCourse>(
        showing first: ItemPosition, to last: ItemPosition, in visible: ClosedRange<CGFloat>, _ heights: Course
    ) -> Step {
        var step = Step()
        let reach = visible.upperBound - visible.lowerBound
        guard reach > 0, reach.isFinite else { return step }
        var kept: [ItemPosition] = []
        for row in pending where row < first || row > last {
            // Requested rows may be farther ahead than the present distance, after changes of heights or a small
            // motion backwards.
            if !hasTurned, isAhead(row, first, last), heights.contains(row),
                distance(to: row, visible, heights) < 2 * reach
            {
                kept.append(row)
            } else {
                step.cancelled.append(row)
            }
        }
        hasTurned = false
        let edge = isGoingUp ? first : last
        let frontier = kept.last ?? edge
        if end(of: frontier, visible, heights) < reach / 2 {
            step.named = rows(behind: frontier, within: reach, visible, heights)
        }
        pending = kept + step.named
        return step
    }

    /// Gives the rows the positions of after an update; those that were removed will not be heard of again.
    mutating func follow(_ batch: ResolvedBatch) {
        var kept: [ItemPosition] = []
        for row in pending { if let new = batch.keptPosition(of: row) { kept.append(new) } }
        kept.sort()
        pending = isGoingUp ? kept.reversed() : kept
    }

    /// Forgets all rows, and returns those that were named and not shown.
    mutating func removeAll() -> [ItemPosition] {
        defer { pending = [] }
        return pending
    }

    // MARK: Distances

    private func isAhead(_ row: ItemPosition, _ first: ItemPosition, _ last: ItemPosition) -> Bool {
        isGoingUp ? row < first : row > last
    }

    /// From the visible part to a row's nearer edge.
    private func distance<Course: ItemCourse>(
        to row: ItemPosition, _ visible: ClosedRange<CGFloat>, _ heights: Course
    ) -> CGFloat {
        let span = heights.span(of: row)
        return isGoingUp ? visible.lowerBound - span.end : span.start - visible.upperBound
    }

    /// From the visible part to a row's farther edge.
    private func end<Course: ItemCourse>(
        of row: ItemPosition, _ visible: ClosedRange<CGFloat>, _ heights: Course
    ) -> CGFloat {
        let span = heights.span(of: row)
        return isGoingUp ? visible.lowerBound - span.start : span.end - visible.upperBound
    }

    private func rows<Course: ItemCourse>(
        behind frontier: ItemPosition, within reach: CGFloat, _ visible: ClosedRange<CGFloat>, _ heights: Course
    ) -> [ItemPosition] {
        var rows: [ItemPosition] = []
        var next: ItemPosition? = frontier
        for _ in 0..<Self.rowLimit {
            next = next.flatMap { isGoingUp ? heights.row(before: $0) : heights.row(after: $0) }
            guard let row = next, distance(to: row, visible, heights) < reach else { break }
            // Rows without height are never visible.
            let span = heights.span(of: row)
            if span.length > 0 || !span.isMeasured { rows.append(row) }
        }
        return rows
    }
}
