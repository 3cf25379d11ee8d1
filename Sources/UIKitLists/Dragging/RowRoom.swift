import CoreGraphics

/// The gap between rows, for a row of the table that would be moved or for other items.
///
/// The index paths of rows do not change, only their frames. All values are computed from the current heights, which measuring
/// may change.
struct RowRoom {
    unowned let engine: TableEngine
    /// The row that would be moved, whose former space is closed; nil for items of other views.
    let source: ItemPosition?
    /// The position of the gap, counted without the moved row.
    var goal: ItemPosition
    private let foreignLength: CGFloat

    init(of engine: TableEngine, for source: ItemPosition?, at goal: ItemPosition, length: CGFloat = 0) {
        (self.engine, self.source, self.goal, foreignLength) = (engine, source, goal, length)
    }

    var sourceSpan: ItemSpan? { source.map { engine.heights.span(of: $0) } }

    /// The height of the gap, in points.
    var length: CGFloat { sourceSpan?.length ?? foreignLength }

    /// The offset of the gap from the first section, in points, in the layout without the gap.
    var start: CGFloat {
        if goal == source, let sourceSpan { return sourceSpan.start }
        let heights = engine.heights
        let isBehind = source.map { goal.section == $0.section && goal.item >= $0.item } ?? false
        let item = goal.item + (isBehind ? 1 : 0)
        guard item < heights.rowCount(in: goal.section) else { return heights.rowsSpan(of: goal.section).end }
        return heights.span(of: ItemPosition(goal.section, item)).start
    }

    /// The vertical displacement by the gap, in points, of a row or header that begins at an offset.
    func displacement(of offset: CGFloat) -> CGFloat {
        let start = start
        guard let source = sourceSpan else { return offset >= start ? foreignLength : 0 }
        if offset >= source.end, offset < start { return -source.length }
        if offset >= start, offset < source.start { return source.length }
        return 0
    }
}
