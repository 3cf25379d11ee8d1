import CoreGraphics
import Foundation
import UIFoundation
import UIKitCore

/// Updates: inserted, deleted and moved rows and sections, together in one animation.
extension TableEngine {
    func beginUpdates() {
        guard !isMakingCell else {
            fatalError(
                "\(label) was updated while its data source was making a cell. Update it before or after "
                    + "tableView(_:cellForRowAt:), never in it.")
        }
        if let update {
            update.depth += 1
            return
        }
        _ = loadedHeights
        if table.window != nil, !isLayingOut { table.layoutIfNeeded() }
        update = TableUpdate()
    }

    func endUpdates() {
        guard let update else {
            fatalError(
                "The updates of \(label) were ended and had not begun. Call beginUpdates() once before each endUpdates()."
            )
        }
        update.depth -= 1
        guard update.depth == 0 else { return }
        self.update = nil
        commit(update)
    }

    func performUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
        beginUpdates()
        if let completion { update?.completions.append(completion) }
        updates?()
        endUpdates()
    }

    /// Adds to the updates that have begun; without any it is an update of its own.
    func add(_ change: (TableUpdate) -> Void) {
        beginUpdates()
        if let update { change(update) }
        endUpdates()
    }

    /// The position that a path of an update names.
    func position(_ path: IndexPath) -> ItemPosition {
        if let position = ItemPosition(path) { return position }
        fatalError(
            "An update of \(label) named an index path of \(path.count) numbers. Make paths with IndexPath(row:section:)."
        )
    }

    // MARK: Commit

    private func commit(_ update: TableUpdate) {
        // A reload in between has read all data already.
        guard isLoaded, !update.isOverridden else { return finish(update.completions, table.window != nil) }
        let (before, after) = (heights.rowCounts, readCounts())
        let batch: ResolvedBatch
        do { batch = try update.batch.resolved(before: before, after: after) } catch {
            fatalError("\(label): \(error.description)")
        }
        update.resolveReloads(with: batch)
        let reconfigured = update.reconfiguredRows.compactMap { batch.keptPosition(of: $0) }
        let motion = UpdateMotion(of: self, update, batch)
        let started = generation
        endGestures(motion)
        // A delegate that hears of the end may have reloaded the table.
        guard generation == started else {
            motion.end()
            return finish(update.completions, table.window != nil)
        }
        generation += 1
        adopt(batch, counts: after)
        placeholdersFollow(batch, behind: update.committedPlaceholder)
        follow(motion)
        for position in reconfigured { reconfigure(position) }
        show(motion)
    }

    /// Gives rows, sections and selection the positions of after, and forgets the heights of rows, which may be others now.
    private func adopt(_ batch: ResolvedBatch, counts: [Int]) {
        let formerCount = heights.sectionCount
        // The delegate may ask the table while it is asked.
        var changed = heights
        changed.apply(
            batch, insertedSections: { makeSection($0, rows: counts[$0], of: counts.count) },
            insertedRow: { makeRow(at: $0) })
        heights = changed
        if table.estimatedRowHeight == 0 {
            for section in 0..<counts.count {
                heights.setRows(makeRows(section, count: counts[section]), of: section)
            }
        } else if !knowsRowHeight {
            heights.forgetRowMeasures()
        }
        refreshEdges(
            bordering: [0, counts.count - 1, batch.newSection(of: 0), batch.newSection(of: formerCount - 1)])
        selection.follow(batch)
        if hasActiveDrag { drag.follow(batch) }
        focus.follow(batch)
        touches.follow(batch)
        prefetching.follow(batch)
    }

    /// Has the data source fill the cell of a row anew, if there is one.
    private func reconfigure(_ position: ItemPosition) {
        guard let cell = cells[position] else { return }
        reconfiguredCell = (position, cell)
        let answer = askForCell(at: position)
        reconfiguredCell = nil
        guard answer === cell else {
            fatalError(
                "The data source of \(label) returned another cell for row \(position.item) of section "
                    + "\(position.section), which is reconfigured. Dequeue with the identifier of before, or reload the row."
            )
        }
    }

    // MARK: Motion

    /// Whether an update is being shown or still moves.
    var isMoving: Bool { motion != nil || !motions.isEmpty }

    private func show(_ motion: UpdateMotion) {
        isDirty = true
        table.setNeedsLayout()
        guard table.window != nil, !isLayingOut else {
            updateContentSize(shift: 0)
            motion.end()
            return finish(motion.update.completions, table.window != nil)
        }
        func change() {
            self.motion = motion
            updateContentSize(shift: 0)
            table.layoutIfNeeded()
            updateLines()
            motion.leave()
            self.motion = nil
        }
        guard UIView.mayAnimate else {
            UIView.performWithoutAnimation(change)
            end(motion)
            return finish(motion.update.completions, true)
        }
        motions.append(motion)
        UIView.animate(
            springDuration: Self.updateDuration, options: .allowUserInteraction, animations: change
        ) { [self] _ in
            end(motion)
            for completion in motion.update.completions { completion(true) }
        }
    }

    /// Seconds that an update seems to last: its spring is damped critically, of frequency 2π / 0.3 s.
    private static let updateDuration = 0.3

    private func end(_ motion: UpdateMotion) {
        motion.end()
        motions.removeAll { $0 === motion }
        // Views that were moved off the screen may be removed now.
        if motions.isEmpty { (isDirty, _) = (true, table.setNeedsLayout()) }
    }

    /// Calls the completions of an update without motion, in the next turn.
    private func finish(_ completions: [(Bool) -> Void], _ isShown: Bool) {
        guard !completions.isEmpty else { return }
        guard let clock = AppClock.current else { return completions.forEach { $0(isShown) } }
        clock.deadlines.schedule(at: clock.now) { for completion in completions { completion(isShown) } }
    }
}
