package import CoreGraphics
package import Foundation
import QuartzCore

/// One animated change between two controllers, as its animator and its interaction controller see it.
///
/// Its owner, a presentation, a stack or tabs, starts it when all views are installed. It ends exactly once: when the animator
/// completes it, or when it is made to jump to its end. A second completion by an interrupted animator is ignored.
package class TransitionContext: UIViewControllerContextTransitioning {
    package let containerView: UIView
    let coordinator: TransitionCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// The kind in traces.
    private let kind: String
    /// Called once at the end, before all other notifications.
    var onOver: (() -> Void)?
    private let onEnd: (Bool) -> Void
    /// The layers that animate, with the layer time of each at the start.
    private var starts: [(layer: CALayer, time: Double)] = []
    private(set) var hasStarted = false
    private(set) var isOver = false
    private var isJumping = false
    /// Drives the alongside animations when the app has an interaction controller of its own.
    private var scrub: AlongsideScrub?
    /// The animator's interruptible animator; nil when it has none, or has not been asked yet.
    private(set) var interruptible: (any UIViewImplicitlyAnimating)?
    private var hasAskedForInterruptible = false
    /// The initial frame of the leaving view in the container; nil for the container's bounds.
    var frameOfLeaving: CGRect?
    /// The final frame of the arriving view in the container; nil for the container's bounds.
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

    /// The animator's duration in seconds at a time scale of 1.
    var duration: Double { coordinator.transitionDuration }

    // MARK: Running

    /// Starts the transition: calls the interaction controller, or the animator when there is none.
    package func start() {
        guard !isOver else { return }
        hasStarted = true
        // An unknown duration is asked for at this point at the latest.
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

    /// Runs the animator and the alongside blocks.
    func animate() {
        animator.animateTransition(using: self)
        askForInterruptible()
        runAlongside()
    }

    /// Asks the animator for its interruptible animator, once.
    func askForInterruptible() {
        guard !isOver, !hasAskedForInterruptible else { return }
        hasAskedForInterruptible = true
        let given = animator.interruptibleAnimator(using: self)
        if given is AbsentInterruptibleAnimator { return }
        interruptible = given
        coordinator.isInterruptible = true
    }

    /// Runs the alongside blocks, unless the animator has run them.
    private func runAlongside() {
        guard !isOver, !coordinator.hasBegun else { return }
        if let interruptible, interruptible.state != .stopped {
            interruptible.addAnimations { [coordinator] in coordinator.runAlongside() }
        } else {
            UIView.animate(withDuration: duration) { [coordinator] in coordinator.runAlongside() }
        }
    }

    /// Jumps to the end to which the transition runs.
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

    /// Ends the transition at once, because its surroundings change; an interactive one is cancelled.
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
