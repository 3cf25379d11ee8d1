import CoreGraphics
import Foundation
import UIKitCore

/// One change of the pages that are shown: at once, by the motion of the container's style, or as a finger leads that.
final class PageTurn: ControllerChange {
    /// The gesture by which the user has begun a turn.
    enum Leader {
        /// A finger that scrolls.
        case scrolling
        /// A finger that touched at a point and leads a curl.
        case finger(UIPercentDrivenInteractiveTransition, from: CGPoint)
        /// None: it moves by itself.
        case itself
    }

    private unowned let stage: PageStage
    private(set) var old: [UIViewController] = []
    let new: [UIViewController]
    /// Shown on the back of the page that is turned, and neither before nor after; nil when no page is seen to turn.
    private(set) var back: UIViewController?
    let direction: UIPageViewController.NavigationDirection
    /// The gesture that drives it; nil for a turn by code.
    let leader: Leader?
    /// The value that the callbacks get.
    private let animated: Bool
    /// The app's block for the end.
    private let completion: ((Bool) -> Void)?
    private var moves = true
    private var exchange = AppearanceExchange(animated: false)
    var context: TransitionContext?
    /// Whether it ended with the new pages; nil while that is open.
    var isCompleted: Bool?
    /// Whether another change made it end before its time.
    private(set) var isInterrupted = false

    init(_ request: PageRequest, on stage: PageStage) {
        (self.stage, new, back, direction) = (stage, request.pages, request.back, request.direction)
        (leader, animated, completion) = (nil, request.animated, request.completion)
    }

    init(
        to spread: PageSpread, _ direction: UIPageViewController.NavigationDirection, by leader: Leader,
        on stage: PageStage
    ) {
        (self.stage, new, back, self.direction) = (stage, spread.pages, spread.back, direction)
        (self.leader, animated, completion) = (leader, true, nil)
    }

    let kind = "turn"
    var from: UIViewController? { old.first }
    var to: UIViewController? { new.first }
    var isInteractive: Bool { isByUser }

    private var owner: UIPageViewController { stage.owner }
    private var presenter: any PagePresenter { stage.presenter }

    /// Whether the user began it.
    var isByUser: Bool { leader != nil }

    /// The controllers that appear, the one on a back included.
    var arriving: [UIViewController] {
        new.filter { page in !old.holds(page) }
            + (back.map { back in (old + new).holds(back) ? [] : [back] } ?? [])
    }

    /// The controllers that disappear.
    private var leaving: [UIViewController] { old.filter { page in !new.holds(page) } }

    // MARK: Beginning

    func prepare() -> Bool {
        guard isByUser || stage.isContainerShown else {
            applyUnseen()
            return false
        }
        old = stage.shown
        if isByUser {
            owner.delegate?.pageViewController(owner, willTransitionTo: new)
        } else {
            let isChange = new.contains { page in !old.holds(page) } || !leaving.isEmpty
            moves = isChange && animated && stage.canMove && !old.isEmpty
            if !moves { back = nil }
        }
        exchange = AppearanceExchange(
            leaving: leaving, arriving: arriving, animated: animated, begins: .arriving,
            ends: presenter.endsArrivalFirst ? .arriving : .leaving
        ) { _ in true }
        return true
    }

    /// The pages of a container that is not shown: links and views without callbacks of appearance.
    func applyUnseen() {
        old = stage.shown
        let leaving = leaving
        for page in leaving { page.sendWillMove(to: nil) }
        stage.shown = new
        for page in leaving {
            stage.detach(page)
            // One that disappeared with the container does not reappear with it.
            if page.isDisappearing { page.endAppearanceTransition() }
        }
        presenter.forgetNeighbours()
        stage.finishLinks(leaving: leaving)
        completion?(true)
    }

    func begin() {
        for page in exchange.arriving {
            if page.parent !== owner { owner.adopt(child: page) }
            page.loadViewIfNeeded()
        }
        exchange.begin()
        presenter.prepare(self, moves: moves)
        if owner.viewIfLoaded?.window != nil { exchange.arrive() }
        if !isByUser { stage.shown = new }
    }

    // MARK: Moving

    /// False where a motion would keep requests of callbacks waiting, or callbacks have hidden the container.
    var mayMove: Bool { moves && stage.runner.pending.isEmpty && stage.canMove }

    func start() {
        if case .scrolling = leader { return }
        stage.content.captureAllTouches(cancelling: !isByUser)
        presenter.run(self)
        if !isByUser, isCompleted == nil { moveBarAround() }
    }

    /// Reverts a turn that the user has begun.
    func didNotStart() {
        if isByUser { (isCompleted, isInterrupted) = (false, true) }
    }

    func cancelOrFinishImmediately() {
        isInterrupted = true
        presenter.cancelOrFinishImmediately(self)
    }

    /// The bar of a stack around follows other pages in its own time.
    private func moveBarAround() {
        guard owner.navigationController != nil else { return }
        UIView.animate(
            withDuration: UINavigationController.hideShowBarDuration, delay: 0, options: .allowUserInteraction
        ) { [owner] in owner.followContentAround() }
    }

    // MARK: Ending

    func settle() {
        // The page on a back is shown only during the turn.
        let passing = exchange.arriving.filter { page in !new.holds(page) }
        let arrived = exchange.arriving.filter { page in new.holds(page) }
        let gone = leaving + passing
        for page in gone where !stage.isWanted(page) { page.sendWillMove(to: nil) }
        let departure = departure(of: passing)
        departure.beginDeparture()
        stage.shown = new
        if isByUser { owner.pagesDidTurn(to: new) }
        presenter.show(new, after: self)
        for page in gone { stage.detach(page) }
        for page in arrived where page.embeddedView?.window != nil { page.arrive(layingOut: false) }
        AppearanceExchange(leaving: gone, arriving: arrived, animated: animated, ends: exchange.ends)
            .end(arrives: owner.appearance.state == .appeared)
        stage.finishLinks(leaving: gone)
        if isByUser { moveBarAround() } else { owner.followContentAround() }
    }

    /// Pages that do not arrive after all.
    private func departure(of pages: [UIViewController]) -> AppearanceExchange {
        AppearanceExchange(leaving: pages, arriving: [], animated: animated) { [stage] in !stage.isWanted($0) }
    }

    func revert() {
        let back = departure(of: exchange.arriving)
        stage.announceDeparture(of: exchange.arriving)
        back.beginDeparture()
        stage.shown = old
        presenter.show(old, after: self)
        for page in exchange.arriving {
            stage.detach(page)
            if page.isChangingAppearance { page.endAppearanceTransition() }
        }
        let again = exchange.reversed()
        // Where callbacks have hidden the container, the old pages disappear with it.
        if stage.isContainerShown { again.beginArrival() }
        if owner.appearance.state == .appeared { again.endArrival() }
        stage.finishLinks(leaving: exchange.arriving)
    }

    func willEnd() {
        if isByUser {
            let completed = isCompleted == true
            if completed { owner.indicator.pageDidTurn(direction) }
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: !isInterrupted, previousViewControllers: old, transitionCompleted: completed)
        }
        ApplicationRuntime.current?.updateStatusBar()
    }

    func didEnd() {
        presenter.turnIsOver(self)
        completion?(!isInterrupted)
    }
}
