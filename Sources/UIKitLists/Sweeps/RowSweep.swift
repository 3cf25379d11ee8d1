import CoreGraphics
import Foundation
import UIKitCore

/// Two fingers that select rows, from the one where they came down to the one where they are.
final class RowSweep {
    private unowned let engine: TableEngine
    private let anchor: ItemPosition
    /// The row where the fingers are.
    private var reached: ItemPosition
    /// The rows that were selected before, which stay so when the fingers go back.
    private let former: ItemSelection
    /// Where the fingers are, from the table's upper edge.
    private var finger: CGFloat = 0
    private let generation: Int
    private lazy var edgeScroll = EdgeScroll(of: engine.table) { [weak self] in self?.update() }

    init(of engine: TableEngine, from anchor: ItemPosition) {
        (self.engine, self.anchor, reached, former) = (engine, anchor, anchor, engine.selection)
        generation = engine.generation
        if !former.contains(anchor) { engine.selectByUser(anchor) }
        engine.selectionDidChange()
    }

    /// Whether rows are where they were when the fingers came down.
    var isCurrent: Bool { generation == engine.generation && engine.isLoaded }

    /// The fingers are at a height of the table's space.
    func follow(_ y: CGFloat) {
        finger = y - engine.table.bounds.minY
        update()
        edgeScroll.follow(finger)
    }

    func end() { edgeScroll.stop() }

    private func update() {
        let y = engine.table.bounds.minY + finger - engine.origin
        guard isCurrent, let row = engine.heights.row(near: y), row != reached else { return }
        let last = reached
        reached = row
        // Those left behind first, in the order in which the fingers left them.
        change(from: last, to: row) { row in
            if !isSwept(row), !former.contains(row), engine.selection.contains(row) { engine.deselectByUser(row) }
        }
        change(from: last, to: row) { row in
            if isSwept(row), !engine.selection.contains(row) { engine.selectByUser(row) }
        }
        engine.selectionDidChange()
    }

    private func isSwept(_ row: ItemPosition) -> Bool { row >= min(anchor, reached) && row <= max(anchor, reached) }

    private func change(from first: ItemPosition, to last: ItemPosition, _ change: (ItemPosition) -> Void) {
        var next: ItemPosition? = first
        while let row = next, isCurrent {
            change(row)
            if row == last { return }
            next = last > first ? engine.heights.row(after: row) : engine.heights.row(before: row)
        }
    }
}
