/// Has the changes of several runners call out one after the other: what the callbacks of one ask for begins when that one has
/// begun to move, or has ended. What moves is not waited for.
///
/// The presentations of an application share one. A container needs none: its changes meet in its own runner.
package final class ChangeScheduler {
    private var isCallingOut = false
    private var waiting: [() -> Void] = []
    /// The motions under way.
    private var moving: [any ScheduledMotion] = []

    /// Does a step now, or after the one in whose callbacks this is called.
    func enqueue(_ step: @escaping () -> Void) {
        waiting.append(step)
        runPending()
    }

    /// Does a step now, in whose callbacks ever this is called; what its own callbacks ask for waits.
    func runAtOnce(_ step: () -> Void) {
        let outer = isCallingOut
        isCallingOut = true
        step()
        isCallingOut = outer
        runPending()
    }

    private func runPending() {
        guard !isCallingOut else { return }
        isCallingOut = true
        while !waiting.isEmpty { waiting.removeFirst()() }
        isCallingOut = false
    }

    func didBegin(_ motion: any ScheduledMotion) { moving.append(motion) }

    func didEnd(_ motion: any ScheduledMotion) { moving.removeAll { $0 === motion } }

    /// The canvas is about to change: what moves by itself ends at once; what a finger leads is cancelled by a turn.
    func canvasWillChange(isTurn: Bool) {
        for motion in moving where isTurn || !motion.isInteractive { motion.cancelOrFinishImmediately() }
    }
}
