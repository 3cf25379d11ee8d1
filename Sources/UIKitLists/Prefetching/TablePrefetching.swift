import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Tells the data source of a table for prefetching which rows are ahead.
final class TablePrefetching {
    private unowned let engine: TableEngine
    private var plan = PrefetchPlan()
    /// The rows on screen in the last step; nil before the first and after changes.
    private var lastShown: (first: ItemPosition, last: ItemPosition)?

    init(of engine: TableEngine) { self.engine = engine }

    /// Begins anew, for what was named has other data now, or is named to another object.
    func forget() { (_, lastShown) = (plan.removeAll(), nil) }

    /// Gives what was named the positions of after an update.
    func follow(_ batch: ResolvedBatch) {
        plan.follow(batch)
        lastShown = nil
    }

    /// Calls everything off that was named.
    func stop() {
        let rows = plan.removeAll()
        lastShown = nil
        cancel(rows)
    }

    /// Says what changed with the rows on screen; called after each layout.
    func update() {
        let table = engine.table
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, table.window != nil else { return }
        guard engine.isLoaded, engine.update == nil, !engine.isMoving, engine.reorder == nil else { return }
        guard let first = engine.cells.keys.first, let last = engine.cells.keys.last, engine.heights.contains(last)
        else { return }
        let hasTurned = plan.noteOffset(engine.allowedOffset)
        if !hasTurned, let lastShown, lastShown == (first, last) { return }
        lastShown = (first, last)
        let top = table.bounds.minY - engine.origin
        let step = plan.step(showing: first, to: last, in: top...(top + table.bounds.height), engine.heights)
        // What an app does here is no part of an animation around.
        UIView.performWithoutAnimation {
            cancel(step.cancelled)
            if !step.named.isEmpty { source.tableView(table, prefetchRowsAt: paths(step.named)) }
        }
        // An app that reloads here wants one more layout.
        if engine.isDirty { table.layer.markForFurtherLayout() }
    }

    private func cancel(_ rows: [ItemPosition]) {
        guard !rows.isEmpty else { return }
        let table = engine.table
        table.prefetchDataSource?.tableView(table, cancelPrefetchingForRowsAt: paths(rows))
    }

    private func paths(_ rows: [ItemPosition]) -> [IndexPath] {
        var paths: [IndexPath] = []
        for row in rows { paths.append(row.path) }
        return paths
    }
}
