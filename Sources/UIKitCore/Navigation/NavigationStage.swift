import CoreGraphics
import Foundation
import QuartzCore
import UIFoundation

/// The pages of a navigation controller on the screen, and the owner of its changes.
///
/// A change requested while the container is on screen waits for the container's next layout. A change requested during a
/// transition ends that transition first.
final class NavigationStage: ChangeOwner {
    unowned let navigation: UINavigationController
    /// Holds the pages; as large as the container.
    let content = StageView()
    /// The page that is shown or arriving.
    var page: NavigationPage?
    private(set) lazy var runner = ChangeRunner(of: self)
    /// Whether changes are animated: false while all pending ones are brought to their end.
    private(set) var mayMove = true
    /// Whether animations wait for the next layout, so that callers can still join their coordinator.
    private(set) var movesLater = false
    /// Drives the next pop.
    private var interactionController: UIPercentDrivenInteractiveTransition?
    /// Controllers that were added while the container was not shown.
    private var newcomers: Set<ObjectIdentifier> = []
    private var notifiesDelegateOfPage = false

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        content.clipsToBounds = true
    }

    /// Resets the views because the container loads its view again.
    func reset() {
        page?.detach()
        page = nil
    }

    /// The children that get the container's own appearance callbacks: the shown one, unless a transition sends it its own.
    var appearanceChildren: [UIViewController] {
        runner.isAtRest ? page.map { [$0.child] } ?? [] : []
    }

    /// Whether the shown page hides the toolbar.
    var hidesToolbar: Bool { page?.hidesToolbar ?? false }

    /// Whether the shown page hides the tab bar.
    var hidesBottomBar: Bool { page?.hidesBottomBar ?? false }

    var isShown: Bool {
        let state = navigation.appearance.state
        return (state == .appearing || state == .appeared) && navigation.viewIfLoaded?.window != nil
    }

    /// Whether a transition is beginning with which the bar can enter or leave.
    var carriesBar: Bool { (runner.announcing as? NavigationTransition)?.carriesBar == true }

    /// Whether an interactive pop can begin: no change is running or pending, and the stack has more than its root.
    var mayBeginInteractivePop: Bool {
        navigation.viewControllers.count > 1 && isIdle && isShown
    }

    /// Whether the pages can move: another change does not wait, and callbacks have not hidden the container.
    var isFreeToMove: Bool { runner.pending.isEmpty && isShown }

    /// Whether no change is running or pending.
    var isIdle: Bool { runner.isAtRest && runner.pending.isEmpty }

    /// The transition whose animation is starting or running.
    private var running: NavigationTransition? { runner.running as? NavigationTransition }

    // MARK: Requests

    /// Requests the transition for a change of the stack whose parent links are being made.
    func request(_ change: StackChange, animated: Bool) {
        if navigation.appearance.state == .disappeared, !runner.isCallingOut {
            linkUnseen(change)
            if page?.child !== change.top { dropPage() }
        } else if change.kind == nil, isIdle {
            navigation.finishLinks(of: change)
            navigation.showItems(of: change.stack)
        } else {
            let isInteractive = animated && change.kind == .pop
            runner.enqueue(
                NavigationTransition(
                    change, animated: animated, by: isInteractive ? interactionController : nil, on: self))
        }
        navigation.viewIfLoaded?.setNeedsLayout()
    }

    /// Makes a change without a transition while the container is not shown; added controllers appear with the container.
    func linkUnseen(_ change: StackChange) {
        newcomers.formUnion(change.added.map { ObjectIdentifier($0) })
        navigation.finishLinks(of: change)
    }

    /// Requests an interactive pop. A subclass that overrides `popViewController(animated:)` may do otherwise.
    func pop(by interactionController: UIPercentDrivenInteractiveTransition) {
        guard mayBeginInteractivePop else { return }
        self.interactionController = interactionController
        navigation.popViewController(animated: true)
        self.interactionController = nil
        navigation.viewIfLoaded?.layoutIfNeeded()
    }

    /// Whether the delegate or the page has an animator for the next pop, and no interaction controller.
    var delegateMovesPop: Bool {
        let stack = navigation.viewControllers
        guard stack.count > 1 else { return false }
        let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
        guard let animator = navigation.animator(isPush: false, from: top, to: below) else { return false }
        return navigation.delegate?.navigationController(navigation, interactionControllerFor: animator) == nil
    }

    /// Begins the changes that wait for the container's next layout now.
    func beginWaiting() {
        guard !runner.pending.isEmpty, runner.isAtRest, isShown else { return }
        movesLater = true
        navigation.view.layoutIfNeeded()
        movesLater = false
    }

    /// Ends running and pending changes at once, so that another change can begin. An interactive transition is cancelled.
    func settleImmediately() {
        guard !runner.isCallingOut else { return }
        if runner.running != nil {
            Diagnostics.log(
                "The stack of \(ObjectNames.label(of: navigation)) was changed while a transition was running. The running "
                    + "one is finished at once; nested push and pop animations can leave the navigation bar in an unexpected state."
            )
            runner.cancelOrFinishImmediately()
        }
        mayMove = false
        runPending()
        mayMove = true
    }

    /// Ends a running transition that can be reverted.
    func finishInteractiveTransition() {
        if running?.interactionController != nil { runner.cancelOrFinishImmediately() }
    }

    // MARK: Changes

    func parties(of change: any ControllerChange) -> [UIViewController] { [navigation] }
    var stageView: StageView? { content }
    var mayBegin: Bool { isShown }

    /// Runs the pending changes; only the last one is animated.
    func runPending() {
        if isShown, !runner.pending.isEmpty { runner.run() }
    }

    func changeDidEnd() {
        alignChild()
        if !runner.pending.isEmpty { navigation.viewIfLoaded?.setNeedsLayout() }
    }

    func changesDidRest() {
        alignChild()
        if navigation.appearance.state == .disappeared { containerDidDisappear() }
    }

    // MARK: The container's appearance

    /// Installs the top of the stack before the container appears.
    func install() {
        guard runner.isAtRest else { return }
        runner.applyPendingUnseen()
        let top = navigation.topViewController
        guard page?.child !== top else { return }
        dropPage()
        guard let top else { return }
        top.loadViewIfNeeded()
        top.isMovingToParent = navigation.appearance.state != .disappeared && newcomers.contains(ObjectIdentifier(top))
        newcomers = []
        let page = add(top, inFront: true)
        page.layOutView(in: page.bounds)
        navigation.showItems(of: navigation.viewControllers)
        navigation.toolbar.show(top.toolbarItems, with: nil)
        notifiesDelegateOfPage = true
    }

    /// Notifies the delegate of the installed page.
    ///
    /// - Parameter isOver: Whether the page has appeared; otherwise it is about to.
    func notifyDelegate(isOver: Bool) {
        guard notifiesDelegateOfPage, let controller = page?.child else { return }
        let animated = navigation.appearance.isAnimated
        if isOver {
            notifiesDelegateOfPage = false
            navigation.delegate?.navigationController(navigation, didShow: controller, animated: animated)
        } else {
            navigation.delegate?.navigationController(navigation, willShow: controller, animated: animated)
        }
    }

    /// Called when the container has disappeared. Pending changes only set parent links, and a page that is not the top's
    /// is removed.
    func containerDidDisappear() {
        guard !runner.isCallingOut else { return }
        runner.containerDidDisappear()
        if page?.child !== navigation.topViewController { dropPage() }
    }

    private func dropPage() {
        guard let dropped = page else { return }
        page = nil
        dropped.detach()
        // A page that was disappearing with the container when the stack changed does not appear again.
        if dropped.child.isDisappearing { dropped.child.endAppearanceTransition() }
    }

    // MARK: Layout

    /// Lays out the shown page; while it animates, only its insets change.
    func layOutPages() {
        guard let page else { return }
        if runner.running == nil { page.frame = content.bounds }
        // During a transition of the app's own, the animator sets the view's frame.
        let place = navigation.resolveFrame(in: page)
        if running?.custom == nil { page.layOutView(in: place) }
    }

    /// Adds the bars to the safe areas of an arriving page and of the page that it replaces.
    ///
    /// - Returns: The frame of the controller's view in the arriving page.
    func resolveFrame(in page: NavigationPage, over old: NavigationPage?) -> CGRect {
        old?.containerInsets.bottom = old.map(navigation.bottomInset) ?? 0
        updateScrolling()
        return navigation.resolveFrame(in: page)
    }

    /// Lays out the shown page at rest.
    func layOut(_ page: NavigationPage) {
        updateScrolling()
        page.layOutView(in: navigation.resolveFrame(in: page))
    }

    /// Whether a transition is running.
    var isChanging: Bool { !runner.isAtRest }

    /// Connects the bars to the scroll view of the shown page.
    func updateScrolling() {
        guard let page else { return }
        if !isChanging { followContentAtBottom() }
        let item = page.child.navigationItem
        let bar = navigation.navigationBar
        let isLarge =
            bar.prefersLargeTitles && !navigation.isNavigationBarHidden && bar.isLarge(page.items(in: navigation))
        guard !page.isStack else { return page.scrolling = nil }
        let contentBelow = item.contentBelow
        defer { if item.contentBelow != contentBelow { bar.setNeedsLayout() } }
        if page.scrolling == nil {
            guard isLarge || page.child.scrollView(at: .top) != nil else { return item.contentBelow = 0 }
            page.scrolling = PageScrolling(of: page) { [unowned navigation] in
                (navigation.viewIfLoaded?.safeAreaInsets.top ?? 0) + navigation.navigationBar.baseHeight(for: item)
            } onChange: { [weak self, weak page] scrollView in
                if let page { self?.scrollingDidChange(on: page, with: scrollView) }
            }
        }
        page.scrolling?.isLarge = isLarge
        page.scrolling?.follow()
    }

    /// Updates the backgrounds of the bottom bars for the scroll position of the page.
    func followContentAtBottom() {
        navigation.toolbar.follow(page?.child)
        var container = navigation.parent
        while let current = container {
            if let bar = current.asContainer?.bottomBarContainer { return bar.followContent() }
            container = current.parent
        }
    }

    /// Lays out the arriving page's content first, because the height of a large title depends on its scroll position.
    func settleContent() {
        guard let page else { return }
        LayoutPass.layOutSubtree(of: page)
        page.scrolling?.showRestoredPosition()
        page.scrolling?.follow()
    }

    /// Lays out the bar for a new scroll position, which changes the top of the page's safe area.
    private func scrollingDidChange(on page: NavigationPage, with scrollView: UIScrollView) {
        guard page === self.page else { return }
        page.containerInsets.top = navigation.barInset(of: page)
        scrollView.resolveSafeArea()
        guard !isChanging else { return }
        navigation.followContentAtTop()
    }

    /// Shows the page of a controller, in front of the former page or behind it.
    func add(_ controller: UIViewController, inFront: Bool) -> NavigationPage {
        let page = NavigationPage(controller, hidesBottomBar: navigation.hidesBottomBar(below: controller))
        page.frame = content.bounds
        self.page = page
        inFront ? content.addSubview(page) : content.insertSubview(page, at: 0)
        return page
    }

    private func alignChild() {
        if let page { navigation.alignAppearance(of: page.child) }
    }
}
