import CoreGraphics

/// The room between rows for one that is moved to another position, or for something from elsewhere.
///
/// Rows keep their index paths; only their frames give way. Everything follows from the heights of now, which may have been
/// measured meanwhile.
struct RowRoom {
    unowned let engine: TableEngine
    /// The row that is moved, over which the others close up; nil for something from elsewhere.
    let source: ItemPosition?
    /// The position that something inserted here would have, counted without the row that is moved.
    var goal: ItemPosition
    private let foreignLength: CGFloat

    init(of engine: TableEngine, for source: ItemPosition?, at goal: ItemPosition, length: CGFloat = 0) {
        (self.engine, self.source, self.goal, foreignLength) = (engine, source, goal, length)
    }

    var sourceSpan: ItemSpan? { source.map { engine.heights.span(of: $0) } }

    /// The height of the room, in points.
    var length: CGFloat { sourceSpan?.length ?? foreignLength }

    /// Where the rows are parted, in points from the first section, counted as if nothing had given way.
    var start: CGFloat {
        if goal == source, let sourceSpan { return sourceSpan.start }
        let heights = engine.heights
        let isBehind = source.map { goal.section == $0.section && goal.item >= $0.item } ?? false
        let item = goal.item + (isBehind ? 1 : 0)
        guard item < heights.rowCount(in: goal.section) else { return heights.rowsSpan(of: goal.section).end }
        return heights.span(of: ItemPosition(goal.section, item)).start
    }

    /// How far something gives way that begins at an offset, in points.
    func displacement(of offset: CGFloat) -> CGFloat {
        let start = start
        guard let source = sourceSpan else { return offset >= start ? foreignLength : 0 }
        if offset >= source.end, offset < start { return -source.length }
        if offset >= start, offset < source.start { return source.length }
        return 0
    }
}
