import CoreGraphics
import Foundation

/// Brings pages to the screen, one turn at a time, each with all its callbacks.
///
/// What is asked for while a turn runs ends that one first; what callbacks ask for waits until the turn that called has begun. A turn
/// under the finger goes back.
final class PageStage {
    unowned let owner: UIPageViewController
    /// Holds what shows the pages; the container's view without the page indicator.
    let content = StageView()
    /// The pages in place or, in a turn by code, arriving.
    private(set) var shown: [UIViewController] = []
    private(set) var running: PageTurn?
    private var waiting: [PageRequest] = []
    /// True while callbacks of a turn may be under way.
    private(set) var isServing = false
    /// A child that leaves by its own doing at the moment.
    private var departing: UIViewController?
    lazy var presenter: any PagePresenter =
        owner.transitionStyle == .scroll ? PageStrip(self) : PageBook(self)

    init(_ owner: UIPageViewController) {
        self.owner = owner
        content.clipsToBounds = true
    }

    /// The children that share the container's own appearances: those shown, unless a turn drives them.
    var appearanceChildren: [UIViewController] { isServing || running != nil ? [] : shown }

    /// Whether the pages that arrive are seen to do so.
    private var isContainerShown: Bool {
        let state = owner.appearance.state
        return state == .appearing || state == .appeared
    }

    /// Whether anything can move.
    private var canMove: Bool {
        owner.appearance.state == .appeared && owner.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    }

    /// Whether the user can begin a turn: nothing moves or waits.
    var isAtRest: Bool { !isServing && running == nil && waiting.isEmpty && canMove && !shown.isEmpty }

    // MARK: Requests

    /// Takes up pages that the app wants to be shown.
    func request(_ request: PageRequest) {
        bringToRest()
        owner.pagesDidTurn(to: request.pages)
        for page in request.pages where page.parent !== owner { owner.adopt(child: page) }
        countPages()
        waiting.append(request)
        serve()
    }

    /// Counts the pages anew; where dots come or go, pages have the room that this leaves them before they move.
    private func countPages() {
        let height = owner.indicator.height
        owner.indicator.reload()
        if owner.indicator.height != height, owner.viewIfLoaded?.isInWindow == true { owner.layOutContainer() }
    }

    /// Brings what runs to its end at once, so that another change finds everything at rest.
    func bringToRest() {
        guard !isServing, let running else { return }
        running.isCutShort = true
        presenter.breakOff(running)
    }

    private func serve() {
        guard !isServing, running == nil else { return }
        isServing = true
        // What is asked for while the container goes waits until it has gone, or comes back.
        while running == nil, !waiting.isEmpty, owner.appearance.state != .disappearing {
            perform(waiting.removeFirst())
        }
        isServing = false
        if running == nil { alignPages() }
    }

    /// Callbacks may have shown or hidden the container.
    private func alignPages() {
        if isContainerShown, shown.contains(where: { $0.standingView?.isDescendant(of: content) != true }) {
            for page in shown { page.loadViewIfNeeded() }
            presenter.show(shown, after: nil)
        }
        for page in shown { owner.alignAppearance(of: page) }
    }

    private func perform(_ request: PageRequest) {
        let turn = PageTurn(from: shown, request)
        guard isContainerShown else { return changeOffScreen(turn) }
        let isChange = turn.new.contains { page in !shown.contains { $0 === page } } || !turn.leaving.isEmpty
        let moves = isChange && turn.animated && canMove && !turn.old.isEmpty
        if !moves { turn.back = nil }
        begin(turn, moves: moves)
        shown = turn.new
        // What callbacks have asked for is not kept waiting by a motion, and nothing moves in a container that they have hidden.
        if moves, waiting.isEmpty, canMove {
            running = turn
            ApplicationRuntime.current?.cancelTouches(in: content)
            content.takesEveryTouch = true
            presenter.run(turn)
            if turn.isCompleted == nil { return moveBarAround() }
            running = nil
        }
        end(turn)
    }

    /// The bar of a stack around follows other pages in its own time.
    private func moveBarAround() {
        guard owner.navigationController != nil else { return }
        UIView.animate(
            withDuration: UINavigationController.hideShowBarDuration, delay: 0, options: .allowUserInteraction
        ) { [owner] in owner.followContentAround() }
    }

