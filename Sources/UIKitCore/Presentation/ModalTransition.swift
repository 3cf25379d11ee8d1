import CoreGraphics
import Foundation
import QuartzCore

/// One animated presentation or dismissal on its way, as its animator and its interaction see it.
///
/// It starts after the layout that follows the request, so that what arrives has its layout and alongside animations can be added
/// until then. It is over once: when the animator says so, or when it is made to jump to its end.
final class ModalTransition: UIViewControllerContextTransitioning {
    let presentation: Presentation
    let isPresentation: Bool
    let containerView: UIView
    let coordinator: TransitionCoordinator
    let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: (any UIViewControllerInteractiveTransitioning)?
    /// Called once, before everybody else hears that it is over.
    var onOver: (() -> Void)?
    private let onEnd: (Bool) -> Void
    private var startTime: Double?
    private(set) var isOver = false

    init(
        of presentation: Presentation, isPresentation: Bool, in container: UIView, coordinator: TransitionCoordinator,
        animator: any UIViewControllerAnimatedTransitioning,
        interaction: (any UIViewControllerInteractiveTransitioning)?, onEnd: @escaping (Bool) -> Void
    ) {
        (self.presentation, self.isPresentation, self.coordinator) = (presentation, isPresentation, coordinator)
        (containerView, self.animator, self.interaction) = (container, animator, interaction)
        self.onEnd = onEnd
        (interaction as? UIPercentDrivenInteractiveTransition)?.lead(self)
    }

    /// Seconds that the animator takes, when animations run at their usual pace.
    var duration: Double { coordinator.transitionDuration }

    // MARK: Running

    /// Hands the transition to whoever leads it.
    func start() {
        guard !isOver else { return }
        startTime = containerView.layer.convertTime(LayerEnvironment.current.now, from: nil)
        if let interaction, interaction.wantsInteractiveStart || interaction is UIPercentDrivenInteractiveTransition {
            interaction.startInteractiveTransition(self)
            runAlongside()
        } else {
            animate()
        }
    }

    /// Runs the animator, and what was added alongside.
    func animate() {
        animator.animateTransition(using: self)
        runAlongside()
    }

    private func runAlongside() {
        guard !isOver, !coordinator.hasBegun else { return }
        UIView.animate(withDuration: duration) { [coordinator] in coordinator.runAlongside() }
    }

    /// Brings it to the end that it runs to, at once.
    func jumpToEnd() {
        guard !isOver else { return }
        if let startTime { containerView.layer.endAnimationsInTree(since: startTime) }
        completeTransition(!transitionWasCancelled)
    }

    // MARK: Context

    var isAnimated: Bool { true }
    var isInteractive: Bool { coordinator.isInteractive }
    var transitionWasCancelled: Bool { coordinator.isCancelled }
    var presentationStyle: UIModalPresentationStyle { presentation.controller.presentationStyle }
    var targetTransform: CGAffineTransform { .identity }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard !isOver else { return }
        coordinator.percentComplete = percentComplete
        presentation.trace("update", isPresentation: isPresentation, of: self)
    }

    func finishInteractiveTransition() {
        if !isOver { coordinator.endInteraction(cancelled: false) }
    }

    func cancelInteractiveTransition() {
        if !isOver { coordinator.endInteraction(cancelled: true) }
    }

    func pauseInteractiveTransition() {
        if !isOver { coordinator.resumeInteraction() }
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        onOver?()
        onOver = nil
        onEnd(didComplete)
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        coordinator.viewController(forKey: key)
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { coordinator.view(forKey: key) }

    func initialFrame(for vc: UIViewController) -> CGRect {
        let arrives = vc === viewController(forKey: .to)
        return arrives && (isPresentation || presentation.isPresenterOut) ? .zero : place(of: vc)
    }

    func finalFrame(for vc: UIViewController) -> CGRect {
        let leaves = vc === viewController(forKey: .from)
        return leaves && (!isPresentation || presentation.isPresenterOut) ? .zero : place(of: vc)
    }

    private func place(of controller: UIViewController) -> CGRect {
        if controller === presentation.presented { return presentation.controller.frameOfPresentedViewInContainerView }
        guard controller === presentation.presenter, let view = presentation.presenterView else { return .zero }
        return containerView.convert(view.bounds, from: view)
    }
}
