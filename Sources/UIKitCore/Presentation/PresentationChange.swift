import Foundation

/// One presentation or dismissal. It sends callbacks to the presented controller, and to the presenter if its view is moved.
///
/// The animation starts after the layout that follows the request. Its callbacks can remove the presenter; then no later
/// step runs.
final class PresentationChange: ControllerChange {
    enum Course {
        case presenting(source: UIViewController)
        /// The leader drives an interactive dismissal; nil for one that is not interactive.
        case dismissing(leader: SheetDismissal?)
    }

    let presentation: Presentation
    private let course: Course
    /// The `animated` argument of the callbacks.
    private let animated: Bool
    private let completion: (() -> Void)?
    /// Whether only the presented controller's transition style determines the animation.
    private var isStandard = true
    private var interaction: (any UIViewControllerInteractiveTransitioning)?
    private(set) var coordinator: TransitionCoordinator?
    var context: TransitionContext?
    var isCompleted: Bool?

    init(_ course: Course, of presentation: Presentation, animated: Bool, completion: (() -> Void)?) {
        (self.course, self.presentation) = (course, presentation)
        (self.animated, self.completion) = (animated, completion)
    }

    var isPresentation: Bool { if case .presenting = course { true } else { false } }
    var kind: String { isPresentation ? "present" : "dismiss" }
    var from: UIViewController? { coordinator?.viewController(forKey: .from) }
    var to: UIViewController? { coordinator?.viewController(forKey: .to) }

    /// Whether the change is animated; an interactive dismissal is, even while animations are disabled.
    private var moves: Bool { animated && (UIView.areAnimationsEnabled || interaction is SheetDismissal) }

    /// Whether a gesture drives the change from its beginning.
    private var beginsInteractively: Bool { moves && interaction?.wantsInteractiveStart == true }

    /// The callbacks to the two sides as they are now; adaptations can have changed them since the request.
    private var exchange: AppearanceExchange {
        let (below, above) = presentation.sides
        return AppearanceExchange(
            from: isPresentation ? below : above, to: isPresentation ? above : below, animated: animated,
            ends: .arriving, isDirect: true)
    }

    // MARK: Beginning

    func prepare() -> Bool {
        switch course {
        case .presenting(let source): preparePresenting(from: source)
        case .dismissing(let leader): prepareDismissing(by: leader)
        }
    }

    private func preparePresenting(from source: UIViewController) -> Bool {
        guard let (presenter, window) = presentation.acceptRequest() else { return false }
        let presented = presentation.presented
        let delegate = animated ? presented.transitioningDelegate : nil
        let custom = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        interaction = custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        presented.loadIfNeeded()
        guard let container = presentation.open(over: presenter, in: window) else { return false }
        makeContext(in: container, animator: custom)
        return true
    }

    private func prepareDismissing(by leader: SheetDismissal?) -> Bool {
        guard let container = presentation.beginDismissing() else { return false }
        let presented = presentation.presented
        let delegate = animated && container.window != nil && leader == nil ? presented.transitioningDelegate : nil
        let custom = delegate?.animationController(forDismissed: presented)
        interaction = leader ?? custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        guard presentation.prepareReturn(isInteractive: beginsInteractively) else { return false }
        makeContext(in: container, animator: leader ?? custom)
        return true
    }

    /// Makes the coordinator and the context; without an animator from the app, the style's.
    private func makeContext(
        in container: PresentationContainerView, animator: (any UIViewControllerAnimatedTransitioning)?
    ) {
        let animator = animator ?? presentation.controller.ownAnimator
        isStandard = animator == nil
        let coordinator = presentation.makeCoordinator(
            in: container, isPresentation: isPresentation, duration: moves ? nil : 0, isInteractive: beginsInteractively
        )
        self.coordinator = coordinator
        presentation.runner.gatherParties(of: self)
        guard moves else { return }
        context = ModalTransition(
            of: presentation, isPresentation: isPresentation, in: container, coordinator: coordinator,
            animator: animator ?? StandardModalTransition(style: presentation.presented.modalTransitionStyle),
            interaction: interaction
        ) { [weak self] completed in
            if let self { presentation.runner.end(self, completed: completed) }
        }
    }

    func begin() {
        if isPresentation {
            presentation.enter(with: exchange, isInteractive: isInteractive, isStandard: isStandard)
        } else {
            presentation.leave(with: exchange, isInteractive: isInteractive, isStandard: isStandard)
        }
    }

    // MARK: Moving

    var mayMove: Bool { context != nil && presentation.container?.window != nil }

    func start() {
        presentation.container?.capturesAllTouches = true
        AppClock.current?.afterLayout { [context] in context?.start() }
    }

    func didNotStart() { UIView.performWithoutAnimation { coordinator?.runAlongside() } }

    // MARK: Ending

    func settle() {
        presentation.end { isPresentation ? $0.didPresent(with: exchange) : $0.didDismiss(with: exchange) }
    }

    func revert() {
        let back = exchange.reversed()
        presentation.end {
            isPresentation ? $0.didCancelPresenting(with: back) : $0.didCancelDismissing(with: back)
        }
    }

    /// While the transition exists, the status bar returns with the same animation.
    func willEnd() {
        if isCompleted == false { ApplicationRuntime.current?.updateStatusBar() }
    }

    func didEnd() {
        ApplicationRuntime.current?.orientation.setNeedsDecision()
        if isCompleted == true { completion?() }
    }
}