    // MARK: Turns by the user

    /// Begins a turn that the user has begun; nil when callbacks prevented it.
    func beginByUser(
        _ spread: PageSpread, _ direction: UIPageViewController.NavigationDirection,
        hand: UIPercentDrivenInteractiveTransition? = nil
    ) -> PageTurn? {
        guard isAtRest else { return nil }
        let turn = PageTurn(from: shown, to: spread, direction: direction, hand: hand)
        isServing = true
        owner.delegate?.pageViewController(owner, willTransitionTo: turn.new)
        begin(turn, moves: true)
        isServing = false
        running = turn
        guard waiting.isEmpty, canMove else {
            running = nil
            turn.isCompleted = false
            turn.isCutShort = true
            finish(turn)
            return nil
        }
        return turn
    }

    /// Turns to other pages without a finger, since the user asked for it otherwise.
    func turnByUser(_ spread: PageSpread, _ direction: UIPageViewController.NavigationDirection) {
        bringToRest()
        guard let turn = beginByUser(spread, direction) else { return }
        content.takesEveryTouch = true
        presenter.run(turn)
    }

    // MARK: Beginning

    private func begin(_ turn: PageTurn, moves: Bool) {
        turn.trace("begin")
        let (arriving, leaving) = (turn.arriving, turn.leaving)
        for page in arriving {
            if page.parent !== owner { owner.adopt(child: page) }
            page.loadViewIfNeeded()
        }
        for page in arriving {
            page.isMovingToParent = true
            page.beginAppearanceTransition(true, animated: turn.animated)
        }
        for page in leaving {
            page.isMovingFromParent = true
            page.beginAppearanceTransition(false, animated: turn.animated)
        }
        presenter.prepare(turn, moves: moves)
        guard owner.viewIfLoaded?.window != nil else { return }
        for page in arriving {
            page.standingView?.resolveSafeArea()
            page.sendIsAppearing()
            if let view = page.standingView { LayoutPass.layOutSubtree(of: view) }
        }
    }

    /// The pages of a container that is not shown: links and views without callbacks of appearance.
    private func changeOffScreen(_ turn: PageTurn) {
        let leaving = turn.leaving
        for page in leaving { page.sendWillMove(to: nil) }
        shown = turn.new
        for page in leaving {
            takeOut(page)
            // One that was going with the container does not come back with it.
            if page.isDisappearing { page.endAppearanceTransition() }
        }
        presenter.forgetNeighbours()
        finishLinks(of: turn, leaving: leaving)
        turn.completion?(true)
    }

    // MARK: Ending

    /// Whoever moves a turn says that it is over.
    func turnDidEnd(_ turn: PageTurn, completed: Bool) {
        guard running === turn, turn.isCompleted == nil else { return }
        turn.isCompleted = completed
        if !isServing { finish(turn) }
    }

    private func finish(_ turn: PageTurn) {
        isServing = true
        running = nil
        end(turn)
        isServing = false
        serve()
    }

    private func end(_ turn: PageTurn) {
        let completed = turn.isCompleted ?? true
        content.takesEveryTouch = false
        if completed { settle(turn) } else { goBack(turn) }
        turn.trace("end")
        if turn.isByUser {
            if completed { owner.indicator.pageDidTurn(turn.direction) }
            owner.delegate?.pageViewController(
                owner, didFinishAnimating: !turn.isCutShort, previousViewControllers: turn.old,
                transitionCompleted: completed)
        }
        ApplicationRuntime.current?.orientation.updateStatusBar()
        presenter.turnIsOver(turn)
        turn.completion?(!turn.isCutShort)
    }

