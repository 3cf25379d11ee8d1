import QuartzCore

/// The phases of one frame, in order.
///
/// Frame path: step 2 of 8 – from `ApplicationRuntime.frame(at:)`, to `DeadlineQueue`.
final class FramePipeline {
    private let snapshotter = LayerSnapshotter()
    private var afterLayout: [() -> Void] = []

    /// Has work run once, after the next layout and before the picture is taken.
    func afterNextLayout(_ body: @escaping () -> Void) { afterLayout.append(body) }

    /// True while work waits for the next layout.
    var hasPendingWork: Bool { !afterLayout.isEmpty }

    /// Runs every phase for a media time; nil when the picture is the same as before.
    func run(_ runtime: ApplicationRuntime, at time: Double) -> RenderFrame? {
        runtime.touchTracker.deliverMoves()
        runtime.orientation.applyPendingChanges()
        runtime.deadlines.runDue(at: time)
        runtime.displayLinks.run(at: time)
        runtime.layerEnvironment.timeline.step(to: time)
        let windows = { runtime.scene.windowStack }
        var report = LayoutPass.run(windows())
        // What runs after layout (appearance callbacks, first of all) may change views again.
        var turns = 0
        while !afterLayout.isEmpty, turns < LayoutPass.roundLimit {
            turns += 1
            let bodies = afterLayout
            afterLayout = []
            for body in bodies { body() }
            let further = LayoutPass.run(windows())
            report.rounds += further.rounds
            report.views += further.views
        }
        if report.views > 0 { runtime.traceLayout(report) }
        runtime.focusSystem.layoutDidEnd()
        runtime.pointerTracker.regions.layoutDidEnd()
        runtime.keyboard.updateTextInput()
        CATransaction.flush()
        DisplayPass.run(windows().map(\.layer))
        // Animations added in this turn begin now, so that their first picture shows their start.
        runtime.layerEnvironment.timeline.step(to: time)
        let layers = windows().map(\.layer)
        return snapshotter.frame(
            of: layers, on: runtime.orientation.surface, at: time, timeline: runtime.layerEnvironment.timeline)
    }
}
