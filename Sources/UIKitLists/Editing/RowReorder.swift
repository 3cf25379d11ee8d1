import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation
import UIKitCore

/// A row that the user moves by its reorder control: it follows the finger, and a gap opens between the other rows.
///
/// The index paths of rows do not change until it is dropped, only their frames.
final class RowReorder {
    private static let duration = 0.3

    private unowned let engine: TableEngine
    let cell: UITableViewCell
    let source: ItemPosition
    /// Whether the cell clips its subviews when it is not lifted.
    private let clips: Bool
    private var isDown = false
    /// The gap at the position to which the row would be dropped.
    private(set) var room: RowRoom
    /// The distance from the finger to the row's top.
    private let grip: CGFloat
    /// The y coordinate of the finger, relative to the top of the table's bounds.
    private var finger: CGFloat
    private lazy var edgeScroll = EdgeScroll(of: engine.table) { [weak self] in self?.update() }

    init(of engine: TableEngine, _ cell: UITableViewCell, at position: ItemPosition, _ press: UIGestureRecognizer) {
        (self.engine, self.cell, source) = (engine, cell, position)
        room = RowRoom(of: engine, for: position, at: position)
        let point = press.location(in: engine.table)
        grip = cell.frame.minY - point.y
        finger = point.y - engine.table.bounds.minY
        engine.table.bringSubviewToFront(cell)
        clips = cell.clipsToBounds
        cell.clipsToBounds = false
        (cell.layer.shadowRadius, cell.layer.shadowOffset) = (6, CGSize(width: 0, height: 2))
        cell.layer.shadowOpacity = 0.3
    }

    /// Where the row's top is, in the table's space.
    var top: CGFloat { engine.table.bounds.minY + finger + grip }

    // MARK: The finger

    func follow(_ press: UIGestureRecognizer) {
        finger = press.location(in: engine.table).y - engine.table.bounds.minY
        update()
        edgeScroll.follow(finger)
    }

    private func update() {
        cell.frame.origin.y = top
        let proposed = position(forTop: top - engine.origin)
        guard proposed != lastProposed else { return }
        lastProposed = proposed
        let answer =
            engine.delegate?.tableView(
                engine.table, targetIndexPathForMoveFromRowAt: source.path, toProposedIndexPath: proposed.path)
            ?? proposed.path
        guard let position = ItemPosition(answer), engine.isPossible(position, without: source) else {
            fatalError(engine.missing(answer, "moved to"))
        }
        guard position != room.goal else { return }
        room.goal = position
        engine.isDirty = true
        engine.table.setNeedsLayout()
        UIView.animate(springDuration: Self.duration, options: .allowUserInteraction) { [engine] in
            engine.table.layoutIfNeeded()
        }
    }
    private lazy var lastProposed = source

    /// The position for which the row's top is nearest.
    private func position(forTop top: CGFloat) -> ItemPosition {
        let (heights, span) = (engine.heights, engine.heights.span(of: source))
        // Without the row, all rows below it are higher up.
        let natural = top < span.start ? top : top + span.length
        let section = heights.section(at: natural) ?? source.section
        let rows = heights.rowsSpan(of: section)
        let count = heights.rowCount(in: section)
        guard natural >= rows.start else { return ItemPosition(section, 0) }
        guard let row = heights.row(at: natural), row.section == section else {
            return ItemPosition(section, section == source.section ? count - 1 : count)
        }
        let own = heights.span(of: row)
        let isPast = natural > own.start + own.length / 2
        var item = row.item + (isPast ? 1 : 0)
        if section == source.section, item > source.item { item -= 1 }
        return ItemPosition(section, item)
    }

    // MARK: The end

    /// Moves the row into the gap between the others; the data source is notified once, if the position changed.
    func drop() {
        edgeScroll.stop()
        engine.reorder = nil
        let goal = room.goal
        if goal != source {
            let position = top
            engine.table.dataSource?.tableView(engine.table, moveRowAt: source.path, to: goal.path)
            // A data source that has moved the row by an update of its own, or reloaded all rows, has done it already.
            if engine.cells.key(of: cell) == source {
                engine.adoptMove(from: source, to: goal)
            } else {
                UIView.performWithoutAnimation { cell.frame.origin.y = position }
            }
        }
        settle()
    }

    /// Lays the row down where it was.
    func cancel() {
        edgeScroll.stop()
        engine.reorder = nil
        settle()
    }

    /// Ends the reordering without an animation of its own, for an update or a reload that lays out all rows next.
    func end() {
        edgeScroll.stop()
        engine.reorder = nil
        putDown()
    }

    private func settle() {
        engine.settlingReorder = self
        engine.isDirty = true
        engine.table.setNeedsLayout()
        UIView.animate(springDuration: Self.duration, options: .allowUserInteraction) { [engine] in
            engine.table.layoutIfNeeded()
        } completion: { [self, weak engine] _ in
            putDown()
            if engine?.settlingReorder === self { engine?.settlingReorder = nil }
        }
    }

    /// Gives the row its usual look again, once.
    func putDown() {
        guard !isDown else { return }
        isDown = true
        cell.clipsToBounds = clips
        cell.layer.shadowOpacity = 0
    }
}
