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
    private var animator: (any UIViewControllerAnimatedTransitioning)?
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

    /// Whether only the presented controller's transition style determines the animation.
    private var isStandard: Bool { animator == nil }

    /// The two sides as they are now; adaptations can have changed them since the request.
    private var exchange: AppearanceExchange {
        let below = presentation.isPresenterOut ? presentation.presenter : nil
        let above = presentation.presented
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
        guard presentation.phase == .requested, let presenter = presentation.presenter,
            let window = presenter.viewIfLoaded?.window
        else {
            presentation.unlink()
            return false
        }
        presentation.phase = .presenting
        presentation.applyInitialStyle(in: window.traitCollection)
        let presented = presentation.presented
        let delegate = animated ? presented.transitioningDelegate : nil
        let custom = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        interaction = custom.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        presented.loadIfNeeded()
        // Each callback can replace the window's root controller, which ends this presentation.
        guard presentation.phase == .presenting else { return false }
        if presentation.fillsWindow { ApplicationRuntime.current?.orientation.decide(for: presented) }
        let container = presentation.makeContainer(in: window)
        animator = custom ?? presentation.controller.ownAnimator
        presentation.isPresenterOut = presentation.controller.shouldRemovePresentersView
        presentation.noteAppearance(of: presenter)
        makeContext(in: container)
        return true
    }

    private func prepareDismissing(by leader: SheetDismissal?) -> Bool {
        guard presentation.phase == .presented, let container = presentation.container else { return false }
        let presented = presentation.presented
        presentation.phase = .dismissing
        presentation.drivesAppearances = false
        presentation.page?.endRest()
        let isShown = container.window != nil
        // A memory warning may have released its view.
        if presentation.isPresenterOut { presentation.presenter?.loadIfNeeded() }
        let delegate = animated && isShown && leader == nil ? presented.transitioningDelegate : nil
        let custom = delegate?.animationController(forDismissed: presented)
        interaction = leader ?? custom.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        animator = leader ?? custom ?? presentation.controller.ownAnimator
        presentation.noteAppearance(of: presented)
        if presentation.fillsWindow, !beginsInteractively { ApplicationRuntime.current?.orientation.decideNow() }
        if presentation.isPresenterOut {
            presentation.presenter?.ownPresentation?.adaptAfterAbsence(beneath: presentation)
        }
        guard presentation.phase == .dismissing else { return false }
        makeContext(in: container)
        return true
    }

    /// Makes the coordinator, the animator and the context.
    private func makeContext(in container: UIView) {
        let (below, above) = (presentation.presenter, presentation.presented)
        var views: [UITransitionContextViewKey: UIView] = [:]
        views[isPresentation ? .to : .from] = presentation.controller.presentedView
        if presentation.isPresenterOut { views[isPresentation ? .from : .to] = presentation.presenterView }
        let coordinator = TransitionCoordinator(
            duration: moves ? nil : 0, container: container, from: isPresentation ? below : above,
            to: isPresentation ? above : below, isInteractive: beginsInteractively, views: views,
            presentationStyle: presentation.controller.presentationStyle)
        self.coordinator = coordinator
        presentation.runner.gatherParties(of: self)
        guard moves else { return }
        context = ModalTransition(
            of: presentation, isPresentation: isPresentation, in: container, coordinator: coordinator,
            animator: animator ?? StandardModalTransition(style: above.modalTransitionStyle), interaction: interaction
        ) { [weak self] completed in
            if let self { presentation.runner.end(self, completed: completed) }
        }
    }

    func begin() {
        isPresentation ? beginPresenting() : beginDismissing()
    }

    private func beginPresenting() {
        presentation.controller.presentationTransitionWillBegin()
        exchange.beginDeparture()
        guard presentation.phase == .presenting, let container = presentation.container else { return }
        presentation.firstResponderRestoration.save(behind: container)
        presentation.presented.isBeingPresented = true
        exchange.beginArrival()
        guard presentation.phase == .presenting else { return }
        if !beginsInteractively, let view = presentation.presenterView {
            ApplicationRuntime.current?.cancelTouches(in: view)
        }
        if presentation.curls, isStandard { presentation.page = presentation.makePage(in: container) }
        if presentation.isPresenterOut { presentation.attachPresenter() }
        presentation.layOutPresented()
        exchange.arrive(layingOut: false)
        followStatusBar(.presenting)
    }

    private func beginDismissing() {
        presentation.controller.dismissalTransitionWillBegin()
        // Callbacks must find the presenter's view in the hierarchy.
        if presentation.isPresenterOut, presentation.page == nil || !isStandard {
            presentation.putPresenterBack()
        } else {
            presentation.keepPresenterOnPage()
        }
        presentation.presented.isBeingDismissed = true
        exchange.beginDeparture()
        if presentation.phase == .dismissing {
            if presentation.home?.window != nil { exchange.beginArrival() }
            for controller in exchange.arriving { controller.sendIsAppearing() }
        }
        guard presentation.phase == .dismissing else { return }
        if !beginsInteractively { presentation.firstResponderRestoration.giveBack(from: presentation.presented) }
        followStatusBar(.dismissing)
    }

    private func followStatusBar(_ phase: Presentation.Phase) {
        if presentation.phase == phase { ApplicationRuntime.current?.updateStatusBar() }
    }

    // MARK: Moving

    var mayMove: Bool { context != nil && presentation.container?.window != nil }

    func start() {
        presentation.container?.capturesAllTouches = true
        AppClock.current?.afterLayout { [context] in context?.start() }
    }

    func didNotStart() { UIView.performWithoutAnimation { coordinator?.runAlongside() } }

    // MARK: Ending

    func settle() { end(isPresentation ? didPresent : didDismiss) }

    func revert() { end(isPresentation ? didCancelPresenting : didCancelDismissing) }

    private func end(_ notify: () -> Void) {
        // The arriving view has been laid out before `viewDidAppear(_:)`.
        presentation.container?.layoutIfNeeded()
        notify()
        presentation.applyDeferredAppearance()
    }

    private func didPresent() {
        presentation.phase = .presented
        exchange.endArrival()
        presentation.presented.isBeingPresented = false
        if presentation.isPresenterOut, presentation.phase == .presented {
            exchange.endDeparture()
            presentation.putPresenterAway()
        }
        guard presentation.phase == .presented else { return }
        presentation.drivesAppearances = true
        presentation.controller.presentationTransitionDidEnd(true)
    }

    private func didCancelPresenting() {
        let back = exchange.reversed()
        back.beginDeparture()
        back.endDeparture()
        presentation.presented.isBeingPresented = false
        back.beginArrival()
        if presentation.isPresenterOut { presentation.bringPresenterHome() }
        back.endArrival()
        guard presentation.phase != .over else { return }
        presentation.tearDown()
        presentation.firstResponderRestoration.giveBack(from: presentation.presented)
        presentation.firstResponderRestoration.restoreFocus()
        presentation.controller.presentationTransitionDidEnd(false)
        presentation.controller.storedContainer = nil
    }

    private func didDismiss() {
        if presentation.isPresenterOut { presentation.bringPresenterHome() }
        exchange.end(arrives: true)
        guard presentation.phase != .over else { return }
        presentation.firstResponderRestoration.giveBack(from: presentation.presented)
        presentation.tearDown()
        presentation.firstResponderRestoration.restoreFocus()
        presentation.presented.isBeingDismissed = false
        presentation.controller.dismissalTransitionDidEnd(true)
        presentation.controller.storedContainer = nil
    }

    private func didCancelDismissing() {
        let back = exchange.reversed()
        back.beginDeparture()
        back.endDeparture()
        if presentation.isPresenterOut { presentation.putPresenterAway() }
        back.beginArrival()
        if let view = presentation.controller.presentedView { presentation.controller.layOut(view) }
        back.endArrival()
        presentation.presented.isBeingDismissed = false
        guard presentation.phase != .over else { return }
        presentation.phase = .presented
        presentation.drivesAppearances = true
        if let container = presentation.container {
            presentation.firstResponderRestoration.saveAgain(behind: container)
        }
        presentation.controller.dismissalTransitionDidEnd(false)
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