    private func settle(_ turn: PageTurn) {
        let (new, leaving) = (turn.new, turn.leaving)
        let arrived = turn.arriving.filter { page in new.contains { $0 === page } }
        let passing = turn.arriving.filter { page in !new.contains { $0 === page } }
        for page in leaving + passing where !isWanted(page) { page.sendWillMove(to: nil) }
        depart(passing, animated: turn.animated)
        shown = new
        if turn.isByUser { owner.pagesDidTurn(to: new) }
        presenter.show(new, after: turn)
        for page in leaving + passing { takeOut(page) }
        for page in arrived where page.standingView?.window != nil {
            page.standingView?.resolveSafeArea()
            page.sendIsAppearing()
        }
        if presenter.endsArrivalFirst { endArrival(arrived) }
        for page in leaving + passing where page.isChangingAppearance { page.endAppearanceTransition() }
        if !presenter.endsArrivalFirst { endArrival(arrived) }
        finishLinks(of: turn, leaving: leaving + passing)
        if turn.isByUser { moveBarAround() } else { owner.followContentAround() }
    }

    private func endArrival(_ pages: [UIViewController]) {
        guard owner.appearance.state == .appeared else { return }
        for page in pages where page.isAppearing { page.endAppearanceTransition() }
    }

    /// Makes everything what it was before a turn that was cancelled.
    private func goBack(_ turn: PageTurn) {
        let (arriving, leaving) = (turn.arriving, turn.leaving)
        for page in arriving where !isWanted(page) && page !== departing { page.sendWillMove(to: nil) }
        depart(arriving, animated: turn.animated)
        shown = turn.old
        presenter.show(turn.old, after: turn)
        for page in arriving {
            takeOut(page)
            if page.isChangingAppearance { page.endAppearanceTransition() }
        }
        // Where callbacks have hidden the container, the old pages go with it.
        if isContainerShown {
            for page in leaving { page.beginAppearanceTransition(true, animated: turn.animated) }
        }
        endArrival(leaving)
        finishLinks(of: turn, leaving: arriving)
    }

    /// Begins to take out pages that do not arrive after all.
    private func depart(_ pages: [UIViewController], animated: Bool) {
        for page in pages {
            page.isMovingFromParent = !isWanted(page)
            page.beginAppearanceTransition(false, animated: animated)
        }
    }

    /// Whether a request that waits needs a page.
    private func isWanted(_ page: UIViewController) -> Bool {
        waiting.contains { request in request.pages.contains { $0 === page } }
    }

    private func takeOut(_ page: UIViewController) {
        guard page.standingView?.isDescendant(of: content) == true else { return }
        let views = page.standingViews
        presenter.takeOut(page)
        for view in views { view.containerInsets = .zero }
        page.viewIfLoaded?.containerInsets = .zero
    }

    private func finishLinks(of turn: PageTurn, leaving: [UIViewController]) {
        for page in shown where page.parent === owner && page.containmentStep == .joining {
            page.sendDidMove(to: owner)
        }
        for page in leaving
        where page.parent === owner && page !== departing && !isWanted(page) && !shown.contains(where: { $0 === page })
        {
            page.leaveParent()
        }
    }

    /// A child leaves by its own doing.
    func forget(_ child: UIViewController) {
        let isTurning = running.map { turn in turn.arriving.contains { $0 === child } } ?? false
        guard isTurning || shown.contains(where: { $0 === child }) else { return }
        let former = departing
        departing = child
        bringToRest()
        departing = former
        guard shown.contains(where: { $0 === child }) else { return }
        shown.removeAll { $0 === child }
        owner.pagesDidTurn(to: shown)
        takeOut(child)
        presenter.show(shown, after: nil)
    }

    // MARK: The container's appearance

    /// Brings in the pages, since the container is about to appear, or ends what moves, since it is about to go.
    func containerWillChange(isAppearing: Bool) {
        guard !isServing else { return }
        guard isAppearing else { return bringToRest() }
        owner.loadViewIfNeeded()
        settleWaiting()
        for page in shown { page.loadViewIfNeeded() }
        presenter.show(shown, after: nil)
        owner.layOutContainer()
    }

    func containerDidDisappear() {
        if !isServing { settleWaiting() }
    }

    /// Links the pages that were asked for while the container was on its way out.
    private func settleWaiting() {
        while !waiting.isEmpty {
            let turn = PageTurn(from: shown, waiting.removeFirst())
            isServing = true
            changeOffScreen(turn)
            isServing = false
        }
    }

    /// Forgets the views of a container that loads its view again.
    func reset() {
        for page in shown { takeOut(page) }
    }
}
