import CoreGraphics
import Foundation
import QuartzCore
import UIKitCore

/// Notifies the prefetching data source of a table of the rows ahead.
final class TablePrefetching {
    private unowned let engine: TableEngine
    private var plan = PrefetchPlan()
    /// The rows on screen in the last step; nil before the first and after changes.
    private var lastShown: (first: ItemPosition, last: ItemPosition)?

    init(of engine: TableEngine) { self.engine = engine }

    /// Discards the plan, because the data or the data source has changed.
    func forget() { (_, lastShown) = (plan.removeAll(), nil) }

    /// Adjusts the positions in the plan to an update.
    func follow(_ batch: ResolvedBatch) {
        plan.follow(batch)
        lastShown = nil
    }

    /// Cancels all prefetching.
    func stop() {
        let rows = plan.removeAll()
        lastShown = nil
        cancel(rows)
    }

    /// Notifies the data source of changes with the rows on screen; called after each layout.
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
        // Changes that the app makes here do not belong to a surrounding animation.
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
