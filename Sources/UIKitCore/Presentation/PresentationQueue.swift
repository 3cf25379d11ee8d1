/// Serves presentations and dismissals one after the other: what callbacks of one ask for begins when that one has come to rest.
final class PresentationQueue {
    private var isServing = false
    private var waiting: [() -> Void] = []
    /// The presentations whose transitions run.
    private var running: [Presentation] = []

    /// Does a step now, or after the one in whose callbacks this is called.
    func serve(_ step: @escaping () -> Void) {
        waiting.append(step)
        serveWaiting()
    }

    /// Does a step now, in whose callbacks ever this is called; what its own callbacks ask for waits.
    func serveAtOnce(_ step: () -> Void) {
        let outer = isServing
        isServing = true
        step()
        isServing = outer
        serveWaiting()
    }

    private func serveWaiting() {
        guard !isServing else { return }
        isServing = true
        while !waiting.isEmpty { waiting.removeFirst()() }
        isServing = false
    }

    func didBegin(_ presentation: Presentation) { running.append(presentation) }

    func didEnd(_ presentation: Presentation) { running.removeAll { $0 === presentation } }

    /// The canvas is about to change: transitions that run by themselves end at once; one under a finger is cancelled by a turn.
    func canvasWillChange(isTurn: Bool) {
        for transition in running.compactMap(\.transition) where isTurn || !transition.isInteractive {
            transition.breakOff()
        }
    }
}
