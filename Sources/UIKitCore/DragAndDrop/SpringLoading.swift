import CoreGraphics
import Foundation

/// Finds the spring-loaded view below a drag, and activates it when the items rest there.
final class SpringLoading {
    /// Seconds of rest before the effect begins to blink, and seconds of blinking before the activation; together one second.
    static let rest = 0.7
    static let warning = 0.3
    /// The movement, in points, that restarts the time of rest.
    private static let slop: CGFloat = 10

    private let session: DragSession
    private let runtime: ApplicationRuntime
    private var interaction: UISpringLoadedInteraction?
    private var context: SpringContext?
    private var start = CGPoint.zero
    private var deadline: DeadlineQueue.Deadline?
    /// Called after an activation, which may have changed the views below the finger.
    private let onActivation: () -> Void

    init(of session: DragSession, runtime: ApplicationRuntime, onActivation: @escaping () -> Void) {
        (self.session, self.runtime, self.onActivation) = (session, runtime, onActivation)
    }

    /// Finds the target below the finger after a movement. Restarts the time of rest if the target changed or the finger moved
    /// far.
    func follow() {
        let found = findTarget()
        guard let interaction, let context else { return begin(found) }
        guard let found, found.interaction === interaction, found.context.hasTarget(of: context) else {
            end()
            return begin(found)
        }
        guard context.state != .activated else { return }
        if hypot(session.place.x - start.x, session.place.y - start.y) > Self.slop { wait() }
    }

    /// Ends the interaction; cancels its activation if it was not activated.
    func end() {
        deadline?.cancel()
        guard let interaction, let context else { return }
        (self.interaction, self.context) = (nil, nil)
        guard context.state != .activated else { return }
        set(.inactive, context, interaction)
        interaction.interactionBehavior.interactionDidFinish(interaction)
    }

    /// Ends an interaction that is removed from its view.
    func leave(_ interaction: UISpringLoadedInteraction) { if interaction === self.interaction { end() } }

    // MARK: Target

    /// The innermost view below the finger whose behavior permits an activation.
    private func findTarget() -> (interaction: UISpringLoadedInteraction, context: SpringContext)? {
        var view = HitTester(windows: runtime.scene.windowStack).hit(at: session.place, with: nil)?.view
        while let current = view {
            for case let interaction as UISpringLoadedInteraction in current.attachments?.interactions.reversed() ?? []
            {
                let context = SpringContext(of: session, on: current)
                if interaction.interactionBehavior.shouldAllow(interaction, with: context) {
                    return (interaction, context)
                }
            }
            view = current.superview
        }
        return nil
    }

    /// Whether an interaction is still the target; other views may have appeared below a finger that rests.
    private func isTarget(_ interaction: UISpringLoadedInteraction, _ context: SpringContext) -> Bool {
        guard let found = findTarget() else { return false }
        return found.interaction === interaction && found.context.hasTarget(of: context)
    }

    // MARK: Course

    private func begin(_ found: (interaction: UISpringLoadedInteraction, context: SpringContext)?) {
        guard let found else { return }
        (interaction, context) = found
        wait()
    }

    private func wait() {
        guard let interaction, let context else { return }
        start = session.place
        if context.state != .possible { set(.possible, context, interaction) }
        schedule(Self.rest) { [weak self] in self?.warn() }
    }

    private func warn() {
        guard let interaction, let context else { return }
        guard isTarget(interaction, context) else { return follow() }
        set(.activating, context, interaction)
        schedule(Self.warning) { [weak self] in self?.activate() }
    }

    private func activate() {
        guard let interaction, let context else { return }
        guard isTarget(interaction, context) else { return follow() }
        set(.activated, context, interaction)
        interaction.handler(interaction, context)
        interaction.interactionBehavior.interactionDidFinish(interaction)
        onActivation()
    }

    private func set(
        _ state: UISpringLoadedInteractionEffectState, _ context: SpringContext,
        _ interaction: UISpringLoadedInteraction
    ) {
        context.state = state
        interaction.interactionEffect?.interaction(interaction, didChangeWith: context)
    }

    private func schedule(_ seconds: Double, _ work: @escaping () -> Void) {
        deadline?.cancel()
        deadline = runtime.clock.deadlines.schedule(at: runtime.now + seconds, work)
    }
}
