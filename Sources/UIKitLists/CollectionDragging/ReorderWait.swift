import UIKitCore

/// Delays the movement of the gap according to the collection's reordering cadence.
final class ReorderWait {
    private unowned let engine: CollectionEngine
    private var goal: ItemPosition?
    private var isOver = false
    private var deadline: DeadlineQueue.Deadline?

    init(of engine: CollectionEngine) { self.engine = engine }

    /// Whether the gap may move to a position now. If not, the drop session is updated again after the delay.
    func allows(_ position: ItemPosition) -> Bool {
        let delay = engine.collection.reorderingCadence.delay
        guard delay > 0, position != engine.gapGoal, let clock = AppClock.current else {
            stop()
            return true
        }
        guard goal != position else { return isOver }
        stop()
        goal = position
        deadline = clock.deadlines.schedule(at: clock.now + delay) { [weak self] in self?.end() }
        return false
    }

    private func end() {
        isOver = true
        engine.drop.interaction.updateSession()
    }

    func stop() {
        deadline?.cancel()
        (goal, isOver, deadline) = (nil, false, nil)
    }
}
