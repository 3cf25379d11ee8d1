import QuartzCore

/// Runs the phases of one frame.
///
/// Frame path: step 2 of 8 – from `ApplicationRuntime.frame(at:)`, to `DeadlineQueue`.
final class FramePipeline {
    private let phases = FramePhase.allCases
    private let snapshotter = LayerSnapshotter()

    /// Runs all phases for a media time; nil when the picture is the same as before.
    func run(_ runtime: ApplicationRuntime, at time: Double) -> RenderFrame? {
        var picture: RenderFrame?
        for phase in phases {
            runtime.onPhase?(phase)
            switch phase {
            case .touchMoves: runtime.touchTracker.deliverMoves()
            case .orientation: runtime.orientation.applyPendingChanges()
            case .deadlines: runtime.clock.deadlines.runDue(at: time)
            case .displayLinks: runtime.clock.displayLinks.run(at: time)
            case .animations: runtime.layerEnvironment.timeline.step(to: time)
            case .addedAnimations: stepAddedAnimations(of: runtime, to: time)
            case .layout: layOut(runtime)
            case .layoutObservers: for observer in runtime.layoutObservers { observer.layoutDidEnd() }
            case .transaction: CATransaction.flush()
            case .display: DisplayPass.run(runtime.scene.windowStack.map(\.layer))
            case .snapshot: picture = capturePicture(of: runtime, at: time)
            }
        }
        return picture
    }

    private func layOut(_ runtime: ApplicationRuntime) {
        var report = LayoutPass.run(runtime.scene.windowStack)
        // Work after layout, such as appearance callbacks, may change views again.
        var rounds = 0
        while runtime.clock.nextLayoutFollowUp != nil, rounds < LayoutRounds.limit {
            rounds += 1
            runtime.clock.layoutDidEnd()
            let further = LayoutPass.run(runtime.scene.windowStack)
            report.rounds += further.rounds
            report.views += further.views
            report.constraints += further.constraints
        }
        if let culprit = runtime.clock.nextLayoutFollowUp {
            Diagnostics.log(
                "The work after layout did not come to rest in \(rounds) rounds. \(culprit.file):\(culprit.line) asks for more each time."
            )
        }
        if report.views > 0 { runtime.traceLayout(report) }
    }

    private func stepAddedAnimations(of runtime: ApplicationRuntime, to time: Double) {
        let timeline = runtime.layerEnvironment.timeline
        let hasAdditions = timeline.hasAdditions
        timeline.step(to: time)
        if hasAdditions { DisplayPass.followAnimations(in: runtime.scene.windowStack.map(\.layer)) }
    }

    private func capturePicture(of runtime: ApplicationRuntime, at time: Double) -> RenderFrame? {
        snapshotter.frame(
            of: runtime.scene.windowStack.map(\.layer), on: runtime.orientation.surface, at: time,
            timeline: runtime.layerEnvironment.timeline)
    }
}
