import CoreGraphics
import UIKitCore

/// The gap between rows for a drag over a table. A row of the table that would be moved is hidden meanwhile.
final class RowGap {
    private unowned let engine: TableEngine
    private(set) var room: RowRoom
    /// The cell of the row that would be moved. It is kept while it is hidden.
    private(set) weak var hiddenCell: UITableViewCell?

    init(of engine: TableEngine, at goal: ItemPosition, for source: ItemPosition?, length: CGFloat) {
        self.engine = engine
        room = RowRoom(of: engine, for: source, at: goal, length: length)
        if let source {
            hiddenCell = engine.cells[source]
            hiddenCell?.isHidden = true
        }
    }

    /// The height that the gap adds to the content.
    var growth: CGFloat { room.source == nil ? room.length : 0 }

    /// Moves the gap to a position.
    func move(to position: ItemPosition) {
        guard position != room.goal else { return }
        room.goal = position
        engine.showGap()
    }

    /// Shows the hidden row again.
    func end() { hiddenCell?.isHidden = false }

    /// The insertion position at an offset from the first section; nil beside all sections.
    ///
    /// Inside the gap, and at headers and footers, the gap's position is kept. At a row, the position is before it in its upper
    /// half and after it in its lower half.
    func position(at offset: CGFloat) -> ItemPosition? {
        let (heights, start, source) = (engine.heights, room.start, room.sourceSpan)
        let shown = start - (source.map { start > $0.start ? $0.length : 0 } ?? 0)
        if offset >= shown, offset < shown + room.length { return room.goal }
        guard offset >= 0, offset < heights.extent + growth else { return nil }
        var natural = offset >= shown ? offset - room.length : offset
        if let source, natural >= source.start { natural += source.length }
        guard let row = heights.row(at: natural) else { return engine.emptySection(at: natural) ?? room.goal }
        let span = heights.span(of: row)
        let isBehindSource = room.source.map { row.section == $0.section && row.item > $0.item } ?? false
        let item = row.item - (isBehindSource ? 1 : 0)
        let isPastMiddle = natural > span.start + span.length / 2
        return ItemPosition(row.section, item + (isPastMiddle ? 1 : 0))
    }
}
