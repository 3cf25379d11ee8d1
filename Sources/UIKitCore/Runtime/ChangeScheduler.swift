/// Runs the callbacks of several runners one after the other.
///
/// A change requested in a callback of another runner begins when that runner's change has started its animation or has ended; it
/// does not wait for the animation's end. The presentations of an application share a scheduler. A container needs none: its
/// changes are in its own runner.
package final class ChangeScheduler {
    private var isCallingOut = false
    private var waiting: [() -> Void] = []
    /// The running animations.
    private var moving: [any ScheduledMotion] = []

    /// Runs a step now, or after the step in whose callbacks this is called.
    func enqueue(_ step: @escaping () -> Void) {
        waiting.append(step)
        runPending()
    }

    /// Runs a step now, even in callbacks of another one; changes that its own callbacks request wait.
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

    /// Called before the canvas changes: animations end at once; a rotation also cancels interactive ones.
    func canvasWillChange(isTurn: Bool) {
        for motion in moving where isTurn || !motion.isInteractive { motion.cancelOrFinishImmediately() }
    }
}
