import CoreGraphics
import Foundation
import QuartzCore

/// One controller presented over another, from the request to the end of its dismissal.
///
/// The presenter owns it. Only one of its transitions runs at a time; what callbacks ask for waits until they are done.
final class Presentation {
    enum Phase { case requested, presenting, presented, dismissing, over }

    /// The controller that is covered; another one when those between it and the presented one go.
    weak var presenter: UIViewController?
    /// The controller that the app asked to present.
    let content: UIViewController
    /// The controller that the app knows, for the style that it asked for.
    let origin: UIPresentationController
    /// The presented controller: the content, or the one that the delegate puts around it in an adapted style.
    var presented: UIViewController
    /// The controller that lays it out now: another one than the app's in an adapted style.
    var controller: UIPresentationController { didSet { controller.storedPresenting = presenter } }
    /// The style that it has adapted to; `none` for its own.
    var adaptedStyle = UIModalPresentationStyle.none
    /// The presentation controller that takes over with the present change of size.
    var successor: UIPresentationController?
    var phase = Phase.requested
    /// The presentation or dismissal that has begun and is not over; nil for neither.
    var run: PresentationRun?
    /// The animated transition that runs.
    private(set) var transition: ModalTransition?
    var container: PresentationContainerView?
    /// True while everything ends at once, without waiting for a turn.
    var endsAtOnce = false
    /// The first responder and the focused view of the covered content.
    var keyboardLoan = KeyboardLoan()
    private var laidOutSize = CGSize.zero
    /// Where the presenter's view comes from, while it is out of its place.
    weak var home: UIView?
    var homeIndex = 0
    /// Whether the presenter's view is taken out of its place: out of the window, or onto the page.
    var isPresenterOut = false
    /// The page that the presenter's view is on, in a partial curl.
    var page: PresenterPage?
    /// True at rest, when appearances of the presenter are passed on to the presented controller.
    var takesAppearances = false
    /// The change of the context's appearance while an animation in it notifies both controllers of theirs.
    var place = ContextPlace.stays

    init(of presented: UIViewController, by presenter: UIViewController, controller: UIPresentationController) {
        (content, origin, self.presenter) = (presented, controller, presenter)
        (self.presented, self.controller) = (presented, controller)
        origin.storedPresenting = presenter
    }

    // MARK: Where it stands

    /// Whether a transition runs.
    var isInTransition: Bool { phase == .requested || phase == .presenting || phase == .dismissing }

    /// Whether the presented controller is the one in charge of what it covers.
    var isInForce: Bool { phase == .presenting || phase == .presented }

    /// Whether it covers the window, so that the presented controller decides about orientations.
    var fillsWindow: Bool {
        switch controller.presentationStyle {
        case .fullScreen, .overFullScreen: true
        case .custom: controller.shouldPresentInFullscreen && controller.shouldRemovePresentersView
        default: false
        }
    }

    /// Whether it covers only the presenter's place, not the window.
    var isInContext: Bool { !controller.shouldPresentInFullscreen }

    /// Whether it brings the presenter's view back, and tells the presenter of that itself.
    var returnsPresenter: Bool { phase == .dismissing && isPresenterOut }

    /// The presented controller if it takes the presenter's appearances too.
    var appearanceCompanion: UIViewController? { takesAppearances ? presented : nil }

    /// The container when it covers only the presenter's place, not the window.
    var contextContainer: PresentationContainerView? { isInContext ? container : nil }

    // MARK: Presenting

