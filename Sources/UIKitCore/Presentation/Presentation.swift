import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// One controller presented over another, from the request to the end of its dismissal.
///
/// The presenter owns it. Its runner carries out what is done with it; that waits for its turn among all presentations.
package final class Presentation: ChangeOwner {
    package enum Phase { case requested, presenting, presented, dismissing, over }

    /// The controller that is covered; another one when those between it and the presented one go.
    package internal(set) weak var presenter: UIViewController?
    /// The controller that the app asked to present.
    let content: UIViewController
    /// The controller that the app knows, for the style that it asked for.
    let origin: UIPresentationController
    /// The presented controller: the content, or the one that the delegate puts around it in an adapted style.
    package internal(set) var presented: UIViewController
    /// The controller that lays it out now: another one than the app's in an adapted style.
    package var controller: UIPresentationController { didSet { controller.storedPresenting = presenter } }
    /// The style that it has adapted to; `none` for its own.
    var adaptedStyle = UIModalPresentationStyle.none
    /// The presentation controller that takes over with the present change of size.
    var successor: UIPresentationController?
    package var phase = Phase.requested
    private(set) lazy var runner = ChangeRunner(of: self, in: scheduler)
    private let scheduler: ChangeScheduler
    var container: PresentationContainerView?
    /// The first responder and the focused view of the covered content.
    var firstResponderRestoration = FirstResponderRestoration()
    private var laidOutSize = CGSize.zero
    /// Where the presenter's view comes from, while it is out of its place.
    weak var home: UIView?
    var homeIndex = 0
    /// Whether the presenter's view is taken out of its place: out of the window, or onto the page.
    package internal(set) var isPresenterOut = false
    /// The page that the presenter's view is on, in a partial curl.
    var page: PresenterPage?
    /// True at rest, when appearances of the presenter are passed on to the presented controller.
    var drivesAppearances = false
    /// The change of the context's appearance while an animation in it notifies both controllers of theirs.
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

    // MARK: Where it stands

    /// The change of it that has not come to its last callbacks.
    var change: (any ControllerChange)? { runner.running ?? runner.announcing }

    /// The transition that moves it, or is about to.
    var transition: TransitionContext? { runner.running?.context }

    /// Whether a transition runs.
    package var isInTransition: Bool { phase == .requested || phase == .presenting || phase == .dismissing }

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
    var appearanceCompanion: UIViewController? { drivesAppearances ? presented : nil }

    /// The container when it covers only the presenter's place, not the window.
    var contextContainer: PresentationContainerView? { isInContext ? container : nil }

    // MARK: Presenting

    /// Brings the presented controller in.
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

    /// Gives a presentation in the context of the presented controller that one's place.
    private func layOutContext() {
        guard let container, let context = presented.presentation?.contextContainer, context.superview === container
        else { return }
        let frame = controller.frameOfPresentedViewInContainerView
        if context.frame != frame { context.frame = frame }
    }

    // MARK: Dismissing

    /// Removes the presented controller, or begins to with an object that drives it interactively.
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
