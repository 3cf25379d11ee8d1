import CoreGraphics
import Foundation
import UIFoundation
@_spi(Subclassing) import UIKitCore

/// The pages of a page view controller on the screen, and the requested change to others.
final class PageStage: ChangeOwner {
    unowned let owner: UIPageViewController
    /// Holds the view that shows the pages; the container's view without the page indicator.
    let content = StageView()
    /// The pages on screen or, in a turn by code, arriving.
    var shown: [UIViewController] = []
    private(set) lazy var runner = ChangeRunner(of: self)
    /// A child that leaves by its own doing at the moment.
    private var departing: UIViewController?
    lazy var presenter: any PagePresenter =
        owner.transitionStyle == .scroll ? PageStrip(self) : PageBook(self)

    init(_ owner: UIPageViewController) {
        self.owner = owner
        content.clipsToBounds = true
    }

    /// The children that share the container's own appearances: those shown, unless a turn drives them.
    var appearanceChildren: [UIViewController] { runner.isAtRest ? shown : [] }

    /// The turn that moves, or is made to.
    var running: PageTurn? { runner.running as? PageTurn }

    /// Whether the pages that arrive are seen to do so.
    var isContainerShown: Bool {
        let state = owner.appearance.state
        return state == .appearing || state == .appeared
    }

    /// Whether a turn can be animated.
    var canMove: Bool {
        owner.appearance.state == .appeared && owner.viewIfLoaded?.window != nil && UIView.areAnimationsEnabled
    }

    /// Whether the user can begin a turn: no turn is under way or waiting.
    var isAtRest: Bool { runner.isAtRest && runner.pending.isEmpty && canMove && !shown.isEmpty }

    // MARK: Requests

    /// Adopts a request of the app to show pages.
    func request(_ request: PageRequest) {
        runner.cancelOrFinishImmediately()
        owner.pagesDidTurn(to: request.pages)
        for page in request.pages where page.parent !== owner { owner.adopt(child: page) }
        countPages()
        runner.request(PageTurn(request, on: self))
    }

    /// Counts the pages anew; when dots appear or disappear, pages get their new size before they move.
    private func countPages() {
        let height = owner.indicator.height
        owner.indicator.reload()
        if owner.indicator.height != height, owner.viewIfLoaded?.isInWindow == true { owner.layOutContainer() }
    }

    /// Begins a turn that the user has begun; nil when callbacks prevented it.
    func beginByUser(
        _ spread: PageSpread, _ direction: UIPageViewController.NavigationDirection, by leader: PageTurn.Leader
    ) -> PageTurn? {
        guard isAtRest else { return nil }
        let turn = PageTurn(to: spread, direction, by: leader, on: self)
        runner.request(turn)
        return turn.isCompleted == nil ? turn : nil
    }

    /// Turns to other pages without a finger, since the user asked for it otherwise.
    func turnByUser(_ spread: PageSpread, _ direction: UIPageViewController.NavigationDirection) {
        runner.cancelOrFinishImmediately()
        _ = beginByUser(spread, direction, by: .itself)
    }

    /// Is called at the end of a turn by the object that moves it.
    func turnDidEnd(_ turn: PageTurn, completed: Bool) {
        if running === turn { runner.end(turn, completed: completed) }
    }

    // MARK: Changes

    func parties(of change: any ControllerChange) -> [UIViewController] { [owner] }
    var stageView: StageView? { content }

    /// False while the container disappears: requests wait until it has disappeared, or reappears.
    var mayBegin: Bool { owner.appearance.state != .disappearing }

    func changeDidEnd() { runner.run() }

    func changesDidRest() {
        if isContainerShown, shown.contains(where: { $0.embeddedView?.isDescendant(of: content) != true }) {
            for page in shown { page.loadViewIfNeeded() }
            presenter.show(shown, after: nil)
        }
        for page in shown { owner.alignAppearance(of: page) }
    }

    // MARK: Links

    /// Whether a turn that waits needs a page.
    func isWanted(_ page: UIViewController) -> Bool {
        runner.pending.contains { turn in (turn as? PageTurn)?.new.holds(page) == true }
    }

    /// Announces to pages that they leave the container.
    func announceDeparture(of pages: [UIViewController]) {
        for page in pages where !isWanted(page) && page !== departing { page.sendWillMove(to: nil) }
    }

    /// Removes the view of a page from the hierarchy.
    func detach(_ page: UIViewController) {
        guard page.embeddedView?.isDescendant(of: content) == true else { return }
        let views = page.embeddedViews
        presenter.detach(page)
        for view in views { view.containerInsets = .zero }
        page.viewIfLoaded?.containerInsets = .zero
    }

    /// Notifies the pages that were added and removed that this is done.
    func finishLinks(leaving: [UIViewController]) {
        for page in shown where page.parent === owner && page.containmentStep == .joining {
            page.sendDidMove(to: owner)
        }
        for page in leaving
        where page.parent === owner && page !== departing && !isWanted(page) && !shown.holds(page) {
            page.leaveParent()
        }
    }

    /// A child leaves by its own doing.
    func forget(_ child: UIViewController) {
        let isTurning = running.map { turn in turn.arriving.holds(child) } ?? false
        guard isTurning || shown.holds(child) else { return }
        let former = departing
        departing = child
        runner.cancelOrFinishImmediately()
        departing = former
        guard shown.holds(child) else { return }
        shown.removeAll { $0 === child }
        owner.pagesDidTurn(to: shown)
        detach(child)
        presenter.show(shown, after: nil)
    }

    // MARK: The container's appearance

    /// Adds the pages, since the container is about to appear, or ends a turn, since it is about to disappear.
    func containerWillChange(isAppearing: Bool) {
        runner.containerWillChange(isAppearing: isAppearing) {
            owner.loadViewIfNeeded()
            runner.applyPendingUnseen()
            for page in shown { page.loadViewIfNeeded() }
            presenter.show(shown, after: nil)
            owner.layOutContainer()
        }
    }

    /// Forgets the views of a container that loads its view again.
    func reset() {
        for page in shown { detach(page) }
    }
}
