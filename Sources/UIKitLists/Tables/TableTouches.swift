import CoreGraphics
import Foundation
import UIKitCore

/// A finger on a row, from the highlight to the choice.
final class TableTouches {
    /// A finger that has moved so far, in points, chooses no row.
    private static let slop: CGFloat = 10

    private unowned let engine: TableEngine
    private weak var touch: UITouch?
    private var start = CGPoint.zero
    /// The row that is highlighted; nil for none.
    private var position: ItemPosition?

    init(of engine: TableEngine) { self.engine = engine }

    private var table: UITableView { engine.table }

    func begin(_ touches: Set<UITouch>) {
        // A touch beside the buttons of an open row only closes it.
        guard !engine.hasOpenRow else { return engine.closeRow() }
        // Hash order: there is one.
        guard touch == nil, touches.count == 1, let first = touches.first, engine.allowsSelection else { return }
        let point = first.location(in: table)
        guard let path = engine.path(at: point), let row = ItemPosition(path), let cell = engine.cells[row] else {
            return
        }
        if engine.delegate?.tableView(table, shouldHighlightRowAt: path) == false { return }
        (touch, start, position) = (first, first.location(in: table.window), row)
        cell.setHighlighted(true, animated: false)
        engine.delegate?.tableView(table, didHighlightRowAt: path)
    }

    func move(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        let point = touch.location(in: table.window)
        if hypot(point.x - start.x, point.y - start.y) > Self.slop { unhighlight() }
    }

    func end(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch) else { return }
        let row = position
        unhighlight()
        if let row, engine.isLoaded, engine.heights.contains(row) { engine.choose(row) }
    }

    func cancel() { unhighlight() }

    /// Gives the highlighted row its position after an update.
    func follow(_ batch: ResolvedBatch) {
        guard let row = position else { return }
        if let kept = batch.keptPosition(of: row) { position = kept } else { unhighlight() }
    }

    /// The cell of a row is about to be used for another one.
    func cellWillLeave(_ leaving: ItemPosition) { if leaving == position { unhighlight() } }

    private func unhighlight() {
        touch = nil
        guard let row = position else { return }
        position = nil
        engine.cells[row]?.setHighlighted(false, animated: false)
        engine.delegate?.tableView(table, didUnhighlightRowAt: row.path)
    }
}
