import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// One controller presented over another, from the request to the end of its dismissal.
///
/// The presenter owns it. Its runner carries out the presentation and the dismissal, in turn with those of all
/// other presentations.
package final class Presentation: ChangeOwner {
    package enum Phase { case requested, presenting, presented, dismissing, over }

    /// The controller that is covered. It changes when presentations between it and the presented one are removed.
    package internal(set) weak var presenter: UIViewController?
    /// The controller that the app asked to present.
    let content: UIViewController
    /// The presentation controller for the style that the app asked for; the one that the app knows.
    let origin: UIPresentationController
    /// The presented controller: the content, or the one that the delegate returns for an adapted style.
    package internal(set) var presented: UIViewController
    /// The presentation controller in use: in an adapted style not the app's own.
    package var controller: UIPresentationController { didSet { controller.storedPresenting = presenter } }
    /// The adapted style; `none` for the original one.
    var adaptedStyle = UIModalPresentationStyle.none
    /// The presentation controller that takes over with the running size change.
    var successor: UIPresentationController?
    package internal(set) var phase = Phase.requested
    private(set) lazy var runner = ChangeRunner(of: self, in: scheduler)
    private let scheduler: ChangeScheduler
    var container: PresentationContainerView?
    /// The first responder and the focused view of the covered content.
    var firstResponderRestoration = FirstResponderRestoration()
    private var laidOutSize = CGSize.zero
    /// The superview of the presenter's view before the presentation removed it.
    weak var home: UIView?
    var homeIndex = 0
    /// Whether the presenter's view was removed from its superview: from the window, or onto the page.
    package internal(set) var isPresenterOut = false
    /// The page with the presenter's view, in a partial curl.
    var page: PresenterPage?
    /// True between transitions, when the presenter's appearance callbacks are forwarded to the presented controller.
    var drivesAppearances = false
    /// The appearance change of the context that is deferred while an animation in it sends both controllers their callbacks.
    var deferredAppearance = DeferredAppearance.stays

    init(
        of presented: UIViewController, by presenter: UIViewController, controller: UIPresentationController,
        in scheduler: ChangeScheduler
    ) {
        (content, origin, self.presenter) = (presented, controller, presenter)
        (self.presented, self.controller, self.scheduler) = (presented, controller, scheduler)
        origin.storedPresenting = presenter
    }

    package func parties(of change: any ControllerChange) -> [UIViewController] {
        [change.from, change.to].compactMap { $0 }
    }
    package var stageView: StageView? { container }
    package func changeDidEnd() { runner.run() }

    // MARK: State

    /// The change that has begun and not reached its last callbacks.
    var change: (any ControllerChange)? { runner.running ?? runner.announcing }

    /// The transition that is starting or running.
    var transition: TransitionContext? { runner.running?.context }

    /// Whether a presentation or dismissal is running.
    package var isInTransition: Bool { phase == .requested || phase == .presenting || phase == .dismissing }

    /// Whether the presented controller decides for the content that it covers, for example about the status bar.
    var isInForce: Bool { phase == .presenting || phase == .presented }

    /// Whether it covers the window, so that the presented controller decides about orientations.
    var fillsWindow: Bool {
        switch controller.presentationStyle {
        case .fullScreen, .overFullScreen: true
        case .custom: controller.shouldPresentInFullscreen && controller.shouldRemovePresentersView
        default: false
        }
    }

    /// Whether it covers only the presenter's context, not the window.
    var isInContext: Bool { !controller.shouldPresentInFullscreen }

    /// Whether it adds the presenter's view again and sends the presenter the appearance callbacks itself.
    var returnsPresenter: Bool { phase == .dismissing && isPresenterOut }

    /// The presented controller if it gets the presenter's appearance callbacks, too.
    var appearanceCompanion: UIViewController? { drivesAppearances ? presented : nil }

    /// The container if it covers only the presenter's context, not the window.
    var contextContainer: PresentationContainerView? { isInContext ? container : nil }

    /// The controllers that a change exchanges: the covered one only where its view is removed, and the presented one.
    var sides: (below: UIViewController?, above: UIViewController) { (isPresenterOut ? presenter : nil, presented) }

    // MARK: Changing

    /// Makes the coordinator of a presentation or dismissal.
    ///
    /// - Parameter duration: The duration in seconds; nil for the animator's.
    func makeCoordinator(
        in container: UIView, isPresentation: Bool, duration: TimeInterval?, isInteractive: Bool
    ) -> TransitionCoordinator {
        var views: [UITransitionContextViewKey: UIView] = [:]
        views[isPresentation ? .to : .from] = controller.presentedView
        if isPresenterOut { views[isPresentation ? .from : .to] = presenterView }
        return TransitionCoordinator(
            duration: duration, container: container, from: isPresentation ? presenter : presented,
            to: isPresentation ? presented : presenter, isInteractive: isInteractive, views: views,
            presentationStyle: controller.presentationStyle)
    }

    /// Ends a presentation or dismissal with its last callbacks.
    func end(_ notify: (Presentation) -> Void) {
        // The arriving view has been laid out before `viewDidAppear(_:)`.
        container?.layoutIfNeeded()
        notify(self)
        applyDeferredAppearance()
    }

    // MARK: Presenting

    /// Begins to present the controller.
    func begin(animated: Bool, source: UIViewController, completion: (() -> Void)?) {
        runner.request(
            PresentationChange(.presenting(source: source), of: self, animated: animated, completion: completion))
    }

    func makeContainer(in window: UIWindow) -> PresentationContainerView {
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

    func layOutPresented() {
        guard let container, let view = controller.presentedView else { return }
        controller.layOut(view)
        page.map { container.insertSubview(view, belowSubview: $0) } ?? container.addSubview(view)
        controller.updateTraits()
    }

    private func layOut() {
        guard let container else { return }
        controller.performInAmbience { controller.containerViewWillLayoutSubviews() }
        if container.bounds.size != laidOutSize, phase != .dismissing {
            laidOutSize = container.bounds.size
            if let view = controller.presentedView { controller.layOut(view) }
        }
        controller.performInAmbience { controller.containerViewDidLayoutSubviews() }
        layOutContext()
    }

    /// Lays out the container of a presentation in the presented controller's context.
    private func layOutContext() {
        guard let container, let context = presented.presentation?.contextContainer, context.superview === container
        else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if context.frame != frame { context.frame = frame }
    }

    // MARK: Dismissing

    /// Begins to dismiss the presented controller.
    ///
    /// - Parameter leader: The object that drives the dismissal interactively; nil for none.
    func dismiss(animated: Bool, leader: SheetDismissal? = nil, completion: (() -> Void)?) {
        guard phase == .presented else { return }
        runner.request(
            PresentationChange(.dismissing(leader: leader), of: self, animated: animated, completion: completion))
    }

    // MARK: Ending

    func tearDown() {
        let view = controller.presentedView
        view?.removeFromSuperview()
        if controller.overridesTraits { view?.overrideTraits(with: nil) }
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
}
