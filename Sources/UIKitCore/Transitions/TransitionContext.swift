package import CoreGraphics
package import Foundation
import QuartzCore

/// One animated change from a controller to another on its way, as its animator and its interaction see it.
///
/// It starts once its owner has everything in place: a presentation, a stack or tabs. It is over once: when the animator says so,
/// or when it is made to jump to its end, whatever the animator makes of animations that were cut short.
package class TransitionContext: UIViewControllerContextTransitioning {
    package let containerView: UIView
    let coordinator: TransitionCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The kind in traces.
    private let kind: String
    /// Called once, before all others are notified of the end.
    var onOver: (() -> Void)?
    private let onEnd: (Bool) -> Void
    /// The layers that may be moved, with the time of each at the start.
    private var starts: [(layer: CALayer, time: Double)] = []
    private(set) var hasStarted = false
    private(set) var isOver = false
    private var isJumping = false
    /// Has what was added alongside follow an interaction of the app's own.
    private var scrub: AlongsideScrub?
    /// The object by which the animation can be interrupted; nil when there is none, or it was not asked for yet.
    private(set) var interruptible: (any UIViewImplicitlyAnimating)?
    private var hasAskedForInterruptible = false
    /// Where the view that leaves is at first, in the container; nil for all of it.
    var frameOfLeaving: CGRect?
    /// Where the view that arrives is at last, in the container; nil for all of it.
    var frameOfArriving: CGRect?

    package init(
        _ kind: String, in container: UIView, coordinator: TransitionCoordinator,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, onEnd: @escaping (Bool) -> Void
    ) {
        (self.kind, containerView, self.coordinator) = (kind, container, coordinator)
        (self.animator, self.interaction, self.onEnd) = (animator, interaction, onEnd)
        coordinator.learnDuration { [weak self] in self.map { $0.animator.transitionDuration(using: $0) } ?? 0 }
        (interaction as? UIPercentDrivenInteractiveTransition)?.drive(self)
    }

    /// Seconds that the animator takes, when animations run at their usual pace.
    var duration: Double { coordinator.transitionDuration }

    // MARK: Running

    /// Hands the transition to the object that drives it.
    package func start() {
        guard !isOver else { return }
        hasStarted = true
        // Now at the latest the animator is asked how long it takes.
        let duration = duration
        let now = LayerEnvironment.current.now
        starts = ([containerView] + coordinator.alongsideViews).map { ($0.layer, $0.layer.convertTime(now, from: nil)) }
        guard let interaction,
            interaction.wantsInteractiveStart || interaction is UIPercentDrivenInteractiveTransition
        else { return animate() }
        interaction.startInteractiveTransition(self)
        if isInteractive, interruptible == nil, !isOver, !coordinator.hasBegun, duration > 0 {
            scrub = AlongsideScrub(coordinator)
        } else {
            runAlongside()
        }
    }

    /// Runs the animator, and what was added alongside.
    func animate() {
        animator.animateTransition(using: self)
        askForInterruptible()
        runAlongside()
    }

    /// Asks the animator, once, for the object by which it can be interrupted.
    func askForInterruptible() {
        guard !isOver, !hasAskedForInterruptible else { return }
        hasAskedForInterruptible = true
        let given = animator.interruptibleAnimator(using: self)
        if given is AbsentInterruptibleAnimator { return }
        interruptible = given
        coordinator.isInterruptible = true
    }

    /// Runs what was added alongside, unless the animator has done so.
    private func runAlongside() {
        guard !isOver, !coordinator.hasBegun else { return }
        if let interruptible, interruptible.state != .stopped {
            interruptible.addAnimations { [coordinator] in coordinator.runAlongside() }
        } else {
            UIView.animate(withDuration: duration) { [coordinator] in coordinator.runAlongside() }
        }
    }

    /// Brings it to the end that it runs to, at once.
    func finishImmediately() {
        guard !isOver else { return }
        isJumping = true
        if let interruptible, interruptible.state == .active {
            interruptible.stopAnimation(false)
            interruptible.finishAnimation(at: transitionWasCancelled ? .start : .end)
        }
        for start in starts where !isOver { start.layer.endAnimationsInTree(since: start.time) }
        completeTransition(!transitionWasCancelled)
    }

    /// Ends it at once, since its surroundings change; under the finger it goes back.
    package func cancelOrFinishImmediately() {
        if isInteractive { cancelInteractiveTransition() }
        finishImmediately()
    }

    // MARK: Context

    package var isAnimated: Bool { true }
    package var isInteractive: Bool { coordinator.isInteractive }
    package var transitionWasCancelled: Bool { coordinator.isCancelled }
    package var presentationStyle: UIModalPresentationStyle { .none }
    package var targetTransform: CGAffineTransform { .identity }

    package func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !isOver else { return }
        coordinator.percentComplete = percentComplete
        scrub?.show(percentComplete)
        ApplicationRuntime.current?.traceTransition(
            "update", kind: kind, from: viewController(forKey: .from), to: viewController(forKey: .to),
            interactive: coordinator.initiallyInteractive, cancelled: false)
    }

    package func finishInteractiveTransition() {
        if !isOver { endInteraction(cancelled: false) }
    }

    package func cancelInteractiveTransition() {
        if !isOver { endInteraction(cancelled: true) }
    }

    private func endInteraction(cancelled: Bool) {
        if let interaction {
            coordinator.completionVelocity = interaction.completionSpeed
            coordinator.completionCurve = interaction.completionCurve
        }
        coordinator.endInteraction(cancelled: cancelled)
        scrub?.release(isCancelled: cancelled)
    }

    package func pauseInteractiveTransition() {
        guard !isOver else { return }
        scrub?.resume()
        coordinator.resumeInteraction()
    }

    package func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        let completed = isJumping ? !transitionWasCancelled : didComplete
        scrub?.end(completed: completed)
        onOver?()
        onOver = nil
        onEnd(completed)
    }

    package func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    package func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

    package func initialFrame(for vc: UIViewController) -> CGRect {
        vc === viewController(forKey: .from) ? frameOfLeaving ?? containerView.bounds : .zero
    }

    package func finalFrame(for vc: UIViewController) -> CGRect {
        vc === viewController(forKey: .to) ? frameOfArriving ?? containerView.bounds : .zero
    }
}
