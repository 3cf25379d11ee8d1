import CoreGraphics
import UIKitCore

/// The room that rows make for something that is dragged over them; a row of the table that is to be moved is hidden meanwhile.
final class RowGap {
    private unowned let engine: TableEngine
    private(set) var room: RowRoom
    /// The cell of the row that is to be moved, which stays while it is hidden.
    private(set) weak var hiddenCell: UITableViewCell?

    init(of engine: TableEngine, at goal: ItemPosition, for source: ItemPosition?, length: CGFloat) {
        self.engine = engine
        room = RowRoom(of: engine, for: source, at: goal, length: length)
        if let source {
            hiddenCell = engine.cells[source]
            hiddenCell?.isHidden = true
        }
    }

    /// How much higher the content is for the room.
    var growth: CGFloat { room.source == nil ? room.length : 0 }

    /// Parts the rows elsewhere.
    func move(to position: ItemPosition) {
        guard position != room.goal else { return }
        room.goal = position
        engine.showGap()
    }

    /// Lets go of the hidden row.
    func end() { hiddenCell?.isHidden = false }

    /// The position that is meant by a point at an offset from the first section; nil beside all sections.
    ///
    /// Within the room and at headers and footers it stays; a row that is more than half passed is before it.
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
