import CoreGraphics
import UIKitCore

/// The room that rows make for something that is dragged over them.
///
/// Rows keep their index paths; only their frames give way. A row of the same table that is to be moved is hidden meanwhile, and
/// the others close up over it.
final class RowGap {
    private static let duration = 0.3

    private unowned let engine: TableEngine
    /// The row that is to be moved; nil for something from elsewhere.
    let source: ItemPosition?
    private let sourceSpan: ItemSpan?
    /// The cell of that row, which stays while it is hidden.
    private(set) weak var hiddenCell: UITableViewCell?
    /// The height of the room, in points.
    let length: CGFloat
    /// The position that something inserted here would have, counted without the row that is to be moved.
    private(set) var goal: ItemPosition
    /// Where the rows are parted, in points from the first section, counted as if nothing had given way.
    private var start: CGFloat

    init(of engine: TableEngine, at goal: ItemPosition, for source: ItemPosition?, length: CGFloat) {
        (self.engine, self.goal, self.source, self.length) = (engine, goal, source, length)
        sourceSpan = source.map { engine.heights.span(of: $0) }
        start = 0
        start = start(of: goal)
        if let source {
            hiddenCell = engine.cells[source]
            hiddenCell?.isHidden = true
        }
    }

    /// How far something gives way that begins at an offset, in points.
    func displacement(of offset: CGFloat) -> CGFloat {
        guard let source = sourceSpan else { return offset >= start ? length : 0 }
        if offset >= source.end, offset < start { return -source.length }
        if offset >= start, offset < source.start { return source.length }
        return 0
    }

    /// How much higher the content is for the room.
    var growth: CGFloat { source == nil ? length : 0 }

    /// Parts the rows elsewhere.
    func move(to position: ItemPosition) {
        guard position != goal else { return }
        goal = position
        start = start(of: position)
        engine.showGap(in: Self.duration)
    }

    /// Lets go of the hidden row.
    func end() { hiddenCell?.isHidden = false }

    /// Where a position begins, counted as if nothing had given way.
    private func start(of position: ItemPosition) -> CGFloat {
        let heights = engine.heights
        let isBehind = source.map { position.section == $0.section && position.item >= $0.item } ?? false
        let item = position.item + (isBehind ? 1 : 0)
        guard item < heights.rowCount(in: position.section) else { return heights.rowsSpan(of: position.section).end }
        if position == source, let sourceSpan { return sourceSpan.start }
        return heights.span(of: ItemPosition(position.section, item)).start
    }

    // MARK: The finger

    /// The position that is meant by a point at an offset from the first section; nil beside all rows.
    ///
    /// Within the room it stays; a row that is more than half passed is before it.
    func position(at offset: CGFloat) -> ItemPosition? {
        let shown = start - (sourceSpan.map { start > $0.start ? $0.length : 0 } ?? 0)
        if offset >= shown, offset < shown + length { return goal }
        var natural = offset >= shown ? offset - length : offset
        if let sourceSpan, natural >= sourceSpan.start { natural += sourceSpan.length }
        let heights = engine.heights
        guard let row = heights.row(at: natural) else { return engine.emptySection(at: natural) ?? goal }
        let span = heights.span(of: row)
        let isBehindSource = source.map { row.section == $0.section && row.item > $0.item } ?? false
        let item = row.item - (isBehindSource ? 1 : 0)
        let isPastMiddle = natural > span.start + span.length / 2
        return ItemPosition(row.section, item + (isPastMiddle ? 1 : 0))
    }
}