    /// Brings the presented controller in.
    func begin(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
        guard phase == .requested, let presenter, let window = presenter.viewIfLoaded?.window,
            let runtime = ApplicationRuntime.current
        else { return unlink() }
        phase = .presenting
        takeFirstShape(in: window.traitCollection)
        let delegate = animated ? presented.transitioningDelegate : nil
        let animator = delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
        let interaction = animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) }
        presented.loadIfNeeded()
        // Each callback can replace the window's root, with which everything here goes.
        guard phase == .presenting else { return }
        if fillsWindow { runtime.orientation.decide(for: presented) }
        let container = makeContainer(in: window)
        let run = PresentationRun(
            isPresentation: true, animated: animated, animator: animator ?? controller.ownAnimator,
            interaction: interaction, completion: completion)
        isPresenterOut = controller.shouldRemovePresentersView
        self.run = run
        notePlace(of: presenter)
        makeCoordinator(for: run, in: container)
        trace("begin", run)
        controller.presentationTransitionWillBegin()

        if isPresenterOut { presenter.beginAppearance(false, animated: animated) }
        guard phase == .presenting else { return }
        keyboardLoan.take(behind: container)
        presented.isBeingPresented = true
        presented.beginAppearance(true, animated: animated)
        guard phase == .presenting else { return }
        if !run.isInteractive, let view = presenterView { runtime.cancelTouches(in: view) }
        if curls, run.isStandard { page = makePage(in: container) }
        if isPresenterOut { takePresenterIn() }
        placePresented()
        presented.viewIfLoaded?.resolveSafeArea()
        presented.sendIsAppearing()
        if phase == .presenting { start(run) }
    }

    private func makeContainer(in window: UIWindow) -> PresentationContainerView {
        let container = PresentationContainerView(frame: window.bounds) { [weak self] in self?.layOut() }
        container.outside = { [weak self] in self?.controller.viewOutside(at: $0, with: $1) }
        container.onTraits = { [weak self] in self?.controller.containerTraitsDidChange(from: $0) }
        container.covers = { [weak self] in self?.covers($0) == true }
        self.container = container
        if isInContext, let view = presenterView, let host = view.superview {
            container.frame = view.frame
            container.containerInsets = view.containerInsets
            host.insertSubview(container, aboveSubview: view)
        } else {
            window.addSubview(container)
        }
        laidOutSize = container.bounds.size
        controller.storedContainer = container
        return container
    }

    func placePresented() {
        guard let container, let view = controller.presentedView else { return }
        controller.place(view)
        page.map { container.insertSubview(view, belowSubview: $0) } ?? container.addSubview(view)
        controller.updateTraits()
    }

    private func layOut() {
        guard let container else { return }
        controller.containerViewWillLayoutSubviews()
        if container.bounds.size != laidOutSize, phase != .dismissing {
            laidOutSize = container.bounds.size
            if let view = controller.presentedView { controller.place(view) }
        }
        controller.containerViewDidLayoutSubviews()
        placeContext()
    }

    // MARK: Dismissing

    /// Removes the presented controller, or begins to with an object that drives it interactively.
    func dismiss(
        animated: Bool,
        leader: (any UIViewControllerAnimatedTransitioning & UIViewControllerInteractiveTransitioning)? = nil,
        completion: (() -> Void)?
    ) {
        guard phase == .presented, let container else { return }
        phase = .dismissing
        takesAppearances = false
        page?.endRest()
        let isShown = container.window != nil
        // A memory warning may have released its view.
        if isPresenterOut { presenter?.loadIfNeeded() }
        let delegate = animated && isShown && leader == nil ? presented.transitioningDelegate : nil
        let animator = delegate?.animationController(forDismissed: presented)
        let interaction = animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
        let run = PresentationRun(
            isPresentation: false, animated: animated, animator: leader ?? animator ?? controller.ownAnimator,
            interaction: leader ?? interaction, completion: completion)
        self.run = run
        notePlace(of: presented)
        if fillsWindow, !run.isInteractive { ApplicationRuntime.current?.orientation.decideNow() }
        if isPresenterOut { presenter?.ownPresentation?.adaptAfterAbsence(beneath: self) }
        makeCoordinator(for: run, in: container)
        trace("begin", run)
        controller.dismissalTransitionWillBegin()

        // Callbacks find the presenter's view in its container.
        if isPresenterOut, page == nil || !run.isStandard { putPresenterBack() } else { keepPresenterOnPage() }
        presented.isBeingDismissed = true
        presented.beginAppearance(false, animated: animated)
        if isPresenterOut, let presenter, phase == .dismissing {
            if home?.window != nil { presenter.beginAppearance(true, animated: animated) }
            presenter.sendIsAppearing()
        }
        guard phase == .dismissing else { return }
        if !run.isInteractive { keyboardLoan.giveBack(from: presented) }
        start(run)
    }

    // MARK: Running

    private func makeCoordinator(for run: PresentationRun, in container: UIView) {
        let (below, above) = (presenter, presented)
        var views: [UITransitionContextViewKey: UIView] = [:]
        views[run.isPresentation ? .to : .from] = controller.presentedView
        if isPresenterOut { views[run.isPresentation ? .from : .to] = presenterView }
        let coordinator = TransitionCoordinator(
            duration: run.moves ? nil : 0, container: container,
            from: run.isPresentation ? below : above, to: run.isPresentation ? above : below,
            isInteractive: run.isInteractive, views: views)
        run.coordinator = coordinator
        for party in [below, above] { party?.join(coordinator) }
        guard run.moves else { return }
        run.transition = ModalTransition(
            of: self, isPresentation: run.isPresentation, in: container, coordinator: coordinator,
            animator: run.animator(for: presented), interaction: run.interaction
        ) { [self] completed in
            if endsAtOnce { return end(run, completed: completed) }
            ApplicationRuntime.current?.presentations.serve { [self] in end(run, completed: completed) }
        }
    }

    private func start(_ run: PresentationRun) {
        guard let container, let coordinator = run.coordinator, let runtime = ApplicationRuntime.current else { return }
        let transition = run.transition
        run.transition = nil
        runtime.orientation.updateStatusBar()
        guard let transition, container.window != nil else {
            UIView.performWithoutAnimation { coordinator.runAlongside() }
            return end(run, completed: true)
        }
        container.takesEveryTouch = true
        self.transition = transition
        runtime.presentations.didBegin(self)
        runtime.afterLayout { transition.start() }
    }

    func end(_ run: PresentationRun, completed: Bool) {
        guard self.run === run, let container, let coordinator = run.coordinator else { return }
        self.run = nil
        let ended = transition
        transition = nil
        ApplicationRuntime.current?.presentations.didEnd(self)
        container.takesEveryTouch = false
        // Arriving views have been laid out before the callbacks of the arrival.
        container.layoutIfNeeded()
        switch (run.isPresentation, completed) {
        case (true, true): didPresent()
        case (true, false): didCancelPresenting(animated: run.animated)
        case (false, true): didDismiss()
        case (false, false): didCancelDismissing(animated: run.animated)
        }
        goWithPlace()
        trace("end", run, cancelled: !completed)
        ended?.animator.animationEnded(completed)
        // As long as the transition is there, the status bar goes back as it came.
        if !completed { ApplicationRuntime.current?.orientation.updateStatusBar() }
        forget(coordinator)
        coordinator.finish(cancelled: !completed)
        ApplicationRuntime.current?.orientation.setNeedsDecision()
        if completed { run.completion?() }
    }

    /// Removes a coordinator from both controllers.
    func forget(_ coordinator: TransitionCoordinator) {
        for key in [UITransitionContextViewControllerKey.from, .to] {
            coordinator.viewController(forKey: key)?.leave(coordinator)
        }
    }

    private func didPresent() {
        phase = .presented
        presented.endAppearanceIfChanging()
        presented.isBeingPresented = false
        if isPresenterOut, let presenter, phase == .presented {
            presenter.endAppearanceIfChanging()
            putPresenterAway()
        }
        guard phase == .presented else { return }
        takesAppearances = true
        controller.presentationTransitionDidEnd(true)
    }

    private func didCancelPresenting(animated: Bool) {
        presented.beginAppearance(false, animated: animated)
        presented.endAppearanceIfChanging()
        presented.isBeingPresented = false
        if isPresenterOut, let presenter {
            presenter.beginAppearance(true, animated: animated)
            bringPresenterHome()
            presenter.endAppearanceIfChanging()
        }
        guard phase != .over else { return }
        takeDown()
        keyboardLoan.giveBack(from: presented)
        keyboardLoan.restoreFocus()
        controller.presentationTransitionDidEnd(false)
        controller.storedContainer = nil
    }

    private func didDismiss() {
        if isPresenterOut, let presenter {
            bringPresenterHome()
            presenter.endAppearanceIfChanging()
        }
        presented.endAppearanceIfChanging()
        guard phase != .over else { return }
        keyboardLoan.giveBack(from: presented)
        takeDown()
        keyboardLoan.restoreFocus()
        presented.isBeingDismissed = false
        controller.dismissalTransitionDidEnd(true)
        controller.storedContainer = nil
    }

    private func didCancelDismissing(animated: Bool) {
        if isPresenterOut, let presenter {
            presenter.beginAppearance(false, animated: animated)
            presenter.endAppearanceIfChanging()
            putPresenterAway()
        }
        presented.beginAppearance(true, animated: animated)
        if let view = controller.presentedView { controller.place(view) }
        presented.endAppearanceIfChanging()
        presented.isBeingDismissed = false
        guard phase != .over else { return }
        phase = .presented
        takesAppearances = true
        if let container { keyboardLoan.takeAgain(behind: container) }
        controller.dismissalTransitionDidEnd(false)
    }

    func takeDown() {
        controller.presentedView?.removeFromSuperview()
        if controller.overridesTraits { controller.presentedView?.overrideTraits(with: nil) }
        container?.removeFromSuperview()
        (container, page) = (nil, nil)
        unlink()
        releaseContent()
    }

    func unlink() {
        phase = .over
        if presenter?.presentation === self { presenter?.presentation = nil }
        if presented.ownPresentation === self { presented.ownPresentation = nil }
    }

    /// Names who took part at the beginning also at the end, when the presenter may be another one.
    func trace(_ step: String, _ run: PresentationRun, cancelled: Bool = false) {
        ApplicationRuntime.current?.traceTransition(
            step, kind: run.isPresentation ? "present" : "dismiss",
            from: run.coordinator?.viewController(forKey: .from),
            to: run.coordinator?.viewController(forKey: .to),
            interactive: run.coordinator?.initiallyInteractive ?? false,
            cancelled: cancelled)
    }
}
